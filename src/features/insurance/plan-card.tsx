import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { formatRupees } from "#src/shared/money.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { insurancePath } from "./back-link-section.tsx";
import type { InsurancePlan, PlanType } from "./schema.ts";

export const planTypeLabels = {
  crop: msg`Crop`,
  livestock: msg`Livestock`,
  machinery: msg`Machines`,
  weather: msg`Weather`,
  health: msg`Health`,
  accident: msg`Accident`,
} as const satisfies Record<PlanType, MessageDescriptor>;

/** What a plan pays for, a line each. */
export function PlanBenefits({ plan }: { plan: InsurancePlan }) {
  return (
    <ul lang={plan.language} className="grid gap-2">
      {plan.lists.map((benefit) => (
        <li key={benefit} className="flex gap-2.5 leading-snug">
          <Check
            aria-hidden
            size={18}
            strokeWidth={2.5}
            className="mt-0.5 shrink-0 text-leaf-700"
          />
          <span className="min-w-0">{benefit}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the plan costs at least. */
export function PlanPrice({ plan }: { plan: InsurancePlan }) {
  const price = formatRupees(Number(plan.price) * 100);
  return (
    <p>
      <span className="block text-sm text-quiet">
        <Trans>Starting from</Trans>
      </span>
      <Trans>
        <strong className="text-2xl tracking-tight tabular-nums">{price}</strong>{" "}
        <span className="text-copy text-quiet">per month</span>
      </Trans>{" "}
      <Chip tone="soil">
        <Trans>Sample</Trans>
      </Chip>
    </p>
  );
}

type PlanCardProps = {
  plan: InsurancePlan;
  isCompared: boolean;
  /** Whether one more could be compared. */
  canCompare: boolean;
  onCompare: () => void;
};

/** One insurance plan. */
export function PlanCard({ plan, isCompared, canCompare, onCompare }: PlanCardProps) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  return (
    <Card as="li" className="flex flex-col">
      <div className="mb-4 flex items-start gap-4">
        <div className="w-20 shrink-0">
          <CardPicture src={plan.image} alt="" ratio="1/1" className="rounded-[14px]" />
        </div>
        <div className="min-w-0">
          <h3 id={titleId} lang={plan.language} className="mb-2 text-lg leading-snug">
            {plan.title}
          </h3>
          <Chip>{i18n._(planTypeLabels[plan.type])}</Chip>
        </div>
      </div>
      <PlanBenefits plan={plan} />
      <div className="mt-auto pt-5">
        <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3 border-t border-line pt-4">
          <PlanPrice plan={plan} />
          <Link
            href={`${insurancePath}/${plan.id}`}
            aria-describedby={titleId}
            className={buttonLook("quiet", "normal", "px-4")}
          >
            {t`Learn More`}
          </Link>
        </div>
        <Checkbox
          label={t`Compare`}
          className="mt-2 -mb-2"
          aria-describedby={titleId}
          checked={isCompared}
          disabled={!isCompared && !canCompare}
          onChange={onCompare}
        />
      </div>
    </Card>
  );
}
