import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { formatPhone } from "#src/shared/phone.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { Button } from "#src/ui/button.tsx";
import { useSwapFocus } from "#src/ui/use-swap-focus.ts";
import { hasProvenAddress } from "./account-rules.ts";
import type { SessionUser } from "./schema.ts";
import { SecurityCard } from "./security-card.tsx";
import { SecurityPhoneForm, SecurityPhoneRemovalForm } from "./security-phone-form.tsx";

/** The number that opens the account, and what to do when it is lost. */
export function SecurityPhoneSection({ user }: { user: SessionUser }) {
  const { email, phoneNumber } = user;
  const [open, setOpen] = useState<"change" | "removal" | null>(null);
  const place = useSwapFocus<HTMLDivElement>(open !== null);
  const close = () => setOpen(null);
  const hasNumber = phoneNumber !== null;
  const isProven = hasProvenAddress(user);
  return (
    <SecurityCard
      ref={place}
      title={<Trans>Phone number</Trans>}
      text={
        hasNumber ? (
          formatPhone(phoneNumber)
        ) : isProven ? (
          <Trans>None yet. With one you sign in by a code in an SMS, without a password.</Trans>
        ) : (
          <Trans>
            None yet. Once your e-mail address is confirmed, you can add one and sign in by a code
            in an SMS.
          </Trans>
        )
      }
    >
      {hasNumber && (
        <p className="text-[15px]">
          <Trans>
            Has your SIM stopped working for no reason, or was the number given up? Then somebody
            else may get your codes: call your operator, sign out everywhere, and change the number
            here. A second step keeps them out.
          </Trans>
        </p>
      )}
      {isProven && open === null && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button variant="quiet" onClick={() => setOpen("change")}>
            {hasNumber ? <Trans>Change the number</Trans> : <Trans>Add a phone number</Trans>}
          </Button>
          {hasNumber && !isStandInEmail(email) && (
            <Button variant="text" onClick={() => setOpen("removal")}>
              <Trans>Remove the number</Trans>
            </Button>
          )}
        </div>
      )}
      {open === "change" && <SecurityPhoneForm onDone={close} />}
      {open === "removal" && <SecurityPhoneRemovalForm onDone={close} />}
    </SecurityCard>
  );
}
