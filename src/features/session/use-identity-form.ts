import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { logIdentityError, useSession } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import type { SessionUser } from "./schema.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import { getReturnPath, toIdentityErrorCode } from "./sign-in-rules.ts";

/** Which field an error belongs to; the others stand above the button. */
const fieldOfError: Partial<Record<IdentityErrorCode, "email" | "password" | "code">> = {
  "wrong-code": "code",
  "email-already-in-use": "email",
  "invalid-input": "email",
  "password-does-not-meet-requirements": "password",
};

type SignedInPlace = "/dashboard" | "/setup";

/** Leaves for the place that the address of this page names, else for the given one. */
export function leaveSignedIn(goTo: SignedInPlace): void {
  const returnTo = new URLSearchParams(window.location.search).get("returnTo");
  window.location.assign((goTo === "/dashboard" && getReturnPath(returnTo)) || goTo);
}

/** Leaves for the step that asks for a code; the place to go to after it comes along. */
export function leaveForCode(step: "/second-factor" | "/phone-code"): void {
  const returnTo = getReturnPath(new URLSearchParams(window.location.search).get("returnTo"));
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
  window.location.assign(`${step}${search}`);
}

/** A new object for each failure, so that the same one twice is announced twice. */
type Failure = {
  code: IdentityErrorCode;
  /** Whether a password was typed: a refusal then says nothing of an empty one. */
  hasPassword: boolean;
};

export type IdentityFormOptions = {
  /** Sends what was typed; resolves with the user who is signed in now, or null when a code is on its way first. */
  submit: (typed: FormData) => Promise<SessionUser | null>;
  /** Where to go when the address does not say. */
  goTo: SignedInPlace | (() => SignedInPlace);
  /** The page that the plain form comes back to, where that is not always the one it stands on. */
  page?: string;
  /** The words of a refusal where they differ from the common ones. */
  describe?: (code: IdentityErrorCode) => MessageDescriptor;
  /** Runs when the server refused, before the words appear. */
  onFailure?: (code: IdentityErrorCode, typed: FormData, error: unknown) => Promise<void>;
};

const wrongAddress = msg`Check the e-mail address: it should look like name@example.com.`;

const subscribeToNothing = () => () => undefined;

/** The plain form, sent before the script was here, comes back with its reason in the address. */
function readReturnedForm(page: string | undefined): Failure | null {
  if (typeof window === "undefined") return null;
  if (page !== undefined && page !== window.location.pathname) return null;
  const code = new URLSearchParams(window.location.search).get("error");
  return code === null ? null : { code: toIdentityErrorCode(code), hasPassword: false };
}

/** Sends a form that was sent before its script was here, which only noted it (main.late.ts). */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const pressed = form.current;
    if (pressed?.dataset["pressed"] === undefined) return;
    // A task later, by when the form also knows what stands in the page's address.
    const timer = setTimeout(() => {
      delete pressed.dataset["pressed"];
      pressed.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form]);
}

/** What signing in and signing up share: one request at a time, errors beside their cause, then on. */
export function useIdentityForm({
  submit,
  goTo,
  onFailure,
  describe = describeIdentityError,
  page,
}: IdentityFormOptions) {
  const { i18n } = useLingui();
  const { login } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [returned] = useState(() => readReturnedForm(page));
  const isAlive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [answered, setAnswered] = useState<Failure | null>(returned);
  // The page was painted without it, so it may only appear once the script has taken over.
  const failure = isAlive ? answered : null;

  useEarlyPress(form);
  useEffect(() => {
    if (!returned) return;
    const search = new URLSearchParams(window.location.search);
    search.delete("error");
    for (const name of ["email", "phone"]) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value ||= search.get(name) ?? "";
      search.delete(name);
    }
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
      const user = await submit(typed);
      if (!user) return leaveForCode("/phone-code");
      login(user);
      leaveSignedIn(typeof goTo === "string" ? goTo : goTo());
    } catch (error) {
      const code = toIdentityErrorCode(describeFailure(error).code);
      logIdentityError(code);
      if (code === "multi-factor-auth-required") return leaveForCode("/second-factor");
      await onFailure?.(code, typed, error);
      setAnswered({ code, hasPassword: Boolean(typed.get("password")) });
      setIsBusy(false);
    }
  };

  const field = failure && (fieldOfError[failure.code] ?? "form");
  const isAddressAlone = failure?.code === "invalid-input" && failure.hasPassword;
  const described = isAddressAlone ? wrongAddress : failure && describe(failure.code);
  const words = described ? i18n._(described) : undefined;
  return {
    isBusy,
    code: failure?.code,
    formProps: { ref: form, onSubmit: handleSubmit },
    emailError: field === "email" ? words : undefined,
    passwordError: field === "password" ? words : undefined,
    codeError: field === "code" ? words : undefined,
    formError: field === "form" ? words : undefined,
  };
}
