import { findBighaState, getOpenSeason, toSquareMetres } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { type AreaUnit, type Crop, isKnownCrop } from "#src/shared/farm-terms.ts";
import type {
  AnswersInput,
  CropKind,
  FactName,
  FactSource,
  Facts,
  FarmerFacts,
  SchemeAnswers,
} from "./eligibility-schema.ts";
import { factNames } from "./eligibility-schema.ts";

const kindsOfCrops = {
  rice: "rice",
  wheat: "wheat",
  maize: "maize",
  sorghum: "millets",
  pearlmillet: "millets",
  cotton: "cotton",
  sugarcane: "sugarcane",
  soybean: "soybean",
  groundnut: "groundnut",
  mustard: "mustard",
  sunflower: "sunflower",
  chickpea: "chickpea",
  pigeonpea: "pigeonpea",
  greengram: "greengram",
  lentil: "lentil",
  tomato: "vegetables",
  onion: "vegetables",
  potato: "vegetables",
  chilli: "vegetables",
  brinjal: "vegetables",
  cabbage: "vegetables",
  okra: "vegetables",
  grapes: "fruit",
  banana: "fruit",
  mango: "fruit",
  pomegranate: "fruit",
  blackgram: "blackgram",
  ragi: "millets",
  barley: "other",
  sesame: "other",
  safflower: "other",
  nigerseed: "other",
  castor: "other",
  jute: "other",
  cauliflower: "vegetables",
  garlic: "other",
  ginger: "other",
  turmeric: "other",
  cumin: "other",
  citrus: "fruit",
  coconut: "other",
} as const satisfies Record<Crop, CropKind>;

function getKind(crop: string): CropKind | null {
  return Object.entries(kindsOfCrops).find(([name]) => name === crop)?.[1] ?? null;
}

/** What Setup asked for that a scheme may depend on. */
type FarmRecord = {
  address: string | null;
  farmSize: number | null;
  farmSizeUnit: AreaUnit | null;
  farmType: string | null;
  cropType: string | null;
  waterSource: string | null;
};

type KnownOfFarmer = {
  answers: SchemeAnswers;
  fields: readonly Pick<Field, "areaInSquareMetres" | "method" | "archivedDate" | "seasons">[];
  record: FarmRecord;
  state: Facts["state"];
};

type Sourced = { facts: Facts; source: FactSource };

const squareMetresOfHectare = 10_000;

function readFields(fields: KnownOfFarmer["fields"]): Facts {
  const kept = fields.filter(({ archivedDate }) => archivedDate === null);
  if (kept.length === 0) return {};
  const area = kept.reduce((sum, { areaInSquareMetres }) => sum + areaInSquareMetres, 0);
  const crops = kept.map((field) => getOpenSeason(field)?.crop);
  const kinds = crops.flatMap((crop) =>
    crop === undefined ? [] : [isKnownCrop(crop) ? kindsOfCrops[crop] : ("other" as const)],
  );
  const isWatered = kept.some(({ method }) => method !== null && method !== "rain-fed");
  return {
    landHectares: area / squareMetresOfHectare,
    ...(kinds.length > 0
      ? { crops: { kinds: [...new Set(kinds)], areAll: !crops.includes(undefined) } }
      : {}),
    // A field without water does not say that the others, or the well beside it, have none.
    ...(isWatered ? { hasWater: true } : {}),
  };
}

const animalsOfFarms = {
  dairy: "keepsDairy",
  poultry: "keepsLivestock",
  fishery: "keepsFish",
} as const;

function readRecord(record: FarmRecord): Facts {
  const facts: Facts = {};
  if (record.farmSize !== null) {
    const areaUnit = record.farmSizeUnit ?? "acre";
    const bighaState = areaUnit === "bigha" ? findBighaState(record.address ?? "") : null;
    const squareMetres = toSquareMetres({ area: record.farmSize, areaUnit, bighaState });
    facts.landHectares = squareMetres / squareMetresOfHectare;
  }
  const kind = record.cropType === null ? null : getKind(record.cropType);
  if (kind !== null) facts.crops = { kinds: [kind], areAll: false };
  if (record.waterSource !== null) facts.hasWater = record.waterSource !== "rain";
  const animal = Object.entries(animalsOfFarms).find(([type]) => type === record.farmType)?.[1];
  if (animal !== undefined) facts[animal] = true;
  return facts;
}

function readAnswers({ crops, ...answers }: SchemeAnswers): Facts {
  const told = Object.entries(answers).filter(([, value]) => value !== null && value !== undefined);
  return {
    // Each value has passed the same schema that facts have, but for the null taken out here.
    ...(Object.fromEntries(told) as Omit<Facts, "crops">),
    ...(crops ? { crops: { kinds: crops, areAll: true } } : {}),
  };
}

/** The larger of what Setup and the fields say: not every field need be entered. */
function takeLarger(own: Sourced, record: Sourced): Sourced {
  const [mine, told] = [own.facts.landHectares ?? 0, record.facts.landHectares ?? 0];
  if (told <= mine) return own;
  const { landHectares: _less, ...rest } = own.facts;
  return { ...own, facts: rest };
}

/** Whoever has no farm land has none of any size; a size that only followed from that goes with it. */
function setNoLand({ facts, sources }: Pick<FarmerFacts, "facts" | "sources">): void {
  if (sources.landHectares !== undefined) return;
  if (facts.tenure === "none") facts.landHectares = 0;
  else delete facts.landHectares;
}

/**
 * All that is known of a farmer and their farm. What is written down of fields and place stands before an
 * answer, which was asked for only because they were silent; an answer stands before Setup's words.
 */
export function mergeFacts({ answers, fields, record, state }: KnownOfFarmer): FarmerFacts {
  const fromRecord: Sourced = { source: "profile", facts: readRecord(record) };
  const fromFields = takeLarger({ source: "fields", facts: readFields(fields) }, fromRecord);
  const fromAnswers: Sourced = { source: "answer", facts: readAnswers(answers) };
  const fromPlace: Sourced = { source: "place", facts: state ? { state } : {} };
  const facts: Facts = {};
  const sources: FarmerFacts["sources"] = {};
  for (const { source, facts: told } of [fromRecord, fromAnswers, fromFields, fromPlace]) {
    // Fields that leave a crop open say less than an answer that names them all.
    const { crops, ...rest } = told;
    Object.assign(facts, rest);
    if (crops && !(facts.crops?.areAll && !crops.areAll)) {
      facts.crops = crops;
      sources.crops = source;
    }
    for (const fact of factNames) if (fact in rest) sources[fact] = source;
  }
  setNoLand({ facts, sources });
  const unsure = factNames.filter((fact) => answers[fact] === null && facts[fact] === undefined);
  return { facts, sources, unsure };
}

/** What is known once a change of the answers has been taken in; what it forgets from elsewhere stays. */
export function applyAnswers(known: FarmerFacts, change: AnswersInput): FarmerFacts {
  const facts: Facts = { ...known.facts };
  const sources = { ...known.sources };
  const isForgotten = (fact: FactName) => change.forget.includes(fact);
  for (const fact of change.forget) {
    if (sources[fact] !== "answer") continue;
    delete facts[fact];
    delete sources[fact];
  }
  const told = readAnswers(change.set);
  for (const fact of factNames) {
    const isWritten = sources[fact] === "fields" || sources[fact] === "place";
    if (told[fact] === undefined || isWritten) continue;
    Object.assign(facts, { [fact]: told[fact] });
    sources[fact] = "answer";
  }
  setNoLand({ facts, sources });
  const unsure = factNames.filter((fact) => {
    if (change.set[fact] === null) return facts[fact] === undefined;
    return known.unsure.includes(fact) && !isForgotten(fact) && facts[fact] === undefined;
  });
  return { facts, sources, unsure };
}
