import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { formatDate } from "#src/shared/dates.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { hasProvenAddress } from "./account-rules.ts";
import { useSession } from "./api.ts";
import { readOwnerProof, useOwnerProof } from "./owner-api.ts";
import { ownerProof } from "./owner-schema.ts";
import { hasPasskeys } from "./passkey-api.ts";
import type { Passkey } from "./passkey-schema.ts";
import { passkeysQuery, useRemovePasskey } from "./security-api.ts";
import { SecurityCard } from "./security-card.tsx";
import { SecurityPasskeyForm } from "./security-passkey-form.tsx";
import { logSecurityFailure, useSecurityFailure } from "./security-words.ts";

/** The passkeys of the account. */
export function SecurityPasskeyList() {
  const list = useQuery(passkeysQuery);
  const wordFailure = useSecurityFailure();
  const [isAdding, setIsAdding] = useState(false);
  const passkeys = list.data?.passkeys ?? [];
  const place = useSwapFocus<HTMLDivElement>(`${isAdding} ${passkeys.length}`);
  // Where none can be made, there is nothing to explain either.
  if (list.data && !list.data.isOffered && passkeys.length === 0) return null;
  return (
    <SecurityCard
      ref={place}
      isFolded
      title={<Trans>Passkeys</Trans>}
      text={
        <Trans>
          A passkey lets you in with your finger, your face or the PIN of your phone, without a
          password and without a code.
        </Trans>
      }
    >
      {list.isPending && <Skeleton className="h-12" />}
      {list.isError && (
        <>
          <FieldError>{wordFailure(list.error)}</FieldError>
          <Button variant="quiet" busy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {list.data?.isOffered && (
        <Adding
          isOpen={isAdding}
          onOpen={() => setIsAdding(true)}
          onDone={() => setIsAdding(false)}
        />
      )}
    </SecurityCard>
  );
}

type AddingProps = { isOpen: boolean; onOpen: () => void; onDone: () => void };

function Adding({ isOpen, onOpen, onDone }: AddingProps) {
  const { user } = useSession();
  if (!hasPasskeys()) {
    return (
      <p className="text-copy">
        <Trans>This browser can’t make passkeys. Another one, or a newer phone, can.</Trans>
      </p>
    );
  }
  if (!user || !hasProvenAddress(user)) {
    return (
      <p className="text-copy">
        <Trans>Confirm your e-mail address first; then you can add one here.</Trans>
      </p>
    );
  }
  if (isOpen) return <SecurityPasskeyForm onDone={onDone} />;
  return (
    <Button variant="quiet" className="sm:justify-self-start" onClick={onOpen}>
      <Trans>Add a passkey</Trans>
    </Button>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const place = useSwapFocus<HTMLLIElement>(isOpen);
  const [now] = useState(() => new Date());
  const { name, createdAt, lastUsedAt } = passkey;
  const added = formatDate(new Date(createdAt), language, now);
  const used = lastUsedAt && formatDate(new Date(lastUsedAt), language, now);
  return (
    <li ref={place} className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <KeyRound aria-hidden size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0 grow basis-40">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-quiet">
            {used ? <Trans>last used {used}</Trans> : <Trans>added {added}, not used yet</Trans>}
          </p>
        </div>
        {!isOpen && (
          <Button variant="text" aria-label={t`Remove: ${name}`} onClick={() => setIsOpen(true)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {isOpen && <RemovalForm passkey={passkey} onCancel={() => setIsOpen(false)} />}
    </li>
  );
}

type RemovalFormProps = { passkey: Passkey; onCancel: () => void };

function RemovalForm({ passkey: { id }, onCancel }: RemovalFormProps) {
  const { t } = useLingui();
  const proof = useOwnerProof();
  const remove = useRemovePasskey();
  const { save, isBusy, failure } = useSaving(remove, {
    wordFailure: useSecurityFailure(),
    onRefused: logSecurityFailure,
  });
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (form: HTMLFormElement) => {
    const { data } = ownerProof.safeParse(readOwnerProof(form));
    setMissing(!data);
    if (data) save({ id, proof: data }, { text: t`The passkey is removed.` });
  };
  return (
    <CheckedForm
      onSubmit={handleSubmit}
      onInput={() => setMissing(false)}
      className="mt-3 grid gap-3"
    >
      <OwnerProofFields {...proof} failure={remove.error} isMissing={isMissing} />
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant="danger" busy={isBusy}>
          <Trans>Remove the passkey</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </CheckedForm>
  );
}
