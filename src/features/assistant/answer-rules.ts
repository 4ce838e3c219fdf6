import { spokenNames } from "#content/crops/names.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { isKnownCrop } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import { answerWords } from "./answer-words-rules.ts";
import type { Passage, RankedPassage } from "./passage-schema.ts";
import type { Purpose } from "./purpose-schema.ts";
import {
  type Answer,
  type AnswerBlock,
  type AnswerNote,
  type AnswerSource,
  dropUnkept,
  type StreamEvent,
} from "./schema.ts";

/** A passage as it is read in a language. */
export function wordPassage(
  { title, text }: Pick<Passage, "title" | "text">,
  language: Language,
): { title: string; text: string } {
  return { title: title[language], text: text[language] };
}

/** How many words a text has. */
export const countWords = (text: string) => text.split(/\s+/).length;

export function toSource({ source, asOf, certainty }: Passage, language: Language): AnswerSource {
  const title = source.name[language];
  return { kind: "passage", title, link: source.link, asOf, certainty };
}

/** Less good by so much than the best, a passage answers another question. */
const leastShare = 0.75;

/** What stands before the passages: figures of the farm, for these purposes and crops. */
type FactsShown = { kinds: readonly Purpose[]; crops: readonly string[] };

/**
 * Those of the passages found that are shown: the best, and what is nearly as good beside it. Beside figures
 * of the farm another crop's passage, or one of another matter, would stand like a mistake.
 */
export function choosePassages(
  ranked: readonly RankedPassage[],
  facts: FactsShown | null,
): Passage[] {
  const fitting = ranked.filter(
    ({ passage: { crop, purposes } }) =>
      facts === null ||
      (facts.kinds.some((kind) => purposes.includes(kind)) &&
        (!crop || facts.crops.includes(crop))),
  );
  const best = fitting[0]?.score ?? 0;
  return fitting
    .filter(({ score }) => score >= best * leastShare)
    .slice(0, facts ? 1 : 2)
    .map(({ passage }) => passage);
}

/** What grows on a farm now. */
export const listSownCrops = (fields: readonly Pick<Field, "seasons" | "archivedDate">[]) =>
  fields.flatMap((field) =>
    field.archivedDate === null ? (getOpenSeason(field)?.crop ?? []) : [],
  );

export type Draft = ReturnType<typeof openDraft>;

/** An answer in the making: what is added to it is told at once. */
export function openDraft(language: Language, tell: (event: StreamEvent) => void) {
  let blocks: AnswerBlock[] = [];
  let sources: AnswerSource[] = [];
  const notes = new Set<AnswerNote>();
  let isUnknown = false;
  let offered: readonly string[] = [];
  let byModel = false;
  const addSource = (source: AnswerSource) => {
    const known = sources.findIndex(
      ({ link, title }) => link === source.link && title === source.title,
    );
    if (known >= 0) return known;
    sources.push(source);
    tell({ type: "source", source });
    return sources.length - 1;
  };
  return {
    addSource,
    addBlock(block: Omit<AnswerBlock, "sources"> & { sources: readonly AnswerSource[] }) {
      const { more = "", ...rest } = block;
      const whole = {
        ...rest,
        text: dropUnkept(block.text),
        ...(more === "" ? {} : { more: dropUnkept(more) }),
        sources: block.sources.map(addSource),
      };
      blocks.push(whole);
      tell({ type: "block", block: whole });
    },
    addText(more: string) {
      const last = blocks.at(-1);
      if (!last) return;
      const text = dropUnkept(more);
      last.text += text;
      tell({ type: "text", text });
    },
    cite(cited: readonly number[]) {
      const last = blocks.at(-1);
      if (last) last.sources = [...new Set([...last.sources, ...cited])].sort((a, b) => a - b);
    },
    note: (note: AnswerNote) => void notes.add(note),
    setUnknown: () => {
      isUnknown = true;
    },
    /** Questions to press in place of those that fit the farm. */
    offer: (questions: readonly string[]) => {
      offered = questions;
    },
    setByModel: () => {
      byModel = true;
    },
    hasCited: () => blocks.some((block) => block.sources.length > 0),
    countSources: () => sources.length,
    hasText: () => blocks.some(({ text }) => text.trim() !== ""),
    /** Begins again: what was told no longer holds. */
    restart() {
      blocks = [];
      sources = [];
      byModel = false;
      notes.clear();
      tell({ type: "restart" });
    },
    /** @param suggestions what is offered where nothing else is */
    toAnswer: (suggestions: readonly string[]): Answer => ({
      language,
      isUnknown,
      byModel,
      blocks: blocks.map((block) => ({ ...block, text: block.text.trim() })),
      sources,
      notes: [...notes],
      followUps: [...(offered.length > 0 ? offered : suggestions)],
    }),
  };
}

const mostSuggestions = 4;

/** Questions that fit a farm, by what grows there; those of the kinds asked just now are left out. */
export function listSuggestions(
  fields: readonly Pick<Field, "name" | "seasons" | "archivedDate">[],
  { language, without = [] }: { language: Language; without?: readonly Purpose[] },
): string[] {
  const { suggestions } = answerWords[language];
  const sown = fields.flatMap((field) => {
    const crop = field.archivedDate === null ? getOpenSeason(field)?.crop : undefined;
    // Of a crop by the farmer's own word there is nothing to ask for.
    return crop && isKnownCrop(crop)
      ? [{ name: field.name, crop: spokenNames[language][crop] }]
      : [];
  });
  const [first] = sown;
  // A long name in a question is hard to read on a small button.
  const named = first && first.name.length <= 16 ? first.name : null;
  const all: { kind: Purpose; text: string }[] = [
    { kind: "irrigation", text: named ? suggestions.water(named) : suggestions.waterAny },
    { kind: "pest-signs", text: first ? suggestions.pest(first.crop) : suggestions.pestAny },
    { kind: "weather", text: suggestions.rain },
    { kind: "scheme", text: suggestions.schemes },
    { kind: "spray-window", text: suggestions.spray },
    ...(first ? [{ kind: "premium" as const, text: suggestions.premium(first.crop) }] : []),
    { kind: "dose-plan", text: suggestions.soil },
  ];
  return all
    .filter(({ kind }) => !without.includes(kind))
    .slice(0, mostSuggestions)
    .map(({ text }) => text);
}
