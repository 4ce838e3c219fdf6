import { queryOptions } from "@tanstack/react-query";
import type { PestCrop, PestRecord } from "./record-schema.ts";

type Load = () => Promise<{ pests: readonly PestRecord[] }>;

const loads: Record<PestRecord["crop"], Load> = {
  all: () => import("#content/pests/all.ts"),
  rice: () => import("#content/pests/rice.ts"),
  wheat: () => import("#content/pests/wheat.ts"),
  maize: () => import("#content/pests/maize.ts"),
  cotton: () => import("#content/pests/cotton.ts"),
  sugarcane: () => import("#content/pests/sugarcane.ts"),
  soybean: () => import("#content/pests/soybean.ts"),
  groundnut: () => import("#content/pests/groundnut.ts"),
  mustard: () => import("#content/pests/mustard.ts"),
  chickpea: () => import("#content/pests/chickpea.ts"),
  pigeonpea: () => import("#content/pests/pigeonpea.ts"),
  tomato: () => import("#content/pests/tomato.ts"),
  potato: () => import("#content/pests/potato.ts"),
  onion: () => import("#content/pests/onion.ts"),
  chilli: () => import("#content/pests/chilli.ts"),
  brinjal: () => import("#content/pests/brinjal.ts"),
  okra: () => import("#content/pests/okra.ts"),
  cabbage: () => import("#content/pests/cabbage.ts"),
  mango: () => import("#content/pests/mango.ts"),
  banana: () => import("#content/pests/banana.ts"),
  grapes: () => import("#content/pests/grapes.ts"),
  citrus: () => import("#content/pests/citrus.ts"),
  pomegranate: () => import("#content/pests/pomegranate.ts"),
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
  return lists.flatMap(({ pests }) => pests);
}

/** The record that an id names with those of its crop, or null where there is none. */
export async function loadPest(
  id: string,
): Promise<{ pest: PestRecord; others: readonly PestRecord[] } | null> {
  const [beginning = ""] = id.split("-");
  const crop = Object.hasOwn(cropOfId, beginning) ? cropOfId[beginning] : undefined;
  if (!crop) return null;
  const { pests: others } = await loads[crop]();
  const pest = others.find((record) => record.id === id);
  return pest ? { pest, others } : null;
}

/** The records of a crop on a screen; they change with the build alone. */
export function pestRecordsQuery(crop: PestCrop) {
  return queryOptions({
    queryKey: ["pest-records", crop],
    queryFn: () => loadPests(crop),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One record on a screen, or null. */
export function pestRecordQuery(id: string) {
  return queryOptions({
    queryKey: ["pest-record", id],
    queryFn: () => loadPest(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
