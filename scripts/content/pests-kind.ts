import {
  type PestFacts,
  type PestMarks,
  type PestWords,
  type Plate,
  pestFacts,
  pestWords,
} from "#src/features/pests/content-schema.ts";
import { getCropOfId, type PestRecord } from "#src/features/pests/record-schema.ts";
import type { CountRule } from "#src/features/pests/schema.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { adviceDoses, makeDosePattern } from "./advice-doses-kind.ts";
import { ingredients, splitMixture, toIngredientId } from "./ingredients-kind.ts";
import { type ContentRecord, defineKind, mapWords, type Surroundings } from "./kind.ts";
import { checkAdvice, listBanned, listSubstances } from "./pest-advice.ts";
import { pesticides } from "./pesticides-kind.ts";
import { suggest } from "./sentences.ts";

type Pest = ContentRecord<PestFacts, PestWords>;
const types = { "#src/features/pests/record-schema.ts": ["PestRecord"] };
const folders = [...crops, "all"] as const;

const getCrop = ({ group }: Pest) => folders.find((crop) => crop === group);

type Substances = PestRecord["ingredients"][number]["substances"];

/** What each substance of a mixture is called. */
function makeNaming(listOf: Surroundings["listOf"]): (mixture: string) => Substances {
  const names = new Map(
    listOf(ingredients).map(({ id, words }) => [id, mapWords(words, ({ name }) => name)]),
  );
  return (mixture) =>
    splitMixture(mixture).flatMap((substance) => names.get(toIngredientId(substance)) ?? []);
}

/** The numbers from which on it is to be acted, with who says each. */
const makeCountRules = ({ facts }: Pest, cite: Surroundings["cite"]): CountRule[] =>
  (facts.counts ?? []).map(({ source, ...rule }) =>
    source ? { ...rule, source: cite(source).who } : rule,
  );

/** A record as the app has it; none where its folder is of no crop. */
function makeRecord(
  pest: Pest,
  nameAll: (mixture: string) => Substances,
  countRules: readonly CountRule[],
): PestRecord[] {
  const { id, facts, words, provenance } = pest;
  const crop = getCrop(pest);
  if (!crop) return [];
  const { kind, scientific, marks, lookAlikes = [] } = facts;
  const certainty = provenance.certainty === "confirmed" ? "S" : "K";
  const named = (facts.ingredients ?? []).map(({ name, use }) => ({
    name,
    use,
    substances: nameAll(name),
  }));
  const isDrawn = facts.plate !== undefined;
  const countSources = [...new Set(countRules.flatMap(({ source }) => source ?? []))];
  const { product = null } = facts;
  const told = { countSources, lookAlikes, isDrawn, product, ingredients: named, words };
  return [{ id, crop, kind, scientific, certainty, marks, ...told }];
}

/** Look-alikes are of the same crop, and each names the other. */
function* checkLookAlikes(pest: Pest, byId: ReadonlyMap<string, Pest>, ids: ReadonlySet<string>) {
  for (const [place, name] of (pest.facts.lookAlikes ?? []).entries()) {
    const other = byId.get(name);
    const at = { id: pest.id, names: ["lookAlikes", place] };
    if (!ids.has(name)) {
      yield { ...at, text: `there is no pest "${name}". ${suggest(name, [...ids])}` };
    } else if (other && other.group !== pest.group) {
      yield {
        ...at,
        text: `"${name}" is a pest of ${other.group}; what looks alike is of the same crop.`,
      };
    } else if (other && !other.facts.lookAlikes?.includes(pest.id)) {
      yield { ...at, text: `"${name}" does not name "${pest.id}" among its own "lookAlikes".` };
    }
  }
}

const partsOf: Record<Plate["organ"], readonly PestMarks["part"][number][]> = {
  leaf: ["leaf"],
  fruit: ["fruit"],
  "ripe-fruit": ["fruit"],
  ear: ["fruit"],
  flower: ["flower"],
  root: ["root"],
  stem: ["stem"],
  "split-stem": ["stem"],
  plant: ["plant", "shoot", "root", "stem"],
};

/** A plate shows what the record says is seen: on that part of the plant, and by that creature. */
function* checkPlate({ id, facts }: Pest) {
  const { marks, plate } = facts;
  if (!plate) return;
  if (!partsOf[plate.organ].some((part) => marks.part.includes(part))) {
    const text = `the plate shows "${plate.organ}", which is not among the parts of its marks.`;
    yield { id, names: ["plate", "organ"], text };
  }
  const { creature } = plate;
  if (creature && !marks.creature.includes(creature.kind)) {
    const text = `the plate shows "${creature.kind}", which is not among the creatures of its marks.`;
    yield { id, names: ["plate", "creature"], text };
  }
}

/** Whoever has the pest in the field must be able to do something about it. */
function* checkSteps({ id, words: { en } }: Pest) {
  if (!en || en.cultural.length + en.biological.length > 0) return;
  const text = `needs a step under "cultural" or "biological" that fits the standing crop.`;
  yield { id, language: "en", names: ["cultural"], text };
}

/** Pests and diseases by crop, and those of any crop in "all"; the app loads them by crop. */
export const pests = defineKind({
  folder: "pests",
  facts: pestFacts,
  words: pestWords,
  *check(records, { ids, idsOf, listOf }) {
    const byId = new Map(records.map((pest) => [pest.id, pest]));
    const [doses] = listOf(adviceDoses);
    const rules = {
      pesticides: listOf(pesticides),
      banned: listBanned(listOf(pesticides)),
      substances: listSubstances(records),
      named: idsOf(ingredients),
      dose: doses ? makeDosePattern(doses.words) : null,
    };
    for (const pest of records) {
      if (!getCrop(pest)) {
        const text = `the folder "${pest.group}" is of no crop. ${suggest(pest.group, folders)}`;
        yield { id: pest.id, text };
      } else if (getCropOfId(pest.id) !== pest.group) {
        const text = `the name of a pest of ${pest.group} begins with "${pest.group}-", or as others in its folder do.`;
        yield { id: pest.id, text };
      }
      yield* checkLookAlikes(pest, byId, ids);
      yield* checkPlate(pest);
      yield* checkSteps(pest);
      yield* checkAdvice(pest, rules);
    }
  },
  compile(records, { listOf, cite }) {
    const nameAll = makeNaming(listOf);
    const makeRecords = (of: readonly Pest[]) =>
      of.flatMap((pest) => makeRecord(pest, nameAll, makeCountRules(pest, cite)));
    const byCrop = new Map(
      folders.map((crop) => [crop, records.filter(({ group }) => group === crop)]),
    );
    const list = (name: string, value: readonly PestRecord[]) => ({
      name,
      type: "readonly PestRecord[]",
      value,
    });
    const all = [...byCrop.values()].flat();
    const counts: Record<string, readonly CountRule[]> = Object.fromEntries(
      all.flatMap((pest) => (pest.facts.counts ? [[pest.id, makeCountRules(pest, cite)]] : [])),
    );
    const asked: Record<string, string> = Object.fromEntries(
      all.flatMap(({ id, facts }) => (facts.asked ? [[id, facts.asked]] : [])),
    );
    const plates: Record<string, { crop: PestRecord["crop"]; plate: Plate }> = Object.fromEntries(
      records.flatMap((pest) => {
        const crop = getCrop(pest);
        const { plate } = pest.facts;
        return crop && plate ? [[pest.id, { crop, plate }]] : [];
      }),
    );
    return [
      ...[...byCrop].map(([crop, ofCrop]) => ({
        path: `pests/${crop}.ts`,
        types,
        constants: [list("pests", makeRecords(ofCrop))],
      })),
      { path: "pests.ts", types, constants: [list("pests", makeRecords(all))] },
      {
        path: "pest-counts.ts",
        types: { "#src/features/pests/schema.ts": ["CountRule"] },
        constants: [
          {
            name: "countRules",
            type: "Readonly<Record<string, readonly CountRule[]>>",
            value: counts,
          },
        ],
      },
      {
        path: "pest-plates.ts",
        types: {
          "#src/features/pests/content-schema.ts": ["Plate"],
          "#src/features/pests/record-schema.ts": ["PestRecord"],
        },
        constants: [
          {
            name: "pestPlates",
            type: 'Readonly<Record<string, { crop: PestRecord["crop"]; plate: Plate }>>',
            value: plates,
          },
        ],
      },
      {
        path: "pest-names.ts",
        types: {},
        constants: [{ name: "pestNames", type: "Readonly<Record<string, string>>", value: asked }],
      },
    ];
  },
});
