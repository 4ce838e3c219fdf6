import type { Celsius, Hours, Millimetres } from "./quantities.ts";

type Band = { above: Celsius; to: Celsius; hours: readonly (Hours | null)[] };

/** How many of a band's limits a number of hours reaches. */
function countReached(limits: readonly (Hours | null)[], isReached: (limit: Hours) => boolean) {
  return limits.filter((limit) => limit !== null && isReached(limit)).length;
}

/** From below the first to the top of the last, without gaps between. */
const wallinBands: readonly Band[] = [
  { above: 7.2, to: 11.6, hours: [16, 19, 22, null] },
  { above: 11.6, to: 15, hours: [13, 16, 19, 22] },
  { above: 15, to: 26.6, hours: [10, 13, 16, 19] },
];

/**
 * The severity value of a day for late blight of potato and tomato, 0 to 4.
 * @param wetness.temperature the mean of the wet hours, °C
 * Source: Wallin 1962, in the form of Michigan State's table; 7.2 °C itself belongs to the first band.
 */
export function wallinSeverity(wetness: { hours: Hours; temperature: Celsius | null }): number {
  const { hours, temperature } = wetness;
  if (temperature === null || temperature < 7.2) return 0;
  const band = wallinBands.find(({ to }) => temperature <= to);
  return band ? countReached(band.hours, (limit) => hours >= limit) : 0;
}

const tomcastBands: readonly Band[] = [
  { above: 13, to: 18, hours: [7, 15, 20] },
  { above: 18, to: 21, hours: [4, 8, 15, 22] },
  { above: 21, to: 26, hours: [2, 5, 12, 20] },
  { above: 26, to: 29, hours: [3, 8, 15, 22] },
];

/**
 * The severity value of a day for early blight, anthracnose and Septoria of tomato, 0 to 4.
 * @param wetness.temperature the mean of the wet hours, °C
 * Source: Pitblado 1992 (TOMCAST).
 */
export function tomcastSeverity(wetness: { hours: Hours; temperature: Celsius | null }): number {
  const { hours, temperature } = wetness;
  if (temperature === null || temperature < 13) return 0;
  const band = tomcastBands.find(({ to }) => temperature <= to);
  return band ? countReached(band.hours, (limit) => hours > limit) : 0;
}

/** A day as the rule of Hyre sees it: its own minimum, the mean of five days and the rain of ten. */
type HyreDay = { minimum: Celsius; meanOfFive: Celsius; rainOfTen: Millimetres };

/** Whether a day favours late blight by its rain. Source: Hyre 1954, as given by UC IPM. */
export function isRainFavourable({ minimum, meanOfFive, rainOfTen }: HyreDay): boolean {
  return minimum >= 7.2 && meanOfFive < 25.5 && rainOfTen >= 30;
}

/** What Blitecast advises: nothing, a warning, or spraying every seven or five days. */
const blitecastMessages = ["no-spray", "warning", "every-7-days", "every-5-days"] as const;
type BlitecastMessage = (typeof blitecastMessages)[number];

/** By the severity of seven days: below 3, then 3, 4, 5, 6, and more. */
const blitecastRows = {
  few: [0, 0, 1, 2, 2, 3],
  many: [0, 1, 2, 3, 3, 3],
} as const;

/**
 * The message of Blitecast.
 * @param week the rain-favourable days of the last seven, and the severity values added up over them
 * Source: Krause, Massie and Hyre 1975, matrix as given by Metos.
 */
export function blitecastMessage(week: {
  favourableDays: number;
  severity: number;
}): BlitecastMessage {
  const row = week.favourableDays > 4 ? blitecastRows.many : blitecastRows.few;
  const column = Math.min(Math.max(Math.floor(week.severity) - 2, 0), row.length - 1);
  return blitecastMessages[row[column] ?? 0] ?? "no-spray";
}

function potatoGrowth(temperature: Celsius): number {
  if (temperature < 7 || temperature > 30) return 0;
  const spread = temperature <= 21 ? 196 : 81;
  return 10 * (1 - (temperature - 21) ** 2 / spread);
}

/**
 * The P-days of a day, 0 to 10, which early blight of potato follows.
 * Source: Sands, Hackett and Nix 1979, Field Crops Research 2:309-331; the last term takes the maximum there.
 */
export function potatoDays({ maximum, minimum }: { maximum: Celsius; minimum: Celsius }): number {
  const evening = (2 * minimum + maximum) / 3;
  const morning = (minimum + 2 * maximum) / 3;
  return (
    (5 * potatoGrowth(minimum) +
      8 * potatoGrowth(evening) +
      8 * potatoGrowth(morning) +
      3 * potatoGrowth(maximum)) /
    24
  );
}

/** The least wet hours, by the temperature, for groundnut rust to infect. */
const rustWetHours: readonly (readonly [Celsius, Hours])[] = [
  [8, 12],
  [15, 6],
  [25, 4],
  [30, 12],
];

/**
 * How long groundnut leaves must be wet for rust to infect them, hours; null where it cannot at all.
 * Source: Butler and Jadhav 1991, Plant Pathology: 6 h at 15 °C, least at 25, none at or below 8 and above about
 * 30 °C. The line between the points, and the hours at 8, 25 and 30 °C, are own knowledge.
 */
export function groundnutRustWetHours(temperature: Celsius): Hours | null {
  if (temperature <= 8 || temperature > 30) return null;
  const next = rustWetHours.findIndex(([at]) => temperature <= at);
  const [lower, upper] = [rustWetHours[next - 1], rustWetHours[next]];
  if (!lower || !upper) return null;
  const share = (temperature - lower[0]) / (upper[0] - lower[0]);
  return lower[1] + share * (upper[1] - lower[1]);
}
