import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button } from "#src/ui/button.tsx";
import { describeIdentityError, logIdentityError, useSession } from "./api.ts";
import { getReturnPath, toIdentityErrorCode } from "./rules.ts";
import type { IdentityErrorCode, SessionUser } from "./schema.ts";

/** Which field an error belongs to; the others stand above the button. */
const fieldOfError: Partial<Record<IdentityErrorCode, "email" | "password">> = {
  "email-already-in-use": "email",
  "invalid-input": "email",
  "password-does-not-meet-requirements": "password",
};

/** A new object for each failure, so that the same one twice is announced twice. */
type Failure = { code: IdentityErrorCode };

export type IdentityFormOptions = {
  /** Sends what was typed; resolves with the user who is signed in now. */
  submit: (typed: FormData) => Promise<SessionUser>;
  /** Where to go when the address does not say. */
  goTo: "/dashboard" | "/setup";
  /** Runs when the server refused, before the words appear. */
  onFailure?: (code: IdentityErrorCode, typed: FormData) => Promise<void>;
};

const subscribeToNothing = () => () => undefined;

/** The plain form, sent before the script was here, comes back with its reason in the address. */
function readReturnedForm(): (Failure & { email: string }) | null {
  if (typeof window === "undefined") return null;
  const search = new URLSearchParams(window.location.search);
  const code = search.get("error");
  if (code === null) return null;
  return { code: toIdentityErrorCode(code), email: search.get("email") ?? "" };
}

/** What signing in and signing up share: one request at a time, errors beside their cause, then on. */
export function useIdentityForm({ submit, goTo, onFailure }: IdentityFormOptions) {
  const { i18n } = useLingui();
  const { login } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [returned] = useState(readReturnedForm);
  const isAlive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [answered, setAnswered] = useState<Failure | null>(returned);
  // The page was painted without it, so it may only appear once the script has taken over.
  const failure = isAlive ? answered : null;

  useEffect(() => {
    if (!returned) return;
    const email = form.current?.elements.namedItem("email");
    if (email instanceof HTMLInputElement && email.value === "") email.value = returned.email;
    const search = new URLSearchParams(window.location.search);
    search.delete("error");
    search.delete("email");
    const kept = search.size > 0 ? `?${search}` : "";
    window.history.replaceState(null, "", `${window.location.pathname}${kept}`);
    logIdentityError(returned.code);
  }, [returned]);

  useEffect(() => {
    if (!failure) return;
    const target = form.current?.querySelector<HTMLElement>("[aria-invalid], [data-failure]");
    target?.focus();
  }, [failure]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    setIsBusy(true);
    setAnswered(null);
    try {
      login(await submit(typed));
      const returnTo = new URLSearchParams(window.location.search).get("returnTo");
      window.location.assign((goTo === "/dashboard" && getReturnPath(returnTo)) || goTo);
    } catch (error) {
      const code = toIdentityErrorCode(describeFailure(error).code);
      logIdentityError(code);
      await onFailure?.(code, typed);
      setAnswered({ code });
      setIsBusy(false);
    }
  };

  const field = failure && (fieldOfError[failure.code] ?? "form");
  const words = failure ? i18n._(describeIdentityError(failure.code)) : undefined;
  return {
    isBusy,
    formProps: { ref: form, method: "post", onSubmit: handleSubmit } as const,
    emailError: field === "email" ? words : undefined,
    passwordError: field === "password" ? words : undefined,
    formError: field === "form" ? words : undefined,
  };
}

/** What went wrong with the form as a whole; it takes the focus. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-failure
      className="flex gap-2.5 rounded-control bg-chilli-100 px-4 py-3 font-medium text-chilli-600"
    >
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="18" height="18" fill="currentColor">
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
    </svg>
  );
}

/** The button of the other identity provider; where none is set up, it says so. */
export function GoogleButton({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const [code, setCode] = useState<IdentityErrorCode | null>(null);
  const handleClick = () => {
    logIdentityError("provider-not-configured");
    setCode("provider-not-configured");
  };
  return (
    <div>
      <div aria-hidden className="mb-4 flex items-center gap-4 text-sm font-semibold text-quiet">
        <span className="h-px grow bg-line" />
        <Trans>OR</Trans>
        <span className="h-px grow bg-line" />
      </div>
      <Button variant="quiet" icon={<GoogleMark />} onClick={handleClick} className="w-full">
        {children}
      </Button>
      <p role="status" className="mt-2 text-[15px] leading-snug text-quiet empty:hidden">
        {code && i18n._(describeIdentityError(code))}
      </p>
    </div>
  );
}
