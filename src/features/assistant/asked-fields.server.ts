import { spokenNames } from "#content/crops/names.ts";
import type { FarmFacts } from "#src/features/farm/facts.server.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Asker, ownSource } from "./asker.server.ts";
import type { ToolFacts } from "./tool-rules.ts";

type AskedFields = { crop?: Crop | undefined; fieldId?: string | undefined };

/** So many fields are told of at once. */
export const mostFields = 4;

/** The fields in use that a question is about: the named one, those of the named crop, else all. */
export function listAskedFields({ fields }: FarmFacts, { crop, fieldId }: AskedFields): Field[] {
  const inUse = fields.filter(({ archivedDate }) => archivedDate === null);
  const named = inUse.filter(({ id }) => id === fieldId);
  if (named.length > 0) return named;
  return crop ? inUse.filter((field) => getOpenSeason(field)?.crop === crop) : inUse;
}

export type Page = { name: "water" | "fields" | "soil"; link: string };

/** What is told of each field asked for, or that the crop grows on none of them. */
export async function tellFields(
  asker: Asker,
  given: {
    asked: AskedFields;
    page: Page;
    tell: (field: Field) => string[] | Promise<string[]>;
    /** Which of two fields is told of first. */
    compare?: (one: Field, other: Field) => number;
  },
): Promise<ToolFacts> {
  const { language, farm } = asker;
  const words = answerWords[language];
  const { asked, page, tell, compare } = given;
  const all = listAskedFields(farm, asked);
  const fields = (compare ? all.toSorted(compare) : all).slice(0, mostFields);
  const told = await Promise.all(fields.map(async (field) => tell(field)));
  const isEmpty = farm.fields.every(({ archivedDate }) => archivedDate !== null);
  const missing =
    asked.crop && !isEmpty
      ? words.otherCrop.notGrown(spokenNames[language][asked.crop])
      : words.fields.none;
  const first = told.flatMap(([line]) => line ?? []);
  const rest = told.flatMap(([, ...lines]) => lines);
  const isOne = told.length === 1;
  return {
    title: words.titles[page.name],
    lines: first.length > 0 ? [...first, ...(isOne ? rest : [])] : [missing],
    ...(isOne ? {} : { more: rest }),
    sources: [ownSource(asker, { ...page, asOf: null })],
  };
}
