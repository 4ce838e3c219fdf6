import { Trans } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { hasProvenAddress } from "./account-rules.ts";
import { useSession } from "./api.ts";
import { SecurityAddressForm } from "./security-address-form.tsx";
import { SecurityDeviceList } from "./security-device-list.tsx";
import { SecurityEventList } from "./security-event-list.tsx";
import { SecurityFactorSection } from "./security-factor-section.tsx";
import { SecurityPasskeyList } from "./security-passkey-list.tsx";
import { SecurityPasswordForm } from "./security-password-form.tsx";
import { SecurityPhoneSection } from "./security-phone-section.tsx";
import { SecurityVerifySection } from "./security-verify-section.tsx";

/** How the account is kept safe: its address, password, second factor, and where it is signed in. */
export function SecuritySection() {
  const { user } = useSession();
  if (!user) return null;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === "password");
  return (
    <section aria-labelledby="profile-security" className="grid gap-4 border-t border-line pt-5">
      <div className="flex min-h-12 items-center gap-2.5">
        <ShieldCheck aria-hidden size={22} className="shrink-0 text-leaf-700" />
        <h3 id="profile-security" className="grow text-lg">
          <Trans>Security</Trans>
        </h3>
      </div>
      {!hasProvenAddress(user) && <SecurityVerifySection email={user.email} />}
      <SecurityPhoneSection user={user} />
      <SecurityAddressForm email={user.email} />
      {!isStandInEmail(user.email) && (
        <SecurityPasswordForm hasPassword={hasPassword} email={user.email} />
      )}
      <SecurityFactorSection />
      <SecurityPasskeyList />
      <SecurityDeviceList />
      <SecurityEventList />
    </section>
  );
}
