import { sumWords } from "#content/vocabulary.ts";
import { squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { answerWords } from "./answer-words-rules.ts";
import { readAcres } from "./reckoning.server.ts";
import { anyOf, openSaying, soundsOf } from "./sum-units.server.ts";

const metresOfFoot = 0.3048;

/** The units that plants are set apart by, in metres. */
const units = [
  [sumWords.spacingFeet, metresOfFoot],
  [sumWords.spacingCentimetres, 0.01],
  [sumWords.spacingMetres, 1],
] as const;

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const unit = `(?: ?(${units.map(([said]) => anyOf(said)).join("|")}))?`;
const by = `(?:[x×*]|${anyOf(sumWords.spacingBy)})`;
const spacing = new RegExp(`(?<![\\d.])${number}${unit} ?${by} ?${number}${unit}(?![a-z\\d])`, "u");

const getMetres = (name: string | undefined) =>
  name === undefined ? null : (units.find(([said]) => said.split(" ").includes(name))?.[1] ?? null);

/** How far apart two plants stand, both ways, in metres. */
function readSpacing(text: string) {
  const found = spacing.exec(toLatinDigits(text.toLowerCase()));
  if (!found) return null;
  const [, one, oneUnit, two, twoUnit] = found;
  const [first, second] = [getMetres(oneUnit), getMetres(twoUnit)];
  const of = second ?? first;
  if (of === null) return null;
  const sides = { row: Number(one), plant: Number(two) };
  const metres = sides.row * (first ?? of) * (sides.plant * of);
  // One name for both is what most say.
  return metres > 0 ? { ...sides, squareMetres: metres, name: twoUnit ?? oneUnit ?? "" } : null;
}

const plants = soundsOf(sumWords.plantsWanted);
const howMany = soundsOf(sumWords.howMany);

/**
 * How many plants an area takes at a spacing that a question names, an acre where neither it nor the one before names
 * an area; null where it asks for none.
 */
export function wordPlants(
  text: string,
  { language, textBefore }: { language: Language; textBefore: string | null },
): string | null {
  const apart = readSpacing(text);
  const says = openSaying(text);
  if (!apart || !says(plants) || !says(howMany)) return null;
  const acres = readAcres(text) ?? readAcres(textBefore ?? "") ?? 1;
  const count = (acres * squareMetresOfAcre) / apart.squareMetres;
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  const { sum } = answerWords[language];
  const told = {
    row: formatNumber(apart.row, 2),
    plant: formatNumber(apart.plant, 2),
    unit: apart.name,
    count: formatNumber(Math.round(count / scale) * scale, 0),
  };
  return acres === 1
    ? sum.plantsOfAcre(told)
    : sum.plants({ ...told, area: formatNumber(acres, 2) });
}
