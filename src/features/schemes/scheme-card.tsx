import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { CertaintyText } from "./detail-words-list.tsx";
import type { Judgement } from "./eligibility-rules.ts";
import type { Facts } from "./eligibility-schema.ts";
import { DecidingText, FitChip } from "./fit-list.tsx";
import { schemeRegionLabels } from "./region-words-list.tsx";
import type { Scheme, SchemeType } from "./schema.ts";

export const schemeTypeLabels = {
  income: msg`Income support`,
  insurance: msg`Insurance`,
  credit: msg`Credit`,
  pension: msg`Pension`,
  irrigation: msg`Irrigation`,
  energy: msg`Solar and power`,
  equipment: msg`Machines`,
  market: msg`Selling and storing`,
  soil: msg`Soil`,
  organic: msg`Organic farming`,
  crops: msg`Seeds and crops`,
  horticulture: msg`Fruit and vegetables`,
  animals: msg`Animals, fish and bees`,
  enterprise: msg`Groups and businesses`,
  programme: msg`Registration and programmes`,
} as const satisfies Record<SchemeType, MessageDescriptor>;

/** Where a scheme runs and what it is about, in two chips. */
export function SchemeChips({ scheme }: { scheme: Scheme }) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap gap-1.5">
      <Chip tone={scheme.region === "all-india" ? "soil" : "water"} icon={<MapPin aria-hidden />}>
        {i18n._(schemeRegionLabels[scheme.region])}
      </Chip>
      <Chip>{i18n._(schemeTypeLabels[scheme.type])}</Chip>
    </p>
  );
}

export type SchemeCardProps = {
  scheme: Scheme;
  /** How it fits the farm; null while that is not known. */
  judgement: Judgement | null;
  facts: Facts;
};

/** One government scheme. */
export function SchemeCard({ scheme, judgement, facts }: SchemeCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Card as="li" padded={false} className="flex flex-col">
      <CardPicture src={scheme.image} alt="" />
      <div className="flex grow flex-col p-4">
        <h2 id={titleId} lang={scheme.language} className="mb-2.5 text-lg leading-snug">
          {scheme.title}
        </h2>
        <SchemeChips scheme={scheme} />
        <p lang={scheme.language} className="mt-2.5 mb-4 line-clamp-4 text-[15px] text-quiet">
          {scheme.description}
        </p>
        {judgement && (
          <div className="mb-4 grid gap-1.5 rounded-control bg-raised p-3">
            <FitChip judgement={judgement} />
            <DecidingText judgement={judgement} facts={facts} />
          </div>
        )}
        <CertaintyText scheme={scheme} className="mt-auto mb-3 text-sm text-quiet" />
        <Link
          href={`/community/government-schemes/${scheme.id}`}
          aria-describedby={titleId}
          className={buttonLook("quiet", "normal", "w-full")}
        >
          {t`Learn More`}
        </Link>
      </div>
    </Card>
  );
}
