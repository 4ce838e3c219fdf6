import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { readOwnerProof, useOwnerProof } from "#src/features/session/owner-api.ts";
import { formatDay } from "#src/shared/dates.ts";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FieldError, TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useDeleteAccount } from "./account-api.ts";
import { ConsentSection } from "./consent-section.tsx";
import { GrievanceSection } from "./grievance-section.tsx";

function Consequences() {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        <Trans>You are signed out at once on every phone and computer.</Trans>
      </li>
      <li>
        <Trans>
          In 7 days your name, e-mail address, picture, phone, address, farm profile and cards are
          removed for good.
        </Trans>
      </li>
      <li>
        <Trans>
          Loss reports, drafts and what still waits on this device go then too, when Urvara is next
          opened on it.
        </Trans>
      </li>
      <li>
        <Trans>
          Your posts and their pictures stay for other farmers, under the name “Unknown”. From then
          on nobody can tell that they were yours.
        </Trans>
      </li>
      <li>
        <Trans>Sign in within these 7 days and nothing is lost: your account is kept.</Trans>
      </li>
      <li>
        <Trans>Only the results of photo checks that this device keeps are deleted at once.</Trans>
      </li>
    </ul>
  );
}

function DeleteAccountForm(props: {
  email: string;
  onCancel: () => void;
  onMarked: () => void;
  onDone: () => void;
}) {
  const { email, onCancel, onMarked, onDone } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const uid = useSession().user?.uid ?? "";
  const remove = useDeleteAccount(uid);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const isOwnEmail = typed.trim().toLowerCase() === email.toLowerCase();
  const proof = useOwnerProof();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsWrong(!isOwnEmail);
    if (!isOwnEmail) return;
    remove.mutate(
      { confirm: typed, ...readOwnerProof(event.currentTarget) },
      {
        onSuccess: onMarked,
        onError: (failure) => console.error("[profile] deleting the account failed", failure),
      },
    );
  };
  if (remove.data) {
    const lastDay = formatDay(new Date(remove.data.removedAfter), language);
    return (
      <div role="status" className="grid gap-5">
        <p>
          <Trans>
            Your account will be removed on {lastDay}. Until then, signing in keeps it and
            everything in it.
          </Trans>
        </p>
        <Button onClick={onDone} className="justify-self-end max-sm:w-full">
          <Trans>Close and leave</Trans>
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Consequences />
      <TextField
        name="confirm"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Type your e-mail address to confirm`}
        hint={email}
        value={typed}
        error={isWrong && t`This is not your account's e-mail address.`}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
      />
      <OwnerProofFields {...proof} failure={remove.error} />
      {remove.isError && !isProofFailure(remove.error) && (
        <FieldError>
          {describeFailure(remove.error).code === networkRequestFailed
            ? t`No connection, so your account is unchanged. Try again when you have signal.`
            : t`Your account could not be deleted and is unchanged. Try again in a minute.`}
        </FieldError>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" variant="danger" busy={remove.isPending}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What a farmer can do with the account as a whole: take all data away, or have it removed. */
export function AccountSection({ email }: { email: string }) {
  const { t } = useLingui();
  const { logout } = useSession();
  const confirming = useDialog();
  const [isMarked, setIsMarked] = useState(false);
  // Once it is marked there is no session any more, so whichever way the dialog is left leads out.
  const leave = () => (isMarked ? logout() : confirming.hide());
  return (
    <section aria-labelledby="profile-account" className="border-t border-line pt-5">
      <h3 id="profile-account" className="mb-1 text-lg">
        <Trans>Your data</Trans>
      </h3>
      <ConsentSection />
      <p className="mb-4 text-quiet">
        <Trans>Everything Urvara keeps about you, as one file you can save.</Trans>
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton
          variant="quiet"
          href="/api/profile/export"
          download
          icon={<Download aria-hidden size={20} />}
        >
          <Trans>Download my data</Trans>
        </LinkButton>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden size={20} />}
          onClick={confirming.show}
        >
          <Trans>Delete account</Trans>
        </Button>
      </div>
      <GrievanceSection />
      <Dialog open={confirming.open} onClose={leave} title={t`Delete your account?`} size="small">
        <DeleteAccountForm
          email={email}
          onCancel={confirming.hide}
          onMarked={() => setIsMarked(true)}
          onDone={leave}
        />
      </Dialog>
    </section>
  );
}
