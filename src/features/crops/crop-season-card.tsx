import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight, Plus, TriangleAlert } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { getUnitSize } from "#src/features/fields/rules.ts";
import { formatDate } from "#src/shared/dates.ts";
import { getAreaText, getCropPicture, getCropText } from "#src/shared/farm-words.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { type CropSeason, isDoubtful, reckon } from "./harvest-rules.ts";
import { useSeasonFigures } from "./use-season-figures.ts";
import type { ShownRecord } from "./writes.ts";

function Figure(props: { label: string; text: string; more: string | null; isBad?: boolean }) {
  const { label, text, more, isBad = false } = props;
  return (
    <div className="min-w-0">
      <p className="text-copy text-quiet">{label}</p>
      <p className={`text-xl leading-snug font-semibold ${isBad ? "text-chilli-600" : ""}`}>
        {text}
      </p>
      {more && <p className="text-copy leading-snug text-quiet">{more}</p>}
    </div>
  );
}

/** What it holds is fetched when it is first opened. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group border-t border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-1.5 font-semibold text-leaf-700 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden size={18} className="transition-transform group-open:rotate-90" />
        {label}
      </summary>
      <div className="pb-3">
        {isOpen && <Suspense fallback={<Skeleton className="h-24" />}>{children}</Suspense>}
      </div>
    </details>
  );
}

/** Since when a crop stands or stood, and on how much land, in one line. */
function useGroundText(): (season: CropSeason) => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const wordDay = (day: string) => formatDate(new Date(day), language, now);
  return ({ areaInSquareMetres, areaUnit, bighaState, ...season }) => {
    const area = getAreaText(i18n, {
      area: areaInSquareMetres / getUnitSize(areaUnit, bighaState),
      unit: areaUnit,
    });
    const { sowingDate, endedDate } = season;
    if (sowingDate === null) return area;
    const sown = wordDay(sowingDate);
    return endedDate === null
      ? t`${area}, sown on ${sown}`
      : t`${area}, ${sown} to ${wordDay(endedDate)}`;
  };
}

/** What a season's card shows when it is unfolded. */
export type SeasonParts = {
  Profit: ComponentType<{ season: CropSeason }>;
  Records: ComponentType<{
    records: readonly ShownRecord[];
    onCorrect: (record: ShownRecord) => void;
  }>;
};

type CropSeasonCardProps = {
  season: CropSeason<ShownRecord>;
  parts: SeasonParts;
  onHarvest: () => void;
  onCost: () => void;
  onCorrect: (record: ShownRecord) => void;
};

/** One crop on one field in one year: what it bore, what it came to, and two buttons to note more. */
export function CropSeasonCard(props: CropSeasonCardProps) {
  const { season, parts, onHarvest, onCost, onCorrect } = props;
  const { t, i18n } = useLingui();
  const getFigures = useSeasonFigures();
  const getGroundText = useGroundText();
  const { harvests, costs, fieldName, variety } = season;
  const records = [...harvests, ...costs];
  const reckoning = reckon(season);
  const figures = getFigures(season, reckoning);
  const crop = getCropText(i18n, season);
  const place = fieldName ?? t`Other land`;
  const name = `${crop}, ${place}`;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-snug break-words">
            {variety ? `${crop} (${variety})` : crop}
          </h2>
          <p className="font-medium break-words">{place}</p>
          <p className="text-copy leading-snug text-quiet">{getGroundText(season)}</p>
        </div>
        <img
          src={`/pictures/icons/${getCropPicture(season.crop)}.svg`}
          alt=""
          width={48}
          height={48}
          className="shrink-0"
        />
      </div>
      {isDoubtful(season) && (
        <Chip tone="warn" icon={<TriangleAlert aria-hidden />} className="mt-3">
          {t`More than is known to be possible. Is it right?`}
        </Chip>
      )}
      {records.length > 0 ? (
        <div className="mt-4 grid pair:grid-cols-2 gap-4">
          <Figure
            label={season.isOpen ? t`Harvest so far` : t`Harvest`}
            text={figures.harvest ?? t`none noted`}
            more={figures.harvestPerUnit}
          />
          <Figure
            label={figures.money.label}
            text={figures.money.text}
            more={figures.moneyPerUnit}
            isBad={figures.money.isLoss}
          />
        </div>
      ) : (
        <p className="mt-4 leading-snug text-quiet">{t`Nothing noted yet.`}</p>
      )}
      <div className="mt-auto pt-4">
        {records.length > 0 && (
          <>
            <Fold label={t`How it is worked out`}>
              <parts.Profit season={season} />
            </Fold>
            <Fold label={t`${plural(records.length, { one: "# entry", other: "# entries" })}`}>
              <parts.Records records={records} onCorrect={onCorrect} />
            </Fold>
          </>
        )}
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button
            icon={<Plus aria-hidden size={20} />}
            aria-haspopup="dialog"
            aria-label={t`Harvest: ${name}`}
            onClick={onHarvest}
          >
            {t`Harvest`}
          </Button>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden size={20} />}
            aria-haspopup="dialog"
            aria-label={t`Cost: ${name}`}
            onClick={onCost}
          >
            {t`Cost`}
          </Button>
        </div>
      </div>
    </Card>
  );
}
