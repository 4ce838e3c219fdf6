import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Droplets, Layers, Ruler, Sprout } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { countDays } from "#src/shared/days.ts";
import { getCropPicture, getCropText } from "#src/shared/farm-words.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { methodWords, useAreaText } from "./field-words.ts";
import { getOpenSeason } from "./rules.ts";
import type { Field } from "./schema.ts";
import type { ShownField } from "./writes.ts";

/** What grows on a field and for how long, in one line. */
export function useSeasonText(): (field: Field, today: string) => string {
  const { t, i18n } = useLingui();
  return (field, today) => {
    const open = getOpenSeason(field);
    if (!open) return t`Nothing grows here now`;
    const crop = getCropText(i18n, open);
    const name = open.variety ? `${crop} (${open.variety})` : crop;
    if (open.sowingDate === null) return t`${name}, sowing date not told yet`;
    const days = countDays(open.sowingDate, today);
    return days <= 0
      ? t`${name}, sown today`
      : t`${name}, ${plural(days, { one: "sown # day ago", other: "sown # days ago" })}`;
  };
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 leading-snug [&>svg]:mt-0.5 [&>svg]:shrink-0 [&>svg]:text-leaf-700">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

type FieldCardProps = {
  field: ShownField;
  today: string;
  onEdit: () => void;
  onSeason: () => void;
  onArchive: () => void;
};

/** One field: its size, what grows there and since when, and how it gets water. */
export function FieldCard({ field, today, onEdit, onSeason, onArchive }: FieldCardProps) {
  const { t, i18n } = useLingui();
  const getAreaText = useAreaText();
  const getSeasonText = useSeasonText();
  const { name, method, waiting } = field;
  const crop = getOpenSeason(field)?.crop;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-snug break-words">{name}</h2>
          {waiting && (
            <div className="mt-2">
              <WaitingChip isRefused={waiting === "refused"} />
            </div>
          )}
        </div>
        <img
          src={`/pictures/icons/${crop ? getCropPicture(crop) : "soil"}.svg`}
          alt=""
          width={48}
          height={48}
          className="shrink-0"
        />
      </div>
      <div className="mt-3 mb-5 grid gap-2">
        <Line icon={<Ruler aria-hidden size={20} />}>
          {getAreaText(field)}
          {field.areaUnit === "bigha" && field.bighaState === null && (
            <span className="block text-copy text-quiet">{t`Which state’s bigha? Edit the field to tell.`}</span>
          )}
        </Line>
        <Line icon={<Sprout aria-hidden size={20} />}>{getSeasonText(field, today)}</Line>
        <Line icon={<Droplets aria-hidden size={20} />}>
          {method ? i18n._(methodWords[method]) : t`How it gets water is not told yet`}
        </Line>
      </div>
      <div className="mt-auto grid pair:grid-cols-2 gap-2">
        <Link
          href="/irrigation"
          aria-label={t`Water plan: ${name}`}
          className={buttonLook("quiet", "small", "min-h-12")}
        >
          <Droplets aria-hidden size={18} />
          {t`Water plan`}
        </Link>
        <Link
          href="/soil"
          aria-label={t`Soil and fertiliser: ${name}`}
          className={buttonLook("quiet", "small", "min-h-12")}
        >
          <Layers aria-hidden size={18} />
          {t`Soil and fertiliser`}
        </Link>
      </div>
      <div className="-mx-2 mt-3 -mb-2 flex flex-wrap justify-between border-t border-line pt-2">
        <Button variant="text" size="small" aria-label={t`Edit: ${name}`} onClick={onEdit}>
          {t`Edit`}
        </Button>
        <Button variant="text" size="small" aria-label={t`New season: ${name}`} onClick={onSeason}>
          {t`New season`}
        </Button>
        <Button variant="text" size="small" aria-label={t`Archive: ${name}`} onClick={onArchive}>
          {t`Archive`}
        </Button>
      </div>
    </Card>
  );
}
