import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
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
import { TextField } from "#src/ui/field.tsx";
import { logIdentityError } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { FormFailure, useEarlyPress } from "./identity-form.tsx";
import { toIdentityErrorCode } from "./rules.ts";
import { type IdentityErrorCode, mailedToken } from "./schema.ts";

const subscribeToHash = (changed: () => void) => {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
};

/**
 * The token in this page's address; empty where there is none, or what a mail has cut cannot be one. For a press,
 * which may come before a rendering knows it.
 */
export const readMailedToken = () =>
  mailedToken.safeParse(window.location.hash.slice(1)).data ?? "";

/** The token in this page's address; empty where there is none, null before the script has looked. */
export function useMailedToken(): string | null {
  return useSyncExternalStore(subscribeToHash, readMailedToken, () => null);
}

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

/** What was done, and what comes next; it takes the focus, since the form it stood in is gone. */
export function StepDone({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-leaf-100 px-4 py-3.5 outline-none"
    >
      <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf-700" />
      <div className="grid min-w-0 gap-2">{children}</div>
    </div>
  );
}

/** An e-mail address, and a mail to it; the answer is the same whether anybody has the address. */
export function AskMailForm(props: {
  send: (email: string) => Promise<void>;
  button: ReactNode;
  /** How long the link in the mail works. */
  done: ReactNode;
}) {
  const { t } = useLingui();
  const { isBusy, isDone, code, words, formProps } = useStep((typed) =>
    props.send(String(typed.get("email"))),
  );
  if (isDone) {
    return (
      <StepDone>
        <p className="font-semibold">
          <Trans>Look into your mail.</Trans>
        </p>
        <p>{props.done}</p>
        <a
          href={window.location.pathname}
          className="inline-block py-3 font-semibold text-leaf-700 underline"
        >
          <Trans>Ask for a new link</Trans>
        </a>
      </StepDone>
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
      {words && !isEmailFault && <FormFailure>{words}</FormFailure>}
      <Button type="submit" busy={isBusy} className="w-full">
        {props.button}
      </Button>
    </form>
  );
}
