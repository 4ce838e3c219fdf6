import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LogOut, Mail, Phone, Tractor } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { getAccountAddress } from "#src/features/session/account-rules.ts";
import { useSession } from "#src/features/session/api.ts";
import type { Language } from "#src/shared/language.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FailedState } from "#src/ui/empty-state.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { profileQuery } from "./api.ts";
import { DisplayNameForm } from "./display-name-form.tsx";
import { type AddressField, FarmForm } from "./farm-form.tsx";
import { toKnownFarm } from "./farm-rules.ts";
import type { FarmProfileInput } from "./farm-schema.ts";
import { FarmSummaryList } from "./farm-summary-list.tsx";
import { LanguageSection } from "./language-section.tsx";
import { OwnPictureForm } from "./own-picture-form.tsx";
import { useProfileFailure } from "./profile-words.ts";
import type { Profile } from "./schema.ts";
import { useFarmDraft } from "./use-farm-draft.ts";
import { useFarmText } from "./use-farm-text.ts";

// Seldom used, and it says much: fetched when the dialog has been filled.
const AccountSection = lazyView(async () => (await import("./account-section.tsx")).AccountSection);
const TermsNewsSection = lazyView(
  async () => (await import("./consent-section.tsx")).TermsNewsSection,
);

type ProfileDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Shows the product in another language. */
  onLanguage: (language: Language) => Promise<void>;
  /** Ends the session. A rejection is shown at the button. */
  onSignOut: () => Promise<void>;
  /** The farm's fields in short; another feature's, so that they are passed in. */
  fields?: ReactNode;
  /** How the account is kept safe; another feature's, so that it is passed in. */
  security?: ReactNode;
  /** The field of the address, and where the farm lies; another feature's too. */
  AddressField: AddressField;
  place: ReactNode;
  /** What comes while the product is closed; another feature's too. */
  notices: ReactNode;
};

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-copy text-quiet">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

type FarmProps = { own: Profile; AddressField: AddressField };

function FarmEditor({ own, AddressField, onDone }: FarmProps & { onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const getFarmText = useFarmText();
  // What the form was opened upon, whatever comes meanwhile.
  const [upon, setUpon] = useState(own);
  const meetOther = async () => {
    const stored = await client.fetchQuery({ ...profileQuery, staleTime: 0 });
    setUpon(stored);
    return getFarmText(stored);
  };
  const { save, isBusy, failure, leave, ...form } = useFarmDraft({
    saved: own,
    meetOther,
    onDone,
  });
  const handleSave = (farm: FarmProfileInput) => {
    const text = t`Your farm profile has been saved.`;
    save({ ...farm, upon: toKnownFarm(upon) }, { text });
  };
  return (
    <FarmForm {...{ AddressField, form, failure }} onSave={handleSave}>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="quiet" onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={isBusy}>
          <Trans>Save farm</Trans>
        </Button>
      </div>
    </FarmForm>
  );
}

function FarmSection({ own, AddressField }: FarmProps) {
  const [isEditing, setIsEditing] = useState(false);
  const place = useSwapFocus<HTMLElement>(isEditing);
  return (
    <section ref={place} aria-labelledby="profile-farm" className="border-t border-line pt-5">
      <div className="mb-3 flex min-h-12 items-center gap-2.5">
        <Tractor aria-hidden size={22} className="shrink-0 text-leaf-700" />
        <h3 id="profile-farm" className="grow text-lg">
          <Trans>Farm profile</Trans>
        </h3>
        {!isEditing && (
          <Button variant="text" className="-mr-3 px-3!" onClick={() => setIsEditing(true)}>
            <Trans>Edit farm</Trans>
          </Button>
        )}
      </div>
      {isEditing ? (
        <FarmEditor {...{ own, AddressField }} onDone={() => setIsEditing(false)} />
      ) : (
        <FarmSummaryList own={own} />
      )}
    </section>
  );
}

function SignOutSection({ onSignOut }: Pick<ProfileDialogProps, "onSignOut">) {
  const wordFailure = useProfileFailure();
  const { t } = useLingui();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<string>();
  const handleSignOut = async () => {
    setIsLeaving(true);
    setError(undefined);
    try {
      await onSignOut();
    } catch (failure) {
      console.error("[profile] signing out failed", failure);
      setError(
        failure instanceof TypeError
          ? t`No connection, so you are still signed in. Try again when you have signal.`
          : wordFailure(failure),
      );
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<LogOut aria-hidden size={20} />}
        busy={isLeaving}
        onClick={() => void handleSignOut()}
        className="min-h-12 max-sm:w-full"
      >
        <Trans>Sign out</Trans>
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </div>
  );
}

function ProfileContent(props: Omit<ProfileDialogProps, "open" | "onClose">) {
  const { onLanguage, onSignOut, fields, security, AddressField, place, notices } = props;
  const { t } = useLingui();
  const { user } = useSession();
  const own = useQuery(profileQuery);
  const address = user ? getAccountAddress(user) : "";
  const displayName = own.data?.displayName ?? user?.displayName ?? null;
  return (
    <div className="grid gap-6">
      <div className="flex min-h-20 items-center gap-4">
        <Avatar name={displayName ?? address} src={user?.photoURL} size="large" />
        <div className="grid min-w-0 gap-1">
          {displayName && <p className="text-lg leading-tight font-semibold">{displayName}</p>}
          {user && !isStandInEmail(user.email) && (
            <Contact icon={<Mail aria-label={t`E-mail`} size={18} />}>{user.email}</Contact>
          )}
          {own.data?.phone && (
            <Contact icon={<Phone aria-label={t`Phone`} size={18} />}>
              {formatPhone(own.data.phone)}
            </Contact>
          )}
        </div>
      </div>
      {/* Above all that comes later, which would move it away from under a thumb. */}
      <SignOutSection onSignOut={onSignOut} />
      {own.data ? (
        <>
          <Suspense>
            <TermsNewsSection />
          </Suspense>
          <OwnPictureForm photoURL={user?.photoURL ?? null} />
          <DisplayNameForm displayName={own.data.displayName} />
          <LanguageSection onLanguage={onLanguage} />
          <FarmSection own={own.data} AddressField={AddressField} />
          {place}
          {fields}
          {notices}
          {security}
          <Suspense fallback={<Skeleton className="h-40" />}>
            <AccountSection address={address} />
          </Suspense>
        </>
      ) : (
        <>
          {own.isError ? (
            <FailedState
              title={t`Your record could not be loaded`}
              text={t`Check your connection and try again.`}
              retryLabel={t`Try again`}
              onRetry={() => void own.refetch()}
              busy={own.isFetching}
            />
          ) : (
            <ProfileSkeleton label={t`Loading your record…`} />
          )}
          <LanguageSection onLanguage={onLanguage} />
        </>
      )}
    </div>
  );
}

/** Who the farmer is to the product: name, contact, language and farm, and the way out. */
export function ProfileDialog({ open, onClose, ...content }: ProfileDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Profile`}>
      <ProfileContent {...content} />
    </Dialog>
  );
}
