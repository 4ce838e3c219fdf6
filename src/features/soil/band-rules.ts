import { reactionClasses, salinityClasses } from "#content/soil-classes.ts";
import { limitSets } from "#content/soil-ratings.ts";
import type { ClassName, SoilClass } from "./knowledge-schema.ts";
import { type Region, type SoilParameter, type SoilValues, soilParameters } from "./schema.ts";

export const nutrientBands = [
  "very-low",
  "low",
  "medium",
  "moderately-high",
  "high",
  "very-high",
] as const;
export type NutrientBand = (typeof nutrientBands)[number];
export type Band = NutrientBand | ClassName;

/** One class of a parameter: values up to `top`, which itself is still in it or not. */
type BandRange = { band: Band; top: number; isTopIn: boolean };

/** What a band means for the crop. */
export type Verdict = "bad" | "watch" | "good" | "plenty";

const toRanges = (classes: readonly SoilClass[]): BandRange[] =>
  classes.map(({ name, below }) => ({
    band: name,
    top: below ?? Number.POSITIVE_INFINITY,
    isTopIn: false,
  }));

/** The classes of a parameter, the lowest first. */
export function listBands(parameter: SoilParameter, region: Region): BandRange[] {
  if (parameter === "pH") return toRanges(reactionClasses);
  if (parameter === "EC") return toRanges(salinityClasses);
  const limits = limitSets[region][parameter];
  if ("tops" in limits) {
    return nutrientBands.map((band, at) => ({
      band,
      top: limits.tops[at] ?? Number.POSITIVE_INFINITY,
      isTopIn: true,
    }));
  }
  return [
    { band: "low", top: limits.lowBelow, isTopIn: limits.isLimitLow ?? false },
    { band: "medium", top: limits.highAbove, isTopIn: true },
    { band: "high", top: Number.POSITIVE_INFINITY, isTopIn: true },
  ];
}

const verdicts: Record<Band, Verdict> = {
  "very-low": "bad",
  low: "bad",
  medium: "good",
  "moderately-high": "good",
  high: "plenty",
  "very-high": "plenty",
  "strongly-acid": "bad",
  "moderately-acid": "watch",
  "slightly-acid": "good",
  neutral: "good",
  "slightly-alkaline": "good",
  "moderately-alkaline": "watch",
  "strongly-alkaline": "bad",
  "very-strongly-alkaline": "bad",
  "salt-normal": "good",
  "salt-germination": "watch",
  "salt-sensitive": "bad",
  "salt-injurious": "bad",
};

export type Finding = {
  parameter: SoilParameter;
  value: number;
  band: Band;
  verdict: Verdict;
  /** The parameter's classes and, of them, the one that the value is in. */
  ranges: BandRange[];
  at: number;
  /** How far along the classes drawn equally wide, 0 to 1. */
  position: number;
};

/** The class that a value is in, and where on a meter of equally wide classes it stands. */
export function getFinding(
  parameter: SoilParameter,
  { value, region }: { value: number; region: Region },
): Finding {
  const ranges = listBands(parameter, region);
  const found = ranges.findIndex(({ top, isTopIn }) => (isTopIn ? value <= top : value < top));
  const at = found < 0 ? ranges.length - 1 : found;
  const bottom = ranges[at - 1]?.top ?? 0;
  const top = ranges[at]?.top ?? Number.POSITIVE_INFINITY;
  // The last class has no end: it is drawn as wide as all before it together.
  const width = Number.isFinite(top) ? top - bottom : bottom;
  const share = width > 0 ? Math.min((value - bottom) / width, 1) : 0;
  const band = ranges[at]?.band ?? "medium";
  const position = (at + share) / ranges.length;
  return { parameter, value, band, verdict: verdicts[band], ranges, at, position };
}

/** What a card says, in the order of the card. */
export function listFindings(values: SoilValues, region: Region): Finding[] {
  return soilParameters.flatMap((parameter) => {
    const value = values[parameter];
    return value === undefined ? [] : getFinding(parameter, { value, region });
  });
}

/** What is wrong with a soil, the worst first. */
export function listProblems(findings: readonly Finding[]): Finding[] {
  const bad = findings.filter(({ verdict }) => verdict === "bad");
  return [...bad, ...findings.filter(({ verdict }) => verdict === "watch")];
}
