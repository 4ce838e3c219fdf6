import { getFlow, getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { sortEntries } from "#src/features/irrigation/rules.ts";
import { countDays, getLocalDay } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { answerWords } from "./answer-words-rules.ts";
import { type Page, tellFields } from "./asked-fields.server.ts";
import type { Asker, ToolParts } from "./asker.server.ts";
import { hearAll, says } from "./record-questions.server.ts";
import { readSaidFlow, wordTurns } from "./said-flow-tools.server.ts";
import { formatDepth, nameDay, quoteName, toolInputs } from "./tool-rules.ts";
import { wordTime } from "./water-answer-rules.ts";
import { getPlannedDepth } from "./water-tools.server.ts";
import { findRainToWaitFor } from "./weather-tools.server.ts";

const waterPage: Page = { name: "water", link: "/irrigation" };

/** The waterings of what grows on a field, the last first. */
function listWaterings(field: Field, { farm }: Pick<Asker, "farm">) {
  const entries = sortEntries([...(farm.waterings.get(field.id)?.entries ?? [])]);
  const sowing = getOpenSeason(field)?.sowingDate ?? "";
  return entries.filter(({ kind, date }) => kind === "water" && date >= sowing);
}

const getLastWatering = (field: Field, asker: Pick<Asker, "farm">) =>
  listWaterings(field, asker)[0] ?? null;

/** So many waterings of a field are told of. */
const mostWaterings = 4;

/** What a field got in all where it was watered more than once and each depth is known. */
function wordTotal(waterings: ReturnType<typeof listWaterings>, { language }: Asker): string[] {
  const words = answerWords[language];
  const depths = waterings.flatMap(({ grossDepth }) => (grossDepth === null ? [] : [grossDepth]));
  if (waterings.length <= 1 || depths.length < waterings.length) return [];
  const amount = words.millimetres(formatDepth(depths.reduce((sum, depth) => sum + depth, 0)));
  return [words.record.wateredInAll({ count: formatNumber(waterings.length, 0), amount })];
}

/** When a field was watered and with how much, the last time first. */
function wordWaterings(field: Field, asker: Asker & { today: string }): string[] {
  const { language, today } = asker;
  const words = answerWords[language];
  const name = quoteName(field.name);
  const all = listWaterings(field, asker);
  if (all.length === 0) return [words.record.noWatering(name)];
  const [last = "", ...before] = all.slice(0, mostWaterings).map(({ date, grossDepth, minutes }) =>
    words.record.watered({
      field: name,
      amount:
        grossDepth === null
          ? wordTime(words, minutes ?? 0)
          : words.millimetres(formatDepth(grossDepth)),
      day: nameDay(date, { language, today }),
      days: formatNumber(countDays(date, today), 0),
    }),
  );
  return [last, ...wordTotal(all, asker), ...before];
}

/** The last watering of each field asked for, as the farmer wrote it down; the field first that waits the longest. */
export function tellLastWatering(parts: ToolParts, asker: Asker, input: unknown) {
  const asked = toolInputs.last_watering.parse(input);
  const today = getLocalDay(parts.now());
  const tell = (field: Field) => wordWaterings(field, { ...asker, today });
  const getLast = (field: Field) => getLastWatering(field, asker)?.date ?? "";
  const compare = (one: Field, other: Field) => getLast(one).localeCompare(getLast(other));
  return tellFields(asker, { asked, page: waterPage, tell, compare });
}

/** Litres of so many millimetres over an area: one on a square metre is one litre. */
const toLitres = (millimetres: number, squareMetres: number) => millimetres * squareMetres;

type Run = { field: Field; flow: number; hours: number; wanted: number | null };

/** What a field got in the hours that its pump ran, and how long it has to run on for a depth that is wanted. */
function wordCome({ field, flow, hours, wanted }: Run, language: Language): string[] {
  const words = answerWords[language];
  const litres = hours * flow;
  const depth = litres / field.areaInSquareMetres;
  const came = words.record.came({
    field: quoteName(field.name),
    time: wordTime(words, hours * 60),
    litres: formatNumber(Math.round(litres / 100) * 100, 0),
    amount: words.millimetres(formatDepth(depth)),
  });
  if (wanted === null) return [came];
  const left = toLitres(wanted - depth, field.areaInSquareMetres) / flow;
  const amount = words.millimetres(formatDepth(wanted));
  if (left <= 0) return [came, words.record.cameWhole(amount)];
  return [came, words.record.cameLeft({ time: wordTime(words, left * 60), amount })];
}

/** How long the field's own pump, drip or sprinklers run for a depth of water, else for what the plan wants. */
export async function tellPumpTime(parts: ToolParts, asker: Asker, input: unknown) {
  const {
    depthInMillimetres,
    ranHours,
    isOfLast = false,
    said = "",
    ...asked
  } = toolInputs.pump_time.parse(input);
  const { language } = asker;
  const words = answerWords[language];
  const asksAsMuch = says(hearAll(said), "asMuch");
  const rain = await findRainToWaitFor(parts, asker);
  const tell = async (field: Field) => {
    const name = quoteName(field.name);
    const saidFlow = field.method === "drip" ? readSaidFlow(said) : null;
    const flow = saidFlow ?? getFlow(field);
    if (flow === null) return [words.record.noFlow(name)];
    if (ranHours !== undefined)
      return [
        ...wordCome({ field, flow, hours: ranHours, wanted: depthInMillimetres ?? null }, language),
        ...(rain ? [words.water.rainComes(rain)] : []),
      ];
    const planned = isOfLast || asksAsMuch ? null : await getPlannedDepth(parts, asker, field.id);
    const last = getLastWatering(field, asker)?.grossDepth ?? null;
    const depth = depthInMillimetres ?? planned ?? last;
    if (depth === null) return [words.record.whichDepth(name)];
    const isAsLast = depthInMillimetres === undefined && planned === null && !isOfLast;
    const litres = toLitres(depth, field.areaInSquareMetres);
    const run = litres / flow;
    return [
      words.record.run({
        field: name,
        time: wordTime(words, run * 60),
        amount: words.millimetres(formatDepth(depth)),
      }),
      ...wordTurns(said, run, asker),
      words.record.runWhy({
        litres: formatNumber(Math.round(litres / 1000) * 1000, 0),
        flow: formatNumber(flow, 0),
      }),
      ...(isAsLast ? [words.record.notDue] : []),
      ...(rain && !isOfLast ? [words.water.rainComes(rain)] : []),
    ];
  };
  return tellFields(asker, { asked, page: waterPage, tell });
}
