import { useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "#src/ui/button.tsx";
import { logIdentityError, useSession } from "./api.ts";
import { describeIdentityError, getProject } from "./entrance-api.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { hasPasskeys, toPasskeyErrorCode } from "./passkey-api.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import type { SignedIn } from "./sign-in-schema.ts";
import { leaveSignedIn, useEarlyPress } from "./use-identity-form.ts";

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
  const form = useRef<HTMLFormElement>(null);
  useEarlyPress(form);
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
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
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
    // A form, since a press of its button is noted before the script is here.
    <form ref={form} className="mt-3" onSubmit={(event) => void handleSubmit(event)}>
      <Button
        type="submit"
        variant="text"
        icon={<KeyRound aria-hidden size={20} />}
        busy={isBusy}
        className="w-full"
      >
        {children}
      </Button>
      {failure && (
        <div className="mt-3">
          <FailureBanner>{i18n._(describeIdentityError(failure.code))}</FailureBanner>
        </div>
      )}
    </form>
  );
}
