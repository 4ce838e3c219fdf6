/** What the figures of a sum count. */
export const sumUnits = [
  "rupees",
  "kg",
  "quintal",
  "tonne",
  "gram",
  "acre",
  "hectare",
  "guntha",
  "litre",
  "millilitre",
  "hour",
  "minute",
  "day",
  "month",
  "year",
  "person",
  "sack",
  "tank",
  "animal",
  "trip",
  "kilometre",
  "crate",
  "percent",
] as const;
export type SumUnit = (typeof sumUnits)[number];

export type Dimension = "money" | "mass" | "area" | "volume" | "hour" | "month" | SumUnit;

/** Of each unit what it measures, and how many of the measure's own it is. */
const measures: Partial<Record<SumUnit, readonly [Dimension, number]>> = {
  rupees: ["money", 1],
  kg: ["mass", 1],
  quintal: ["mass", 100],
  tonne: ["mass", 1000],
  gram: ["mass", 0.001],
  acre: ["area", 1],
  hectare: ["area", 2.471],
  guntha: ["area", 1 / 40],
  litre: ["volume", 1],
  millilitre: ["volume", 0.001],
  hour: ["hour", 1],
  minute: ["hour", 1 / 60],
  month: ["month", 1],
  year: ["month", 12],
};
/** What a unit measures, and how many of the measure's own it is: a quintal 100 of mass, in kg. */
export const measureOf = (unit: SumUnit): readonly [Dimension, number] =>
  measures[unit] ?? [unit, 1];

/** A figure of a question: 90 rupees for each quintal, of what is paid out. */
export type Quantity = {
  value: number;
  unit: SumUnit;
  /** For each of which it is told. */
  per: readonly SumUnit[];
  role: "cost" | "price" | null;
};

/** Figures and the signs between them, and what comes out. */
export type Step = { terms: readonly (Quantity | "×" | "÷" | "+" | "−")[]; result: Quantity };

/** A figure in its measures' own units: 7,400 rupees a quintal are 74 a kilogram. */
export const toBase = ({ value, unit, per }: Quantity) =>
  per.reduce((left, each) => left / measureOf(each)[1], value * measureOf(unit)[1]);

/** A figure in the units given, from one in their measures' own. */
export const make = (
  base: number,
  { unit, per = [], role = null }: Partial<Quantity> & { unit: SumUnit },
): Quantity => ({
  value: per.reduce((left, each) => left * measureOf(each)[1], base) / measureOf(unit)[1],
  unit,
  per,
  role,
});

/** Whether two units measure the same. */
export const isSame = (one: SumUnit, other: SumUnit) => measureOf(one)[0] === measureOf(other)[0];

/** Of these, things that are counted: they vanish from a product of money or of a weight. */
export const counted: readonly SumUnit[] = [
  "person",
  "sack",
  "tank",
  "animal",
  "trip",
  "day",
  "crate",
];

/** Figures with a sign between each two. */
export const join = (parts: readonly Quantity[], sign: "×" | "+") =>
  parts.flatMap((each, at) => (at === 0 ? [each] : [sign, each]));
