import { queryOptions } from "@tanstack/react-query";
import type { Crop } from "#src/shared/farm-terms.ts";
import { getCropOfId, type PestRecord } from "./record-schema.ts";

type Load = () => Promise<{ pests: readonly PestRecord[] }>;

const loads: Record<PestRecord["crop"], Load> = {
  all: () => import("#content/pests/all.ts"),
  rice: () => import("#content/pests/rice.ts"),
  wheat: () => import("#content/pests/wheat.ts"),
  maize: () => import("#content/pests/maize.ts"),
  sorghum: () => import("#content/pests/sorghum.ts"),
  pearlmillet: () => import("#content/pests/pearlmillet.ts"),
  cotton: () => import("#content/pests/cotton.ts"),
  sugarcane: () => import("#content/pests/sugarcane.ts"),
  soybean: () => import("#content/pests/soybean.ts"),
  groundnut: () => import("#content/pests/groundnut.ts"),
  mustard: () => import("#content/pests/mustard.ts"),
  sunflower: () => import("#content/pests/sunflower.ts"),
  chickpea: () => import("#content/pests/chickpea.ts"),
  pigeonpea: () => import("#content/pests/pigeonpea.ts"),
  greengram: () => import("#content/pests/greengram.ts"),
  lentil: () => import("#content/pests/lentil.ts"),
  tomato: () => import("#content/pests/tomato.ts"),
  onion: () => import("#content/pests/onion.ts"),
  potato: () => import("#content/pests/potato.ts"),
  chilli: () => import("#content/pests/chilli.ts"),
  brinjal: () => import("#content/pests/brinjal.ts"),
  cabbage: () => import("#content/pests/cabbage.ts"),
  grapes: () => import("#content/pests/grapes.ts"),
  banana: () => import("#content/pests/banana.ts"),
  okra: () => import("#content/pests/okra.ts"),
  mango: () => import("#content/pests/mango.ts"),
  pomegranate: () => import("#content/pests/pomegranate.ts"),
  blackgram: () => import("#content/pests/blackgram.ts"),
  ragi: () => import("#content/pests/ragi.ts"),
  barley: () => import("#content/pests/barley.ts"),
  sesame: () => import("#content/pests/sesame.ts"),
  safflower: () => import("#content/pests/safflower.ts"),
  nigerseed: () => import("#content/pests/nigerseed.ts"),
  castor: () => import("#content/pests/castor.ts"),
  jute: () => import("#content/pests/jute.ts"),
  cauliflower: () => import("#content/pests/cauliflower.ts"),
  garlic: () => import("#content/pests/garlic.ts"),
  ginger: () => import("#content/pests/ginger.ts"),
  turmeric: () => import("#content/pests/turmeric.ts"),
  cumin: () => import("#content/pests/cumin.ts"),
  citrus: () => import("#content/pests/citrus.ts"),
  coconut: () => import("#content/pests/coconut.ts"),
};

/** The records of one crop and what strikes any crop, from the build's own files: no server is asked. */
export async function loadPests(crop: Crop): Promise<readonly PestRecord[]> {
  const lists = await Promise.all([loads[crop](), loads.all()]);
  return lists.flatMap(({ pests }) => pests);
}

/** The record that an id names with those of its crop, or null where there is none. */
export async function loadPest(
  id: string,
): Promise<{ pest: PestRecord; others: readonly PestRecord[] } | null> {
  const crop = getCropOfId(id);
  if (!crop) return null;
  const { pests: others } = await loads[crop]();
  const pest = others.find((record) => record.id === id);
  return pest ? { pest, others } : null;
}

/** The records of a crop on a screen; they change with the build alone. */
export function pestRecordsQuery(crop: Crop) {
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
