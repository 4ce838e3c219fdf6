import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type UseMutationResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { readFaults } from "#src/shared/form-faults.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FieldError, TextField } from "#src/ui/field.tsx";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useSaving } from "#src/ui/use-saving.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { useSession } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { proofFaults } from "./owner-schema.ts";
import {
  secondFactorQuery,
  useBackupCodes,
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useRenewBackupCodes,
  useTurnOffSecondFactor,
} from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import { secondFactorInput } from "./security-schema.ts";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

const wrongCode = "wrong-code";

// Only who sets the step up needs what draws the code.
const QrCode = lazyAnew(
  async () => (await import("#src/ui/qr-code.tsx")).QrCode,
  <Skeleton className="size-48" />,
);

/** The code of an authenticator app as a second step of signing in. */
export function SecurityFactorSection() {
  const state = useQuery(secondFactorQuery);
  const { user } = useSession();
  const wordFailure = useSecurityFailure();
  const { codes, forget } = useBackupCodes();
  const place = useSwapFocus<HTMLDivElement>(codes ?? state.data?.isOn);
  return (
    <SecurityCard
      ref={place}
      isFolded={!codes && !state.data?.isOn}
      title={<Trans>Second step when signing in</Trans>}
      text={
        <Trans>
          A code from an app on your phone, beside the password: a stolen password is then not
          enough.
        </Trans>
      }
    >
      {state.isPending && <Skeleton className="h-12" />}
      {state.isError && (
        <>
          <FieldError>{wordFailure(state.error)}</FieldError>
          <Button variant="quiet" busy={state.isFetching} onClick={() => void state.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {codes && <BackupCodes codes={codes} onDone={forget} />}
      {state.data && !codes && state.data.isOn && <FactorOn left={state.data.backupCodesLeft} />}
      {state.data && !codes && !state.data.isOn && (
        <FactorOff
          // The address may have been confirmed in another tab, which the session hears of at once.
          canBegin={state.data.emailVerified || user?.emailVerified === true}
        />
      )}
    </SecurityCard>
  );
}

const known = { names: ["code"], codes: proofFaults } as const;

/** A code, and something done with it. */
function FactorCodeForm(props: {
  button: ReactNode;
  write: Pick<UseMutationResult<unknown, Error, string>, "mutateAsync" | "isPending" | "error">;
  /** What to say once it is done, where that is not seen. */
  text?: string;
  onCancel: () => void;
}) {
  const { button, write, text, onCancel } = props;
  const { i18n, t } = useLingui();
  const { save, isBusy, failure } = useSaving(write, {
    wordFailure: useSecurityFailure(),
    onRefused: logSecurityFailure,
  });
  const [isShort, setShort] = useState(false);
  const isWrong = write.error !== null && describeFailure(write.error).code === wrongCode;
  const handleSubmit = (form: HTMLFormElement) => {
    const { data, error } = secondFactorInput.safeParse(Object.fromEntries(new FormData(form)));
    setShort(readFaults(error, known).code !== undefined);
    if (data) save(data.code, { text });
  };
  const wordFault = () =>
    isShort
      ? t`A code has six digits, a backup code ten letters and digits.`
      : isWrong && i18n._(describeIdentityError(wrongCode));
  return (
    <CheckedForm onSubmit={handleSubmit} onInput={() => setShort(false)} className="grid gap-3">
      <TextField
        name="code"
        required
        autoComplete="one-time-code"
        spellCheck={false}
        label={t`Code of the authenticator app`}
        error={wordFault()}
      />
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isBusy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </CheckedForm>
  );
}

function FactorOff({ canBegin }: { canBegin: boolean }) {
  const { t } = useLingui();
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const place = useSwapFocus<HTMLDivElement>(begin.data);
  const wordFailure = useSecurityFailure();
  if (!canBegin) {
    return (
      <p className="text-copy">
        <Trans>Confirm your e-mail address first; then it can be set up here.</Trans>
      </p>
    );
  }
  if (!begin.data) {
    return (
      <div ref={place} className="grid gap-3">
        <Button
          variant="quiet"
          className="sm:justify-self-start"
          busy={begin.isPending}
          onClick={() => begin.mutate(undefined, { onError: logSecurityFailure })}
        >
          <Trans>Set it up</Trans>
        </Button>
        {begin.isError && <FieldError>{wordFailure(begin.error)}</FieldError>}
      </div>
    );
  }
  const { secret, address } = begin.data;
  return (
    <div ref={place} className="grid gap-3">
      <ol tabIndex={-1} className="grid list-decimal gap-2 pl-5">
        <li>
          <Trans>Install an authenticator app on your phone, if you have none yet.</Trans>
        </li>
        <li>
          {/* A phone cannot look at its own screen. */}
          <div className="mb-2 max-sm:hidden">
            <Trans>Point the app's camera at this code:</Trans>
            <div className="mt-1 size-48">
              {/* Whatever keeps it away, the key below does the same. */}
              <ErrorBoundary fallback={() => null}>
                <QrCode text={address} label={t`Code for the authenticator app`} />
              </ErrorBoundary>
            </div>
          </div>
          <Trans>On this phone, open the app with the button; else type this key into it:</Trans>
          <code className="mt-1 block rounded-control bg-surface px-3 py-2.5 text-lg tracking-wide break-words select-all">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </code>
        </li>
        <li>
          <Trans>Enter the code that the app shows.</Trans>
        </li>
      </ol>
      <LinkButton href={address} variant="quiet" className="sm:justify-self-start">
        <Trans>Open the authenticator app</Trans>
      </LinkButton>
      <FactorCodeForm button={<Trans>Turn it on</Trans>} write={confirm} onCancel={begin.reset} />
    </div>
  );
}

function FactorOn({ left }: { left: number }) {
  const { t } = useLingui();
  const [wish, setWish] = useState<"renew" | "off" | null>(null);
  const renew = useRenewBackupCodes();
  const turnOff = useTurnOffSecondFactor();
  const place = useSwapFocus<HTMLDivElement>(wish);
  return (
    <div ref={place} className="grid gap-3">
      {wish === "renew" && (
        <FactorCodeForm
          button={<Trans>Make new backup codes</Trans>}
          write={renew}
          onCancel={() => setWish(null)}
        />
      )}
      {wish === "off" && (
        <FactorCodeForm
          button={<Trans>Turn it off</Trans>}
          write={turnOff}
          text={t`The second step is off.`}
          onCancel={() => setWish(null)}
        />
      )}
      {wish === null && (
        <>
          <p role="status">
            <Trans>It is on.</Trans>{" "}
            {t`${plural(left, { one: "# backup code is left.", other: "# backup codes are left." })}`}
          </p>
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <Button variant="quiet" onClick={() => setWish("renew")}>
              <Trans>New backup codes</Trans>
            </Button>
            <Button variant="danger" onClick={() => setWish("off")}>
              <Trans>Turn it off</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div role="status" tabIndex={-1} className="grid gap-3">
      <p>
        <Trans>
          Write these codes down and keep them apart from the phone. Each lets you in once when the
          phone is lost. They are shown only now.
        </Trans>
      </p>
      <ul className="grid pair:grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-surface px-4 py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="sm:justify-self-start" onClick={onDone}>
        <Trans>I have written them down</Trans>
      </Button>
    </div>
  );
}
