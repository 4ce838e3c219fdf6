import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Divider } from "#src/ui/divider.tsx";
import { logIdentityError, useSession } from "./api.ts";
import { describeIdentityError, getProject } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { signInWithPopup } from "./provider-api.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import type { SignedIn } from "./sign-in-schema.ts";
import { leaveForCode, leaveSignedIn } from "./use-identity-form.ts";

function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="18" height="18" fill="currentColor">
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
    </svg>
  );
}

type State =
  | { kind: "waiting" }
  | { kind: "explained" }
  | { kind: "failed"; code: IdentityErrorCode };

/** Signing in with the other identity provider; where none is set up, it says so beforehand. */
export function GoogleButton({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { login } = useSession();
  const [isMissing, setIsMissing] = useState(false);
  const [state, setState] = useState<State | null>(null);

  useEffect(() => {
    getProject().then(
      ({ providers }) => setIsMissing(providers.length === 0),
      // Unknown for now; pressing the button finds out.
      () => undefined,
    );
  }, []);

  const finish = ({ user, isNew }: SignedIn) => {
    login(user);
    leaveSignedIn(isNew ? "/setup" : "/dashboard");
  };
  const fail = (code: IdentityErrorCode) => {
    logIdentityError(code);
    // The newer window's words stand here already.
    if (code === "cancelled-popup-request") return;
    if (code === "multi-factor-auth-required") return leaveForCode("/second-factor");
    setState({ kind: code === "provider-not-configured" ? "explained" : "failed", code });
  };
  const handleClick = async () => {
    if (isMissing) return fail("provider-not-configured");
    setState({ kind: "waiting" });
    const outcome = await signInWithPopup(finish);
    if ("signedIn" in outcome) finish(outcome.signedIn);
    else fail(outcome.code);
  };
  return (
    <div>
      <Divider>
        <Trans>OR</Trans>
      </Divider>
      <Button
        variant="text"
        icon={<GoogleMark />}
        onClick={() => void handleClick()}
        // Said before it is pressed, and it still takes the focus, so that whoever listens hears why.
        aria-disabled={isMissing || undefined}
        aria-describedby="google-state"
        className={isMissing ? "w-full font-normal! text-quiet!" : "w-full"}
      >
        {children}
      </Button>
      {/* A line is kept free, so that nothing moves when it is known. */}
      <p
        id="google-state"
        role="status"
        className="min-h-5.5 text-center text-sm leading-snug text-quiet"
      >
        {state === null && isMissing && <Trans>Google sign-in is not offered here.</Trans>}
        {state?.kind === "waiting" && (
          <Trans>Go on in the window that has opened. To open it anew, press again.</Trans>
        )}
        {state?.kind === "explained" && i18n._(describeIdentityError("provider-not-configured"))}
      </p>
      {state?.kind === "failed" && (
        <div className="mt-3">
          <FailureBanner>{i18n._(describeIdentityError(state.code))}</FailureBanner>
        </div>
      )}
    </div>
  );
}
