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

type Banned = readonly { name: string; squeezed: string }[];

/** The names of all that is banned. */
export const listBanned = (pesticides: readonly Pesticide[]): Banned =>
  pesticides
    .flatMap(({ facts }) => (facts.banned ? facts.names : []))
    .map((name) => ({ name, squeezed: squeeze(name) }));

/** The name of something banned that a text names, however it is written. */
export function findBanned(text: string, banned: Banned): string | undefined {
  const squeezed = squeeze(text);
  return banned.find((each) => squeezed.includes(each.squeezed))?.name;
}

/** What advice may not name or say, and which substances have names in every language. */
type Rules = {
  pesticides: readonly Pesticide[];
  banned: Banned;
  substances: ReadonlySet<string>;
  named: ReadonlySet<string>;
  dose: RegExp | null;
};

function* checkIngredients(
  { id, group, facts }: Pest,
  { pesticides, banned, named }: Rules,
): Iterable<RecordFlaw> {
  for (const [place, { name }] of (facts.ingredients ?? []).entries()) {
    const faults: string[] = [];
    const found = findBanned(name, banned);
    if (found) faults.push(`"${found}" may not be advised: see content/pesticides.`);
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
  const { banned, substances, dose } = rules;
  yield* checkIngredients(pest, rules);
  yield* checkProduct(pest, rules);
  for (const [language, words] of Object.entries(pest.words)) {
    for (const { names, text } of listTexts(words)) {
      const at = { id: pest.id, language, names };
      const found = findBanned(text, banned);
      if (found) yield { ...at, text: `"${found}" may not be advised: see content/pesticides.` };
      const amountSaid = dose?.exec(text)?.[0];
      if (amountSaid) {
        yield {
          ...at,
          text: `"${amountSaid}" reads as a dose; the label says how much, and we say none.`,
        };
      }
      const small = text.toLowerCase();
      const substance = [...substances].find((name) => small.includes(name));
      if (substance) {
        yield { ...at, text: `"${substance}" belongs in "ingredients" alone, not in a sentence.` };
      }
    }
  }
}
