import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { useId } from "react";
import { Button } from "#src/ui/button.tsx";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import type { Scheme, SchemeRegion, SchemeType } from "./schema.ts";

export const schemeTypeLabels = {
  income: msg`Income support`,
  insurance: msg`Insurance`,
  credit: msg`Credit`,
  pension: msg`Pension`,
  irrigation: msg`Irrigation`,
  equipment: msg`Machines`,
  market: msg`Selling`,
  soil: msg`Soil`,
} as const satisfies Record<SchemeType, MessageDescriptor>;

export const schemeRegionLabels = {
  "all-india": msg`All India`,
  AP: msg`Andhra Pradesh`,
  AR: msg`Arunachal Pradesh`,
  AS: msg`Assam`,
  BR: msg`Bihar`,
  CG: msg`Chhattisgarh`,
  GA: msg`Goa`,
  GJ: msg`Gujarat`,
  HR: msg`Haryana`,
  HP: msg`Himachal Pradesh`,
  JH: msg`Jharkhand`,
  KA: msg`Karnataka`,
  KL: msg`Kerala`,
  MP: msg`Madhya Pradesh`,
  MH: msg`Maharashtra`,
  MN: msg`Manipur`,
  ML: msg`Meghalaya`,
  MZ: msg`Mizoram`,
  NL: msg`Nagaland`,
  OD: msg`Odisha`,
  PB: msg`Punjab`,
  RJ: msg`Rajasthan`,
  SK: msg`Sikkim`,
  TN: msg`Tamil Nadu`,
  TS: msg`Telangana`,
  TR: msg`Tripura`,
  UP: msg`Uttar Pradesh`,
  UK: msg`Uttarakhand`,
  WB: msg`West Bengal`,
  AN: msg`Andaman and Nicobar Islands`,
  CH: msg`Chandigarh`,
  DH: msg`Dadra and Nagar Haveli and Daman and Diu`,
  DL: msg`Delhi`,
  JK: msg`Jammu and Kashmir`,
  LA: msg`Ladakh`,
  LD: msg`Lakshadweep`,
  PY: msg`Puducherry`,
} as const satisfies Record<SchemeRegion, MessageDescriptor>;

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

export type SchemeCardProps = { scheme: Scheme; onLearnMore: () => void };

/** One government scheme. */
export function SchemeCard({ scheme, onLearnMore }: SchemeCardProps) {
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
        <Button
          variant="quiet"
          className="mt-auto w-full"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onClick={onLearnMore}
        >
          {t`Learn More`}
        </Button>
      </div>
    </Card>
  );
}
