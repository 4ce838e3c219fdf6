import { Trans, useLingui } from "@lingui/react/macro";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { Button } from "./button.tsx";
import { FieldError, PasswordField, TextField } from "./field.tsx";

type OwnerProofProps = {
  /** Without one a code is asked for. */
  hasPassword: boolean;
  /** Whether the code comes by SMS, to an account that has no address. */
  isByPhone: boolean;
  /** Having the code mailed, as a mutation stands. */
  code: { isSuccess: boolean; isPending: boolean; error: unknown; mutate: () => void };
  /** Why what the proof is for has failed. */
  failure: unknown;
  /** Whether it was to be sent without one. */
  isMissing?: boolean;
  /** What the proof guards, where that is not plain. */
  hint?: string | undefined;
};

const proofCodes = ["wrong-credentials", "wrong-code", "login-blocked"];

/** Whether something failed by its proof, which is said at the field. */
export const isProofFailure = (error: unknown): boolean =>
  Boolean(error) && proofCodes.includes(describeFailure(error).code);

function useProofWords() {
  const { t } = useLingui();
  return (error: unknown): string | undefined => {
    if (!error) return undefined;
    switch (describeFailure(error).code) {
      case "wrong-credentials":
        return t`This is not your password.`;
      case "wrong-code":
        return t`This code is not right, or too old. Have a new one sent.`;
      case "login-blocked":
        return t`That was wrong too often. Wait 15 minutes and try again.`;
      case "too-many-requests":
        return t`Too many codes were asked for. Try again in an hour.`;
      case "sms-not-sent":
        return t`The SMS could not be sent. Try again later.`;
      case networkRequestFailed:
        return t`No connection. Try again when you have signal.`;
      default:
        return t`Something went wrong on our side. Try again in a moment.`;
    }
  };
}

type CodeState = { isByPhone: boolean; isSent: boolean };

function CodeNote({ isByPhone, isSent }: CodeState) {
  if (isByPhone) {
    return isSent ? (
      <Trans>An SMS with a code is on its way. It works for 10 minutes.</Trans>
    ) : (
      <Trans>Your account has no password, so we send a code to your phone.</Trans>
    );
  }
  return isSent ? (
    <Trans>A mail with a code is on its way. It works for 10 minutes.</Trans>
  ) : (
    <Trans>Your account has no password, so we mail you a code.</Trans>
  );
}

function CodeButtonText({ isByPhone, isSent }: CodeState) {
  if (isByPhone) return isSent ? <Trans>Send another code</Trans> : <Trans>Send me a code</Trans>;
  return isSent ? <Trans>Mail another code</Trans> : <Trans>Mail me a code</Trans>;
}

/** Asks whoever uses the open session to show that they are its owner: fields `password` or `code` of a form. */
export function OwnerProofFields(props: OwnerProofProps) {
  const { hasPassword, isByPhone, code, failure, isMissing = false, hint } = props;
  const { t } = useLingui();
  const wordFailure = useProofWords();
  const error = isProofFailure(failure) ? wordFailure(failure) : undefined;
  if (hasPassword) {
    return (
      <PasswordField
        name="password"
        required
        autoComplete="current-password"
        label={t`Your password`}
        hint={hint}
        error={isMissing ? t`Enter your password.` : error}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-[15px] text-quiet">
        <CodeNote isByPhone={isByPhone} isSent={code.isSuccess} />
      </p>
      <Button
        variant="quiet"
        className="sm:justify-self-start"
        busy={code.isPending}
        onClick={() => code.mutate()}
      >
        <CodeButtonText isByPhone={isByPhone} isSent={code.isSuccess} />
      </Button>
      {Boolean(code.error) && <FieldError>{wordFailure(code.error)}</FieldError>}
      <TextField
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        pattern="[0-9]{6}"
        label={isByPhone ? t`Code from the SMS` : t`Code from the mail`}
        error={isMissing ? t`Enter the six digits of the code.` : error}
      />
    </div>
  );
}
