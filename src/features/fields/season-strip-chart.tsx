import { useLingui } from "@lingui/react/macro";
import { Droplet, Scissors } from "lucide-react";
import { classNames } from "#src/ui/class-names.ts";
import {
  getGrowth,
  getPlace,
  isToCome,
  type KnownGrowth,
  listNext,
  type PlacedWork,
  placeWorks,
  stages,
  type Work,
  withHarvest,
} from "./growth-rules.ts";
import { useGrowthText, useStripText } from "./growth-words.ts";
import { PlantPicture } from "./plant-picture.tsx";
import type { Season } from "./schema.ts";

/** Two signs as far apart as one is wide, on the narrowest phone. */
const gap = 0.1;

function Sack() {
  return (
    <svg
      viewBox="0 0 20 24"
      width={12}
      height={14}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
    >
      <path d="M6 6C3 10 2 13 2 17c0 3.6 1 5 2.5 5h11c1.5 0 2.5-1.4 2.5-5 0-4-1-7-4-11ZM6 2h8l-1.5 4h-5Z" />
    </svg>
  );
}

const signs = {
  water: <Droplet size={14} strokeWidth={2.6} />,
  fertiliser: <Sack />,
  harvest: <Scissors size={14} strokeWidth={2.6} />,
};
const inks: Record<Work["kind"], string> = {
  water: "text-sky-600",
  fertiliser: "text-leaf-700",
  harvest: "text-marigold-600",
};

/** Signs stay whole at both ends of the strip. */
const toLeft = (place: number) => ({ left: `calc(${place} * (100% - 28px) + 14px)` });

function Signs({ done, next }: { done: readonly PlacedWork[]; next: readonly PlacedWork[] }) {
  return (
    <>
      {done.map(({ kind, date, place }) => (
        <span
          key={`${kind} ${date}`}
          style={toLeft(place)}
          className={classNames(
            "absolute top-20 size-2.5 -translate-x-1/2 rounded-full bg-current ring-1 ring-surface",
            inks[kind],
          )}
        />
      ))}
      {next.map(({ kind, place }) => (
        <span
          key={kind}
          style={toLeft(place)}
          className={classNames(
            "absolute top-18 grid size-6 -translate-x-1/2 place-items-center rounded-full border-2 border-current bg-surface",
            inks[kind],
          )}
        >
          {signs[kind]}
        </span>
      ))}
    </>
  );
}

function KnownSigns(props: { growth: KnownGrowth; works: readonly Work[]; today: string }) {
  const { growth, works, today } = props;
  const { lengths, day } = growth;
  return (
    <>
      <Signs {...placeWorks(works, { growth, today, gap })} />
      <span
        style={toLeft(getPlace(lengths, day))}
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-marigold-600 before:absolute before:-top-0.5 before:-left-1 before:size-2.5 before:rounded-full before:bg-marigold-600"
      />
    </>
  );
}

type SeasonStripChartProps = {
  season: Pick<Season, "crop" | "sowingDate">;
  /** Done and to come; the harvest of the usual season is among them by itself. */
  works: readonly Work[];
  today: string;
};

/**
 * A season from sowing to harvest: how such a plant grows, what was done (full), what comes next (open), and a line
 * for today. What is not known is not drawn: without a sowing day there is no line, and all of it is pale.
 */
export function SeasonStripChart({ season, works, today }: SeasonStripChartProps) {
  const { t } = useLingui();
  const getGrowthText = useGrowthText();
  const getStripText = useStripText();
  const { crop } = season;
  const growth = getGrowth(season, today);
  const isKnown = growth.kind === "known";
  const all = isKnown ? withHarvest(works, growth) : [];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-lg leading-snug font-semibold">
        {getGrowthText(crop, growth)}
        {growth.kind === "no-stages" && (
          <span className="block text-copy font-normal text-quiet">
            {t`How long its stages take is not known here.`}
          </span>
        )}
      </figcaption>
      {isKnown && (
        <p className="sr-only">
          {getStripText(growth, {
            waterings: all.filter(({ kind, isDone }) => isDone && kind === "water").length,
            next: listNext(all, today),
            today,
          })}
        </p>
      )}
      <div aria-hidden className="relative h-24">
        <div className="absolute inset-x-0 top-0 h-14.5 rounded-t-control bg-sky-100" />
        <div className="absolute inset-x-0 top-14.5 bottom-0 rounded-b-control bg-soil-300" />
        <div className="absolute inset-x-0 grid grid-cols-4 justify-items-center">
          {stages.map((stage) => (
            <PlantPicture
              key={stage}
              {...{ crop, stage }}
              isPale={!isKnown || isToCome(stage, growth)}
            />
          ))}
        </div>
        {isKnown && <KnownSigns {...{ growth, today }} works={all} />}
      </div>
    </figure>
  );
}
