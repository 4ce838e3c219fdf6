import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { noticeSettingsQuery, useAddThisBrowser } from "./delivery-api.ts";
import { usePushFailure } from "./delivery-words.ts";
import { isPushUnasked } from "./push-api.ts";

/** Of this browser, whoever is signed in: one who has said no is not asked again. */
const declinedKey = "notices-declined";

function Invitation({ pushKey, onDecline }: { pushKey: string; onDecline: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const add = useAddThisBrowser();
  const wordFailure = usePushFailure();
  const handleAdd = () =>
    add.mutate(pushKey, {
      onSuccess: () =>
        toast.show({ text: t`Notices come to this device from now on.`, tone: "good" }),
    });
  return (
    <section
      aria-labelledby="notice-invitation"
      className="mt-3 grid gap-2 rounded-card bg-leaf-100 p-4"
    >
      <div className="flex items-start gap-3">
        <BellRing aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf-700" />
        <div className="min-w-0">
          <h3 id="notice-invitation" className="text-base leading-snug font-semibold">
            <Trans>Hear of frost and storms with Urvara closed</Trans>
          </h3>
          <p className="mt-0.5 text-copy leading-snug">
            <Trans>
              At night only what harms the crop. You choose in your Profile what else comes.
            </Trans>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={add.isPending} onClick={handleAdd}>
          <Trans>Turn on</Trans>
        </Button>
        <Button variant="text" size="small" onClick={onDecline}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      {add.isError && <FieldError>{wordFailure(add.error)}</FieldError>}
    </section>
  );
}

/** Offers notices once, where the farmer reads what there is to tell; the browser asks only after a press. */
export function NoticeInvitationSection() {
  const { data } = useQuery(noticeSettingsQuery);
  const [isDeclined, setIsDeclined] = useState(
    () => !isPushUnasked() || readDraft(declinedKey, z.boolean()) === true,
  );
  if (isDeclined || !data || data.devices.some(({ isThisOne }) => isThisOne)) return null;
  const handleDecline = () => {
    writeDraft(declinedKey, true);
    setIsDeclined(true);
  };
  return <Invitation pushKey={data.pushKey} onDecline={handleDecline} />;
}
