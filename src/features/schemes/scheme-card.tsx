import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { schemeRegionLabels } from "./region-words.ts";
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

/** How sure a scheme's facts are; the day of what was held against a source alone. */
export function CertaintyText({
  scheme,
  className,
}: {
  scheme: Pick<Scheme, "certainty" | "asOf">;
  className?: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const day = formatDate(new Date(`${scheme.asOf}T06:00:00Z`), language, now);
  const words = {
    S: t`Checked against its source on ${day}`,
    M: t`Several public sources agree`,
    K: t`Commonly known, not confirmed`,
  };
  return <p className={className}>{words[scheme.certainty]}</p>;
}

type SchemeCardProps = {
  scheme: Scheme;
  /** How it fits the farm, which is worked out apart. */
  fit: ReactNode;
};

/** One government scheme. */
export function SchemeCard({ scheme, fit }: SchemeCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Card as="li" padded={false} className="flex flex-col">
      <CardPicture src={scheme.image} alt="" />
      <div className="flex grow flex-col p-4">
        <h2 id={titleId} lang={scheme.language} className="mb-1.5 text-lg leading-snug">
          {scheme.title}
        </h2>
        <p lang={scheme.language} className="mb-3 line-clamp-4 text-copy text-quiet">
          {scheme.description}
        </p>
        <div className="mb-3">
          <SchemeChips scheme={scheme} />
        </div>
        <div className="mb-4 min-h-26 rounded-control bg-raised p-3">{fit}</div>
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
