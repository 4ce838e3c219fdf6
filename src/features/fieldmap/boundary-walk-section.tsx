import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Footprints, Pause, Play } from "lucide-react";
import { useCallback, useEffect, useReducer } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { usePositionFaults } from "./boundary-words.ts";
import { MapFrame } from "./map-frame.tsx";
import { simplifyTrail } from "./polygon-rules.ts";
import type { Corner } from "./polygon-schema.ts";
import { usePosition, useScreenOn } from "./position-api.ts";
import type { MapTiles } from "./schema.ts";
import { HereMark, type Neighbour, NeighbourList, SketchList } from "./sketch-list.tsx";
import { advanceWalk, newWalk, usefulAccuracy, type Walk } from "./walk-rules.ts";

/** Bends of less than this are the position's own unrest. */
const leastBend = 2;

function AccuracyLine({ walk }: { walk: Walk }) {
  const { t } = useLingui();
  const { fix, trail, isPaused } = walk;
  if (!fix) return <Trans>Looking for your position. Stand under the open sky.</Trans>;
  const metres = formatNumber(fix.accuracyInMetres ?? 0, 0);
  const isGood = fix.accuracyInMetres !== null && fix.accuracyInMetres <= usefulAccuracy;
  const points = plural(trail.length, { one: "# point taken", other: "# points taken" });
  if (isPaused) return t`Paused. ${points}. Nothing is taken until you go on.`;
  return isGood
    ? t`Sure within ${metres} m. ${points}.`
    : t`Only sure within ${metres} m: too rough, not taken. ${points}. Wait under the open sky.`;
}

/** Counts the times when the page could not see where the walker went. */
function useAway(onAway: () => void) {
  useEffect(() => {
    const handleHidden = () => {
      if (document.hidden) onAway();
    };
    document.addEventListener("visibilitychange", handleHidden);
    return () => document.removeEventListener("visibilitychange", handleHidden);
  }, [onAway]);
}

type BoundaryWalkSectionProps = {
  neighbours: readonly Neighbour[];
  tiles: MapTiles | null;
  height: (width: number) => number;
  /** Told with every point, so that a walk is not lost with the page. */
  onTrail: (trail: readonly Corner[], accuracyInMetres: number) => void;
  onDone: (corners: Corner[], accuracyInMetres: number) => void;
};

/** Draws a boundary while its farmer walks along it. */
export function BoundaryWalkSection(props: BoundaryWalkSectionProps) {
  const { neighbours, tiles, height, onTrail, onDone } = props;
  const { t } = useLingui();
  const faultWords = usePositionFaults();
  const [walk, tell] = useReducer(advanceWalk, newWalk);
  const fault = usePosition(true, (fix) => tell({ kind: "fix", fix }));
  useScreenOn(true);
  const handleAway = useCallback(() => tell({ kind: "away" }), []);
  useAway(handleAway);
  const { trail, fix, gaps, isPaused, accuracyInMetres } = walk;
  useEffect(() => {
    if (trail.length > 0) onTrail(trail, accuracyInMetres);
  }, [trail, accuracyInMetres, onTrail]);
  const handleDone = () => {
    const corners = simplifyTrail(trail, Math.max(leastBend, accuracyInMetres / 3));
    onDone(corners, accuracyInMetres);
  };
  const shown = fix ? [...trail, fix] : trail;
  const [origin] = shown;
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Walk along the edge of the field, all around. Keep this page open and the screen on: while
          it is off, no browser tells the position.
        </Trans>
      </p>
      {fault && (
        <div role="alert">
          <Banner tone="warn">{faultWords[fault]}</Banner>
        </div>
      )}
      <p role="status" className="flex items-start gap-2 font-medium">
        <Footprints aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf-700" />
        <span className="min-w-0">
          <AccuracyLine walk={walk} />
        </span>
      </p>
      {gaps > 0 && (
        <Banner tone="warn">
          {t`${plural(gaps, { one: "The screen was off or another app in front # time: what you walked then is missing, and a straight line stands in its place. Check it afterwards.", other: "The screen was off or another app in front # times: what you walked then is missing, and straight lines stand in its place. Check them afterwards." })}`}
        </Banner>
      )}
      {origin && (
        <MapFrame label={t`Map of your walk`} isDrawing {...{ origin, shown, height, tiles }}>
          {(screen) => (
            <>
              <NeighbourList neighbours={neighbours} screen={screen} />
              <SketchList
                corners={trail}
                chosen={null}
                crossing={null}
                screen={screen}
                hasHandles={false}
                onAction={() => undefined}
              />
              {fix && <HereMark here={fix} screen={screen} />}
            </>
          )}
        </MapFrame>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          icon={isPaused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
          onClick={() => tell({ kind: isPaused ? "resume" : "pause" })}
        >
          {isPaused ? t`Go on` : t`Pause`}
        </Button>
        <Button
          icon={<Check aria-hidden size={20} />}
          disabled={trail.length < 3}
          onClick={handleDone}
        >
          {t`I am back at the beginning`}
        </Button>
      </div>
    </div>
  );
}
