import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFarmWater } from "#src/features/irrigation/api.ts";
import type { FieldWater } from "#src/features/irrigation/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import type { Tone } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import {
  type FieldState,
  getScoreLevel,
  getWaterLevel,
  type Layer,
  type LayerName,
  type Level,
  listLastScoutings,
} from "./layer-rules.ts";
import type { ShownScouting } from "./writes.ts";

export const layerWords: Record<LayerName, MessageDescriptor> = {
  water: msg`Water`,
  pests: msg`Pests`,
  nutrients: msg`Nutrients`,
  scouting: msg`Last scouting`,
};

/** What each level of each layer means. */
export const levelWords: Record<LayerName, Record<Level, MessageDescriptor>> = {
  water: {
    act: msg`Water now`,
    watch: msg`Water soon`,
    good: msg`Enough water`,
    unknown: msg`Not known`,
  },
  pests: { act: msg`Act now`, watch: msg`Watch`, good: msg`Calm`, unknown: msg`Not known` },
  nutrients: {
    act: msg`Much is missing`,
    watch: msg`Something is missing`,
    good: msg`Well supplied`,
    unknown: msg`Not known`,
  },
  scouting: {
    act: msg`Poor (1 or 2)`,
    watch: msg`Fair (3)`,
    good: msg`Good (4 or 5)`,
    unknown: msg`Not known`,
  },
};

export const levelTones: Record<Level, Tone> = {
  act: "bad",
  watch: "warn",
  good: "leaf",
  unknown: "soil",
};

const scoreWords = [msg`Very poor`, msg`Poor`, msg`Fair`, msg`Good`, msg`Very good`];

/** A score in a word. */
export function getScoreWord(i18n: I18n, score: number): string {
  const word = scoreWords[score - 1];
  return word ? i18n._(word) : String(score);
}

function useWaterText(): (field: FieldWater, today: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ outlook }, today) => {
    if (outlook.kind !== "planned") return t`No water plan yet`;
    const { advice } = outlook;
    const getDay = (date: string) => formatDate(new Date(date), language, new Date(today));
    switch (advice.kind) {
      case "irrigate": {
        const { date, grossDepth } = advice.next;
        const depth = formatNumber(grossDepth, grossDepth < 10 ? 1 : 0);
        return date <= today
          ? t`Water today: ${depth} mm`
          : t`Water on ${getDay(date)}: ${depth} mm`;
      }
      case "enough":
        return t`Enough water until ${getDay(advice.through)}`;
      case "no-supply":
        return t`Needs water by ${getDay(advice.due)}, but none comes`;
      case "stress":
        return t`Short of water from ${getDay(advice.from)}`;
      case "season-over":
        return t`The season should be over`;
      case "no-forecast":
        return t`No forecast just now`;
    }
  };
}

/** The fields by their water. */
export function useWaterLayer(): Layer {
  const { query, fields } = useFarmWater();
  const getText = useWaterText();
  const { today } = query.data ?? {};
  const states = fields.flatMap((field): [string, FieldState][] =>
    today === undefined
      ? []
      : [[field.fieldId, { level: getWaterLevel(field, today), text: getText(field, today) }]],
  );
  return { name: "water", states: new Map(states) };
}

/** The fields by what was seen on them last. */
export function useScoutingLayer(scoutings: readonly ShownScouting[]): Layer {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const states = [...listLastScoutings(scoutings)].map(
    ([fieldId, { score, date }]): [string, FieldState] => {
      const day = formatDate(new Date(date), language, now);
      const word = getScoreWord(i18n, score);
      return [fieldId, { level: getScoreLevel(score), text: t`${word} (${score} of 5), ${day}` }];
    },
  );
  return { name: "scouting", states: new Map(states) };
}
