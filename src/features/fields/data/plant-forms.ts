import type { Crop } from "#src/shared/farm-terms.ts";
import type { plantShapes } from "./plant-shapes.ts";

/** How a plant grows, and what it bears, in its own colour. */
export type PlantLook = { form: keyof typeof plantShapes; fruit: string };

const red = "#d8452f";
const yellow = "#efc32f";
const pod = "#a5bf4e";
const white = "#f1eee2";
const straw = "#c9a066";
const brown = "#8f5f3a";
const purple = "#8452a0";

const bush = (fruit: string): PlantLook => ({ form: "bush", fruit });
const ears: PlantLook = { form: "cereal", fruit: yellow };

/** What is drawn of each crop: a likeness of its growth, not of its kind. */
export const plantLooks: Record<Crop, PlantLook> = {
  rice: ears,
  wheat: ears,
  maize: ears,
  sorghum: ears,
  pearlmillet: ears,
  ragi: ears,
  barley: ears,
  sugarcane: { form: "cane", fruit: pod },
  jute: { form: "cane", fruit: pod },
  cotton: bush(white),
  soybean: bush(pod),
  groundnut: { form: "tuber", fruit: straw },
  mustard: bush(yellow),
  sunflower: bush(yellow),
  chickpea: bush(pod),
  pigeonpea: bush(pod),
  greengram: bush(pod),
  blackgram: bush(brown),
  lentil: bush(pod),
  tomato: bush(red),
  chilli: bush(red),
  brinjal: bush(purple),
  okra: bush(pod),
  sesame: bush(straw),
  safflower: bush("#e8862b"),
  nigerseed: bush(yellow),
  castor: bush(red),
  cumin: bush(straw),
  onion: { form: "bulb", fruit: "#c65b7c" },
  garlic: { form: "bulb", fruit: white },
  potato: { form: "tuber", fruit: straw },
  ginger: { form: "tuber", fruit: straw },
  turmeric: { form: "tuber", fruit: "#e08e1b" },
  cabbage: { form: "head", fruit: "#b9dc93" },
  cauliflower: { form: "head", fruit: white },
  grapes: { form: "vine", fruit: purple },
  banana: { form: "palm", fruit: "#8b3f5c" },
  coconut: { form: "palm", fruit: brown },
  mango: { form: "tree", fruit: "#f0a024" },
  pomegranate: { form: "tree", fruit: red },
  citrus: { form: "tree", fruit: yellow },
};
