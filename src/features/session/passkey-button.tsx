import { useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#src/ui/button.tsx";
import { logIdentityError, useSession } from "./api.ts";
import { describeIdentityError, getProject } from "./entrance-api.ts";
import { FormFailure, leaveSignedIn } from "./identity-form.tsx";
import { hasPasskeys, toPasskeyErrorCode } from "./passkey-api.ts";
import type { IdentityErrorCode, SignedIn } from "./schema.ts";

type PasskeyButtonProps = {
  /** Has a passkey used; resolves with the user who is signed in now. */
  submit: () => Promise<SignedIn>;
  children: ReactNode;
};

const subscribeToNothing = () => () => undefined;

/** A way in by a passkey, where browser and server can; painted before that is known, since most can. */
export function PasskeyButton({ submit, children }: PasskeyButtonProps) {
  const { i18n } = useLingui();
  const { login } = useSession();
  const isKnown = useSyncExternalStore(subscribeToNothing, hasPasskeys, () => true);
  const [isOffered, setIsOffered] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<{ code: IdentityErrorCode } | null>(null);
  useEffect(() => {
    getProject().then(
      ({ passkeys }) => setIsOffered(passkeys !== false),
      // Unknown for now; pressing the button finds out.
      () => undefined,
    );
  }, []);
  if (!isKnown || !isOffered) return null;
  const handleClick = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { user, isNew } = await submit();
      login(user);
      leaveSignedIn(isNew ? "/setup" : "/dashboard");
    } catch (error) {
      const code = toPasskeyErrorCode(error);
      logIdentityError(code);
      setFailure({ code });
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        icon={<KeyRound aria-hidden size={20} />}
        busy={isBusy}
        onClick={() => void handleClick()}
        className="w-full"
      >
        {children}
      </Button>
      {failure && (
        <div className="mt-3">
          <FormFailure>{i18n._(describeIdentityError(failure.code))}</FormFailure>
        </div>
      )}
    </div>
  );
}
