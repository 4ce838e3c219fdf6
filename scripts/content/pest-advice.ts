import type { PestFacts, PestWords } from "#src/features/pests/content-schema.ts";
import { listTexts } from "./checking.ts";
import { splitMixture, toIngredientId } from "./ingredients-kind.ts";
import type { ContentRecord, RecordFlaw } from "./kind.ts";
import { suggest } from "./sentences.ts";

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
      (facts.ingredients ?? []).flatMap(({ name }) => splitMixture(name)),
    ),
  );

/** The name of something banned that a text names, however it is written. */
export function findBanned(text: string, pesticides: readonly Pesticide[]): string | undefined {
  const squeezed = squeeze(text);
  const names = pesticides.flatMap(({ facts }) => (facts.banned ? facts.names : []));
  return names.find((name) => squeezed.includes(squeeze(name)));
}

/** What advice may not name or say, and which substances have names in every language. */
type Rules = {
  pesticides: readonly Pesticide[];
  substances: ReadonlySet<string>;
  named: ReadonlySet<string>;
  dose: RegExp | null;
};

function* checkIngredients(
  { id, group, facts }: Pest,
  { pesticides, named }: Rules,
): Iterable<RecordFlaw> {
  for (const [place, { name }] of (facts.ingredients ?? []).entries()) {
    const faults: string[] = [];
    const banned = findBanned(name, pesticides);
    if (banned) faults.push(`"${banned}" may not be advised: see content/pesticides.`);
    if (!/^[a-z][a-z +-]+$/.test(name)) {
      faults.push(
        `"${name}" is not the name of a substance alone, in small letters and without a figure.`,
      );
    }
    const parts = splitMixture(name);
    const isKept = pesticides.some(
      ({ facts: rule }) =>
        rule.notOn?.includes(group) && parts.some((part) => rule.names.includes(part)),
    );
    if (isKept) faults.push(`"${name}" may not be used on ${group}: see content/pesticides.`);
    const unnamed = parts.find((part) => !named.has(toIngredientId(part)));
    if (unnamed && faults.length === 0) {
      faults.push(
        `"${unnamed}" has no names in content/ingredients. ${suggest(unnamed, [...named])}`,
      );
    }
    yield* faults.map((text) => ({ id, names: ["ingredients", place, "name"], text }));
  }
}

/** The substance that is named as an example of a protectant. */
const protectant = "mancozeb";

function* checkProduct({ id, group, facts }: Pest, { pesticides }: Rules): Iterable<RecordFlaw> {
  const isKept = pesticides.some(
    ({ facts: rule }) => rule.notOn?.includes(group) && rule.names.includes(protectant),
  );
  if (facts.product !== "protectant" || !isKept) return;
  const text = `a protectant is "${protectant}" among others, which may not be used on ${group}: write "fungicide".`;
  yield { id, names: ["product"], text };
}

/** What may stand in no advice: what is banned, a dose, and a substance anywhere but in its own list. */
export function* checkAdvice(pest: Pest, rules: Rules): Iterable<RecordFlaw> {
  const { pesticides, substances, dose } = rules;
  yield* checkIngredients(pest, rules);
  yield* checkProduct(pest, rules);
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
