import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { Banner } from "#src/ui/banner.tsx";
import { CardPicture } from "#src/ui/card.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import type { Scheme } from "./schema.ts";
import { SchemeChips } from "./scheme-card.tsx";

export type SchemeDialogProps = { scheme: Scheme | null; onClose: () => void };

/** All that is known of one scheme. */
export function SchemeDialog({ scheme, onClose }: SchemeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={scheme !== null}
      onClose={onClose}
      title={<span lang={scheme?.language}>{scheme?.title}</span>}
    >
      {scheme && (
        <div className="grid gap-4">
          <CardPicture src={scheme.image} alt="" className="rounded-control" />
          <SchemeChips scheme={scheme} />
          <p lang={scheme.language} className="max-w-[68ch]">
            {scheme.description}
          </p>
          <p className="max-w-[68ch] text-[15px] text-quiet">
            {t`Amounts and dates change. Ask at the agriculture office before you apply.`}
          </p>
          <Banner icon={<Hourglass aria-hidden size={22} />}>
            {t`Coming with the eligibility check: whether the scheme fits your farm, which papers it needs and where to apply.`}
          </Banner>
        </div>
      )}
    </Dialog>
  );
}
