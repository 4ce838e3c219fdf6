import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { formatDate } from "#src/shared/dates.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { getScoreLevel, type Level } from "./layer-rules.ts";
import { getScoreWord } from "./layer-words.ts";
import type { MapScreen } from "./map-frame.tsx";
import type { Spot } from "./schema.ts";
import type { ShownScouting } from "./writes.ts";

const pinFills: Record<Level, string> = {
  act: "fill-chilli-600",
  watch: "fill-marigold-600",
  good: "fill-leaf-700",
  unknown: "fill-soil-600",
};

/** A note that has a place, with the number of its pin. */
export type PinnedNote = { note: ShownScouting; at: Spot; number: number };

/** The notes that have a place; the newest has the number 1. */
export function listPinned(notes: readonly ShownScouting[]): PinnedNote[] {
  return notes
    .flatMap((note) => (note.at ? [{ note, at: note.at }] : []))
    .map((each, index) => ({ ...each, number: index + 1 }));
}

/** What was seen, where it was seen: numbered pins in the colour of their score. */
export function PinList(props: {
  pins: readonly PinnedNote[];
  screen: MapScreen;
  onPick: (id: string) => void;
}) {
  const { pins, screen, onPick } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const handleKey = (event: KeyboardEvent, id: string) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onPick(id);
  };
  return pins.map(({ note, at, number }) => {
    const { x, y } = screen.place(at);
    const day = formatDate(new Date(note.date), language, now);
    const word = getScoreWord(i18n, note.score);
    return (
      <g
        key={note.id}
        role="button"
        tabIndex={0}
        aria-label={t`Note ${number}: ${word} (${note.score} of 5), ${day}`}
        data-pick={`note ${note.id}`}
        className="group cursor-pointer outline-none"
        transform={`translate(${x} ${y})`}
        onKeyDown={(event) => handleKey(event, note.id)}
      >
        <circle cy="-20" r="24" className="fill-transparent" />
        <path
          d="M0 0C-5-10-14-16-14-26a14 14 0 0 1 28 0C14-16 5-10 0 0Z"
          strokeWidth="2.5"
          className={`${pinFills[getScoreLevel(note.score)]} stroke-raised group-focus-visible:stroke-focus`}
        />
        <text
          y="-21"
          textAnchor="middle"
          className="pointer-events-none fill-raised text-sm font-bold"
        >
          {number}
        </text>
      </g>
    );
  });
}
