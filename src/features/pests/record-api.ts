import type { PestCrop, PestRecord } from "./record-schema.ts";

type Load = () => Promise<readonly PestRecord[]>;

const pulse: Load = async () => (await import("./data/pulse-pests.ts")).pulsePests;
const orchard: Load = async () => (await import("./data/orchard-pests.ts")).orchardPests;
const vegetable: Load = async () => (await import("./data/vegetable-pests.ts")).vegetablePests;
const rice: Load = async () => {
  const [insects, diseases] = await Promise.all([
    import("./data/rice-insects.ts"),
    import("./data/rice-diseases.ts"),
  ]);
  return [...insects.riceInsects, ...diseases.riceDiseases];
};
const loads: Record<PestRecord["crop"], Load> = {
  all: async () => (await import("./data/any-crop-pests.ts")).anyCropPests,
  banana: async () => (await import("./data/banana-pests.ts")).bananaPests,
  brinjal: vegetable,
  cabbage: vegetable,
  chickpea: pulse,
  chilli: async () => (await import("./data/chilli-pests.ts")).chilliPests,
  citrus: orchard,
  cotton: async () => (await import("./data/cotton-pests.ts")).cottonPests,
  grapes: async () => (await import("./data/grape-pests.ts")).grapePests,
  groundnut: async () => (await import("./data/groundnut-pests.ts")).groundnutPests,
  maize: async () => (await import("./data/maize-pests.ts")).maizePests,
  mango: orchard,
  mustard: async () => (await import("./data/mustard-pests.ts")).mustardPests,
  okra: vegetable,
  onion: async () => (await import("./data/onion-pests.ts")).onionPests,
  pigeonpea: pulse,
  pomegranate: orchard,
  potato: async () => (await import("./data/potato-pests.ts")).potatoPests,
  rice,
  soybean: async () => (await import("./data/soybean-pests.ts")).soybeanPests,
  sugarcane: async () => (await import("./data/sugarcane-pests.ts")).sugarcanePests,
  tomato: async () => (await import("./data/tomato-pests.ts")).tomatoPests,
  wheat: async () => (await import("./data/wheat-pests.ts")).wheatPests,
};

/** By the beginning of a record's id. */
const cropOfId: Record<string, PestRecord["crop"]> = {
  rice: "rice",
  wheat: "wheat",
  maize: "maize",
  cotton: "cotton",
  cane: "sugarcane",
  soy: "soybean",
  gn: "groundnut",
  mus: "mustard",
  chick: "chickpea",
  tur: "pigeonpea",
  tom: "tomato",
  pot: "potato",
  oni: "onion",
  chi: "chilli",
  bri: "brinjal",
  okr: "okra",
  cab: "cabbage",
  man: "mango",
  ban: "banana",
  gra: "grapes",
  cit: "citrus",
  pom: "pomegranate",
  locust: "all",
};

/** The records of one crop and what strikes any crop, from the build's own files: no server is asked. */
export async function loadPests(crop: PestCrop): Promise<readonly PestRecord[]> {
  const lists = await Promise.all([loads[crop](), loads.all()]);
  return lists.flat().filter((record) => record.crop === crop || record.crop === "all");
}

/** The record that an id names with those of its crop, or null where there is none. */
export async function loadPest(
  id: string,
): Promise<{ pest: PestRecord; others: readonly PestRecord[] } | null> {
  const [beginning = ""] = id.split("-");
  const crop = Object.hasOwn(cropOfId, beginning) ? cropOfId[beginning] : undefined;
  if (!crop) return null;
  const others = await loads[crop]();
  const pest = others.find((record) => record.id === id);
  return pest ? { pest, others } : null;
}
