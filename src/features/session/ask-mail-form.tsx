import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/field.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { StepDoneSection } from "./step-done-section.tsx";
import { useStep } from "./use-step.ts";

/** An e-mail address, and a mail to it; the answer is the same whether anybody has the address. */
export function AskMailForm(props: {
  send: (email: string) => Promise<void>;
  button: ReactNode;
  /** How long the link in the mail works. */
  done: ReactNode;
}) {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const { isBusy, isDone, code, words, formProps } = useStep(async (typed) => {
    const asked = String(typed.get("email")).trim();
    await props.send(asked);
    setEmail(asked);
  });
  if (isDone) {
    return (
      <StepDoneSection>
        <p className="font-semibold">
          <Trans>Look into your mail.</Trans>
        </p>
        {/* A slip of the finger is seen here, and nowhere else. */}
        <p className="font-semibold break-words">{email}</p>
        <p>{props.done}</p>
        <a
          href={window.location.pathname}
          className="inline-block py-3 font-semibold text-leaf-700 underline"
        >
          <Trans>Ask for a new link</Trans>
        </a>
      </StepDoneSection>
    );
  }
  const isEmailFault = code === "invalid-input";
  return (
    <form {...formProps}>
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Email address`}
        error={isEmailFault ? t`Enter an e-mail address such as name@example.com.` : undefined}
      />
      {words && !isEmailFault && <FailureBanner>{words}</FailureBanner>}
      <Button type="submit" busy={isBusy} className="w-full">
        {props.button}
      </Button>
    </form>
  );
}
