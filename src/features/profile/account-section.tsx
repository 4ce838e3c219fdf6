import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2 } from "lucide-react";
import { useSession } from "#src/features/session/api.ts";
import { readOwnerProof, useOwnerProof } from "#src/features/session/owner-api.ts";
import { formatDay } from "#src/shared/dates.ts";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { isProofFailure, OwnerProofFields } from "#src/ui/owner-proof-fields.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useDraft } from "#src/ui/use-draft.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaving } from "#src/ui/use-saving.ts";
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

function DeletionDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { user, logout } = useSession();
  const remove = useDeleteAccount(user?.uid ?? "");
  const proof = useOwnerProof();
  const isByPhone = user !== null && isStandInEmail(user.email);
  const { save, isBusy, failure } = useSaving(remove, {
    wordFailure: (error) =>
      describeFailure(error).code === networkRequestFailed
        ? t`No connection, so your account is unchanged. Try again when you have signal.`
        : t`Your account could not be deleted and is unchanged. Try again in a minute.`,
  });
  const { draft, faults, change, check } = useDraft({ confirm: "" }, (input) => ({
    input,
    faults: {
      confirm:
        input.confirm.trim().toLowerCase() !== address.toLowerCase() &&
        (isByPhone
          ? t`This is not your account's phone number.`
          : t`This is not your account's e-mail address.`),
    },
  }));
  const title = t`Delete your account?`;
  if (remove.data) {
    const lastDay = formatDay(new Date(remove.data.removedAfter), language);
    return (
      // Once it is marked there is no session any more, so whichever way the dialog is left leads out.
      <Dialog open onClose={logout} title={title} size="small">
        <div role="status" className="grid gap-5">
          <p>
            <Trans>
              Your account will be removed on {lastDay}. Until then, signing in keeps it and
              everything in it.
            </Trans>
          </p>
          <Button onClick={logout} className="justify-self-end max-sm:w-full">
            <Trans>Close and leave</Trans>
          </Button>
        </div>
      </Dialog>
    );
  }
  const handleSubmit = (form: HTMLFormElement) => {
    const input = check();
    if (input) save({ ...input, ...readOwnerProof(form) });
  };
  return (
    <SavingDialog
      isDangerous
      size="small"
      submitLabel={t`Delete account`}
      cancelLabel={t`Keep my account`}
      {...{ title, isBusy, onClose }}
      failure={!isProofFailure(remove.error) && failure}
      onSubmit={handleSubmit}
    >
      <Consequences />
      <TextField
        name="confirm"
        type={isByPhone ? "tel" : "email"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={
          isByPhone ? t`Type your phone number to confirm` : t`Type your e-mail address to confirm`
        }
        hint={address}
        value={draft.confirm}
        error={faults.confirm}
        onChange={({ target }) => change({ confirm: target.value })}
      />
      <OwnerProofFields {...proof} failure={remove.error} />
    </SavingDialog>
  );
}

/** What a farmer can do with the account as a whole: take all data away, or have it removed. */
export function AccountSection({ address }: { address: string }) {
  const confirming = useDialog();
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
      {confirming.open && <DeletionDialog address={address} onClose={confirming.hide} />}
    </section>
  );
}
