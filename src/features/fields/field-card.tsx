import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight, Droplets, Layers, Ruler } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Link } from "wouter";
import { countDays } from "#src/shared/days.ts";
import { getCropPicture, getCropText } from "#src/shared/farm-words.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { methodWords, useAreaText } from "./field-words.ts";
import { getOpenSeason } from "./rules.ts";
import type { Field, Season } from "./schema.ts";
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

export type FieldStandingPart = ComponentType<{ field: ShownField; season: Season; today: string }>;

type FieldCardProps = {
  field: ShownField;
  today: string;
  Standing: FieldStandingPart;
  onEdit: () => void;
  onSeason: () => void;
  onArchive: () => void;
};

/** What is seldom looked up or changed: size, water, and the ways to correct them. */
function DetailsPart(props: Pick<FieldCardProps, "field" | "onEdit" | "onSeason" | "onArchive">) {
  const { field, onEdit, onSeason, onArchive } = props;
  const { t, i18n } = useLingui();
  const getAreaText = useAreaText();
  const { name, method } = field;
  return (
    <details className="group mt-4 -mb-2 border-t border-line">
      <summary
        aria-label={t`Details: ${name}`}
        className="flex min-h-12 list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          aria-hidden
          size={20}
          className="shrink-0 text-leaf-700 transition-transform group-open:rotate-90"
        />
        {t`Details`}
      </summary>
      <div className="grid gap-2 pb-1">
        <Line icon={<Ruler aria-hidden size={20} />}>
          {getAreaText(field)}
          {field.areaUnit === "bigha" && field.bighaState === null && (
            <span className="block text-copy text-quiet">{t`Which state’s bigha? Edit the field to tell.`}</span>
          )}
        </Line>
        <Line icon={<Droplets aria-hidden size={20} />}>
          {method ? i18n._(methodWords[method]) : t`How it gets water is not told yet`}
        </Line>
      </div>
      <div className="-mx-2 flex flex-wrap justify-between pb-1">
        <Button variant="text" aria-label={t`Edit: ${name}`} className="px-2" onClick={onEdit}>
          {t`Edit`}
        </Button>
        <Button
          variant="text"
          aria-label={t`New season: ${name}`}
          className="px-2"
          onClick={onSeason}
        >
          {t`New season`}
        </Button>
        <Button
          variant="text"
          aria-label={t`Archive: ${name}`}
          className="px-2"
          onClick={onArchive}
        >
          {t`Archive`}
        </Button>
      </div>
    </details>
  );
}

/** One field: what grows there, how far it has come, and what is next. */
export function FieldCard(props: FieldCardProps) {
  const { field, today, Standing } = props;
  const { t } = useLingui();
  const getSeasonText = useSeasonText();
  const { name, waiting } = field;
  const season = getOpenSeason(field);
  return (
    <Card as="li" className="flex flex-col">
      <div className="mb-4 flex items-start gap-4">
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-snug break-words">{name}</h2>
          <p className="leading-snug break-words text-quiet">{getSeasonText(field, today)}</p>
          {waiting && (
            <div className="mt-2">
              <WaitingChip isRefused={waiting === "refused"} />
            </div>
          )}
        </div>
        <img
          src={`/pictures/icons/${season ? getCropPicture(season.crop) : "soil"}.svg`}
          alt=""
          width={48}
          height={48}
          className="shrink-0"
        />
      </div>
      {season ? (
        <Standing {...{ field, season, today }} />
      ) : (
        <Button variant="quiet" onClick={props.onSeason}>
          {t`Say what grows there`}
        </Button>
      )}
      {season?.sowingDate === null && (
        <Button variant="quiet" className="mt-3" onClick={props.onEdit}>
          {t`Tell the sowing date`}
        </Button>
      )}
      <div className="mt-auto grid pair:grid-cols-2 gap-2 pt-4">
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
      <DetailsPart {...props} />
    </Card>
  );
}
