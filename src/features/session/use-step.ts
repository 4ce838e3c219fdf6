import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { logIdentityError } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import { toIdentityErrorCode } from "./sign-in-rules.ts";
import { useEarlyPress } from "./use-identity-form.ts";

/** One thing sent, one answer: what the forms share that do not sign in by themselves. */
export function useStep(submit: (typed: FormData) => Promise<void>) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<{ code: IdentityErrorCode } | null>(null);
  useEarlyPress(form);
  useEffect(() => {
    if (!failure) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid], [data-failure]")?.focus();
  }, [failure]);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    setIsBusy(true);
    setFailure(null);
    try {
      await submit(typed);
      setIsDone(true);
    } catch (error) {
      const code = toIdentityErrorCode(describeFailure(error).code);
      logIdentityError(code);
      setFailure({ code });
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    isDone,
    code: failure?.code,
    words: failure ? i18n._(describeIdentityError(failure.code)) : undefined,
    formProps: { ref: form, onSubmit: handleSubmit, noValidate: true, className: "grid gap-4" },
  };
}
