import { type RefObject, useEffect } from "react";

/**
 * Has the browser read the code out of the SMS, where it can (WebOTP) and its owner agrees, and sends the form.
 * https://wicg.github.io/web-otp/
 */
export function useSmsCode(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const stop = new AbortController();
    const wanted = { otp: { transport: ["sms"] }, signal: stop.signal };
    navigator.credentials.get(wanted).then(
      (found) => {
        const field = form.current?.elements.namedItem("code");
        if (!found || !("code" in found) || !(field instanceof HTMLInputElement)) return;
        field.value = String(found.code);
        form.current?.requestSubmit();
      },
      // Refused, or left: the code is typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [form]);
}
