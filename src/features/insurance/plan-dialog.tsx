import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { Banner } from "#src/ui/banner.tsx";
import { CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { PlanBenefits, PlanPrice, planTypeLabels } from "./plan-card.tsx";
import type { InsurancePlan } from "./schema.ts";

export type PlanDialogProps = { plan: InsurancePlan | null; onClose: () => void };

/** All that is known of one plan. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={<span lang={plan?.language}>{plan?.title}</span>}
    >
      {plan && (
        <div className="grid gap-4">
          <CardPicture src={plan.image} alt="" className="rounded-control" />
          <p>
            <Chip>{i18n._(planTypeLabels[plan.type])}</Chip>
          </p>
          <section>
            <h3 className="mb-2.5 text-lg">{t`What it covers`}</h3>
            <PlanBenefits plan={plan} />
          </section>
          <PlanPrice plan={plan} />
          <p className="max-w-[68ch] text-[15px] text-quiet">
            {t`A sample plan: it shows what such a cover offers and costs. No insurer stands behind it.`}
          </p>
          <Banner icon={<Hourglass aria-hidden size={22} />}>
            {t`Coming with the premium calculator: what your own crops and animals would cost to cover, and how to claim.`}
          </Banner>
        </div>
      )}
    </Dialog>
  );
}
