import type { PestFacts, PestWords } from "#src/features/pests/content-schema.ts";
import { listTexts } from "./checking.ts";
import type { ContentRecord, RecordFlaw } from "./kind.ts";

type Pest = ContentRecord<PestFacts, PestWords>;
type Pesticide = ContentRecord<
  { names: string[]; banned?: true | undefined; notOn?: string[] | undefined },
  unknown
>;

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[\s()-]+/g, "");

/** The substances that pests name among their ingredients. */
export const listSubstances = (pests: readonly Pest[]): ReadonlySet<string> =>
  new Set(
    pests.flatMap(({ facts }) =>
      (facts.ingredients ?? []).flatMap(({ name }) => name.split(" + ")),
    ),
  );

/** The name of something banned that a text names, however it is written. */
export function findBanned(text: string, pesticides: readonly Pesticide[]): string | undefined {
  const squeezed = squeeze(text);
  const names = pesticides.flatMap(({ facts }) => (facts.banned ? facts.names : []));
  return names.find((name) => squeezed.includes(squeeze(name)));
}

function* checkIngredients(
  { id, group, facts }: Pest,
  pesticides: readonly Pesticide[],
): Iterable<RecordFlaw> {
  for (const [place, { name }] of (facts.ingredients ?? []).entries()) {
    const at = { id, names: ["ingredients", place, "name"] };
    const banned = findBanned(name, pesticides);
    if (banned) yield { ...at, text: `"${banned}" may not be advised: see content/pesticides.` };
    if (!/^[a-z][a-z +-]+$/.test(name)) {
      yield {
        ...at,
        text: `"${name}" is not the name of a substance alone, in small letters and without a figure.`,
      };
    }
    for (const { facts: rule } of pesticides) {
      const isNamed = name.split(" + ").some((part) => rule.names.includes(part));
      if (isNamed && rule.notOn?.includes(group)) {
        yield { ...at, text: `"${name}" may not be used on ${group}: see content/pesticides.` };
      }
    }
  }
}

/** What may stand in no advice: what is banned, a dose, and a substance anywhere but in its own list. */
export function* checkAdvice(
  pest: Pest,
  {
    pesticides,
    substances,
    dose,
  }: { pesticides: readonly Pesticide[]; substances: ReadonlySet<string>; dose: RegExp | null },
): Iterable<RecordFlaw> {
  yield* checkIngredients(pest, pesticides);
  for (const [language, words] of Object.entries(pest.words)) {
    for (const { names, text } of listTexts(words)) {
      const at = { id: pest.id, language, names };
      const banned = findBanned(text, pesticides);
      if (banned) yield { ...at, text: `"${banned}" may not be advised: see content/pesticides.` };
      const amountSaid = dose?.exec(text)?.[0];
      if (amountSaid) {
        yield {
          ...at,
          text: `"${amountSaid}" reads as a dose; the label says how much, and we say none.`,
        };
      }
      const substance = [...substances].find((name) => text.toLowerCase().includes(name));
      if (substance) {
        yield { ...at, text: `"${substance}" belongs in "ingredients" alone, not in a sentence.` };
      }
    }
  }
}
