import { countDays } from "#src/shared/days.ts";
import { sineDegreeDays } from "./degree-days.ts";
import type { RuleAnswer, RuleFinding, Sky, SkyDay, Standing } from "./infection-rules.ts";
import type { PestModel } from "./pest-weather-schema.ts";
import type { Celsius, IsoDate } from "./quantities.ts";

type Warmth = { total: number; today: number | null; unknownDays: number };

/** Degree days from a day to the one that is judged, both included. */
export function sumDegreeDays(
  { days, at }: Sky,
  given: { from: IsoDate; lower: Celsius; upper: Celsius | null },
): Warmth {
  const { from, lower, upper } = given;
  const read = ({ maximum, minimum }: SkyDay) =>
    maximum === null || minimum === null
      ? null
      : sineDegreeDays({ maximum, minimum }, { lower, upper });
  const since = days.slice(0, at + 1).filter(({ date }) => date >= from);
  const all = since.map(read);
  const today = all.at(-1) ?? null;
  const total = all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const last = days[at]?.date ?? from;
  const length = Math.max(0, countDays(from, last) + 1);
  return { total, today, unknownDays: length - all.filter((each) => each !== null).length };
}

/** Around the next generation's flight, as a share of its degree days: own knowledge. */
const flightShare = 0.1;
/** Young larvae, which do the least harm and are met best, are the first half of the stage: own knowledge. */
const youngShare = 0.5;

type Window = { from: number; to: number };
type Flight = NonNullable<PestModel["flight"]>;

/** When in a generation to look, in degree days since its moths or eggs were first caught. */
export function listWindows(model: PestModel): Window[] {
  const { generation, stages } = model;
  const egg = stages.find(({ stage }) => stage === "egg");
  const larva = stages.find(({ stage }) => stage === "larva");
  const windows: Window[] = [];
  for (const passed of generation === null ? [0] : [0, generation]) {
    if (egg && larva) {
      const from = passed + egg.degreeDays;
      windows.push({ from, to: from + youngShare * larva.degreeDays });
    } else if (generation !== null) {
      const next = passed + generation;
      windows.push({ from: next * (1 - flightShare), to: next * (1 + flightShare) });
    }
  }
  return windows;
}

function judge(warmth: Warmth, windows: readonly Window[]): RuleFinding {
  const next = windows.find(({ to }) => warmth.total <= to) ?? windows.at(-1);
  const isIn = windows.some(({ from, to }) => warmth.total >= from && warmth.total <= to);
  return {
    level: isIn ? "watch" : "none",
    value: warmth.total,
    threshold: next?.from ?? 0,
    unit: "degree-days",
    temperature: null,
    temperatureFrom: null,
    temperatureTo: null,
    wetHours: null,
    points: warmth.today,
    unknownDays: warmth.unknownDays,
  };
}

/**
 * When the young of those that were caught first are to be looked for. Warmth alone says when to look and never
 * to act: that is for what is counted then.
 */
export function judgeGenerations(
  sky: Sky,
  { model, firstCatch }: { model: PestModel; firstCatch: IsoDate },
): RuleAnswer {
  const { base: lower, upper } = model;
  const warmth = sumDegreeDays(sky, { from: firstCatch, lower, upper });
  if (warmth.today === null || warmth.unknownDays > 3) return "no-weather";
  return judge(warmth, listWindows(model));
}

/** When moths fly, by the warmth since sowing. */
export function judgeFlight(
  sky: Sky,
  { model, flight, sowingDate }: Standing & { model: PestModel; flight: Flight },
): RuleAnswer {
  if (sowingDate === null) return "no-sowing-date";
  const warmth = sumDegreeDays(sky, { from: sowingDate, lower: model.base, upper: null });
  if (warmth.today === null || warmth.unknownDays > 10) return "no-weather";
  return judge(warmth, [{ from: flight.first, to: flight.peakEnd }]);
}
