import { mix, stroke } from "./ink.ts";
import { type CropName, forms, isLobed } from "./leaf-forms.ts";
import { drawLeafPart, type Organ, type Part } from "./organ.ts";

/** How a leaf is changed as a whole. */
export type LeafState = {
  colour: string;
  /** How much of its width is rolled away, and to which side. */
  curl?: { share: number; way: "up" | "down" };
  /** 1 is a healthy leaf. */
  size?: number;
};

const grasses = new Set<CropName>([
  "rice",
  "wheat",
  "barley",
  "ragi",
  "pearlmillet",
  "sorghum",
  "maize",
  "sugarcane",
  "ginger",
  "coconut",
  "onion",
  "garlic",
  "turmeric",
  "banana",
]);
export const isGrass = (crop: CropName) => grasses.has(crop);

const hue: Partial<Record<CropName, string>> = {
  onion: "#4f8f6a",
  garlic: "#5f9a62",
  cabbage: "#7fb08a",
  cauliflower: "#5f9279",
  mustard: "#5d9a4c",
  chickpea: "#6da257",
  rice: "#62a548",
  wheat: "#5f9d55",
};
export const getLeafColour = (crop: CropName) => hue[crop] ?? "#4b9148";

/** The rolled edges of a leaf: its paler side shows where it turns up. */
function drawRoll({ at }: Part, { colour, curl }: LeafState): string {
  if (!curl) return "";
  const ink = curl.way === "up" ? mix(colour, "#eef5cf", 0.55) : mix(colour, "#12301a", 0.45);
  return [-1, 1]
    .map((side) => {
      const outer = [0.04, 0.25, 0.5, 0.75, 0.97].map((u) => at(u, side * 1.02));
      const inner = [0.9, 0.7, 0.5, 0.3, 0.1].map((u) => at(u, side * (1 - curl.share * 0.62)));
      const outline = `M${[...outer, ...inner].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
      return `<path d="${outline}" fill="${ink}" stroke="${mix(colour, "#16301b", 0.6)}" stroke-width="1" stroke-linejoin="round"/>`;
    })
    .join("");
}

/** The leaf of a crop in its own shape. */
export function makeLeaf(crop: CropName, state: LeafState): Organ {
  const { colour, curl, size = 1 } = state;
  const { stalks, parts } = forms[crop]({ width: 1 - (curl?.share ?? 0) * 0.5, size });
  const veins = isGrass(crop) ? "parallel" : "net";
  const edge = mix(colour, "#16301b", 0.55);
  return {
    parts,
    veins,
    colour,
    draw() {
      // Lobes of one leaf have one edge around them all.
      const union = isLobed(crop)
        ? parts.map(
            ({ outline }) =>
              `<path d="${outline}" fill="${edge}" stroke="${edge}" stroke-width="2.4"/>`,
          )
        : [];
      const drawn = parts.map((part) => {
        const text = drawLeafPart(part, colour, veins) + drawRoll(part, state);
        return isLobed(crop) ? text.replace(/ stroke="[^"]+" stroke-width="1.2"/, "") : text;
      });
      return [stroke(stalks, mix(colour, "#d7e3a2", 0.25), 5), ...union, ...drawn].join("");
    },
  };
}
