import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { type RefObject, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { logIdentityError } from "./api.ts";
import { askLink, describeIdentityError, keepEmail } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import { toIdentityErrorCode } from "./sign-in-rules.ts";

/** The button that had the focus is gone by then. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

type State =
  | { kind: "offered" }
  | { kind: "asking" }
  | { kind: "sent" }
  | { kind: "failed"; code: IdentityErrorCode };

/** The way in that no stranger can close: a link to the address that was typed into the form. */
export function StepLinkMailSection(props: {
  form: RefObject<HTMLFormElement | null>;
  /** Whether an account is wanted, and not one that is there already. */
  isNew: boolean;
}) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<State>({ kind: "offered" });
  const handleClick = async () => {
    const field = props.form.current?.elements.namedItem("email");
    const email = field instanceof HTMLInputElement ? field.value.trim() : "";
    setState({ kind: "asking" });
    try {
      await askLink(email);
      keepEmail(email);
      setState({ kind: "sent" });
    } catch (error) {
      const code = toIdentityErrorCode(describeFailure(error).code);
      logIdentityError(code);
      setState({ kind: "failed", code });
    }
  };
  const wordFailure = (code: IdentityErrorCode) => {
    if (code === "invalid-input") return t`Enter an e-mail address such as name@example.com.`;
    // The mails were asked for already, by whomever; the last of them still opens the account.
    if (code === "too-many-requests")
      return t`Links were mailed to this address a moment ago. Look into your mail, also among the spam.`;
    return i18n._(describeIdentityError(code));
  };
  const offer = props.isNew ? (
    <Trans>A link by e-mail begins an account too, without a password.</Trans>
  ) : (
    <Trans>With a mailed link you get in at once, whatever others try.</Trans>
  );
  return (
    <div className="grid gap-3">
      {state.kind === "sent" ? (
        <p
          ref={takeFocus}
          role="status"
          tabIndex={-1}
          className="flex gap-2.5 rounded-control bg-leaf-100 px-4 py-3 outline-none"
        >
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf-700" />
          <span className="min-w-0">
            <Trans>
              We have sent a link to this address. Open it on this device within 15 minutes. Nothing
              there? Look among the spam too.
            </Trans>
          </span>
        </p>
      ) : (
        <p className="text-copy leading-snug text-quiet">{offer}</p>
      )}
      {state.kind === "failed" && <FailureBanner>{wordFailure(state.code)}</FailureBanner>}
      {state.kind !== "sent" && (
        <Button
          variant="quiet"
          busy={state.kind === "asking"}
          onClick={() => void handleClick()}
          className="w-full"
        >
          <Trans>Mail me a link</Trans>
        </Button>
      )}
    </div>
  );
}
