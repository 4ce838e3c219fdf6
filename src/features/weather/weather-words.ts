import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { formatNumber } from "#src/shared/numbers.ts";
import { wmoCodes } from "./data/wmo-codes.ts";
import { getWindName, type WindName } from "./rules.ts";

type Words = { light: MessageDescriptor; some: MessageDescriptor; heavy: MessageDescriptor };

const same = (words: MessageDescriptor): Words => ({ light: words, some: words, heavy: words });
const skyWords: Record<(typeof wmoCodes)[number]["sky"], Words> = {
  clear: { ...same(msg`Clear sky`), light: msg`Mainly clear` },
  "partly-cloudy": same(msg`Partly cloudy`),
  cloudy: same(msg`Overcast`),
  fog: same(msg`Fog`),
  drizzle: same(msg`Drizzle`),
  rain: { light: msg`Light rain`, some: msg`Rain`, heavy: msg`Heavy rain` },
  shower: { light: msg`Light showers`, some: msg`Showers`, heavy: msg`Heavy showers` },
  thunder: { ...same(msg`Thunderstorm`), heavy: msg`Thunderstorm with hail` },
  snow: same(msg`Snow`),
};

/** What a weather code means, or null for one that is not known. */
export function getSkyWords(code: number | null): MessageDescriptor | null {
  const known = code === null ? undefined : wmoCodes[code];
  return known ? skyWords[known.sky][known.strength] : null;
}

const windWords: Record<WindName, MessageDescriptor> = {
  N: msg`from the north`,
  NE: msg`from the north-east`,
  E: msg`from the east`,
  SE: msg`from the south-east`,
  S: msg`from the south`,
  SW: msg`from the south-west`,
  W: msg`from the west`,
  NW: msg`from the north-west`,
};

/** Where the wind comes from. */
export function getWindWords(fromDegrees: number): MessageDescriptor {
  return windWords[getWindName(fromDegrees)];
}

/** A temperature in whole degrees, without its scale, `27°`; a dash where it is not known. */
export function formatDegrees(celsius: number | null): string {
  // Adding 0 makes -0 plain 0.
  return celsius === null ? "–" : `${formatNumber(Math.round(celsius) + 0)}°`;
}

/** A reading with so many decimals at most; a dash where it is not known. */
export function formatReading(value: number | null, decimals = 0): string {
  return value === null ? "–" : formatNumber(value, decimals);
}
