import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { CookiesBanner } from "./cookies-banner.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { askPhoneCode, readKeptPhone } from "./phone-api.ts";
import { useIdentityForm } from "./use-identity-form.ts";

const submit = async (typed: FormData) => {
  await askPhoneCode(String(typed.get("phone")));
  return null;
};

/**
 * A mobile number, and a code to it; the answer is the same whether anybody has the number.
 * @param props.page its own page, where it stands on another: sent without a script, it comes back there
 */
export function PhoneForm({ page }: { page?: string }) {
  const { t } = useLingui();
  const { isBusy, formProps, emailError, formError } = useIdentityForm({
    submit,
    goTo: "/dashboard",
    ...(page && { page }),
  });
  const { ref } = formProps;
  useEffect(() => {
    const field = ref.current?.elements.namedItem("phone");
    if (field instanceof HTMLInputElement) field.value ||= readKeptPhone();
  }, [ref]);
  return (
    <form {...formProps} action={page} method="post" noValidate className="grid gap-3">
      <TextField
        id="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t`Mobile number`}
        hint={t`Of India, ten digits.`}
        error={
          emailError &&
          t`This is no mobile number of India: ten digits, the first of them 6, 7, 8 or 9.`
        }
      />
      <CookiesBanner />
      {formError && <FailureBanner>{formError}</FailureBanner>}
      <Button type="submit" busy={isBusy} className="w-full">
        <Trans>Send me a code</Trans>
      </Button>
    </form>
  );
}
