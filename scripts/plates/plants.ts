import { between, line, move, type Point, type Spot, seedRandom, smooth } from "./geometry.ts";
import { fill, mix, stroke } from "./ink.ts";
import type { CropName } from "./leaf-forms.ts";
import { getLeafColour, isGrass } from "./leaves.ts";
import { drawBody, drawLeafPart, makePart, type Organ, type Part, profiles } from "./organ.ts";

/** How a whole plant stands; all shares go from 0, healthy, to 1. */
export type PlantState = {
  colour: string;
  /** How far its leaves hang. */
  droop: number;
  /** 1 is its full height. */
  size: number;
  /** Which of its leaves are struck first, and what they turn to. */
  struck?: { share: number; ink: string; from: "young" | "old" };
  middle?: "dead-heart" | "silver-tube" | "whip" | "dead-tip" | "cut";
  roots: "whole" | "eaten" | "black";
  isBushy?: boolean;
};

const soilY = 258;
const point = (x: number, y: number): Point => ({ x, y });

function drawSoil(): string {
  return `<path class="s" d="M0 ${soilY}Q40 ${soilY - 5} 80 ${soilY}T160 ${soilY - 2}V320H0Z"/>`;
}

/** Seen through the soil, as in a cutting. */
function drawRoots(roots: PlantState["roots"], isTap: boolean): string {
  const ink = roots === "black" ? "#33261d" : "#e6d8b4";
  const share = roots === "eaten" ? 0.42 : 1;
  const random = seedRandom(`roots ${isTap}`);
  const tap = isTap
    ? [smooth([point(80, soilY), point(79, soilY + 26 * share), point(82, soilY + 54 * share)])]
    : [];
  const fine =
    roots === "black" && isTap
      ? []
      : [-3, -2, -1, 1, 2, 3].map((side) => {
          const from = isTap
            ? point(80, soilY + 8 + Math.abs(side) * 9 * share)
            : point(80 + side * 3, soilY);
          const end = move(
            from,
            isTap ? 90 - side * 24 : 90 - side * 17,
            between(random, 34, 46) * share,
          );
          return smooth([from, move(from, 90 - side * 10, 14 * share), end]);
        });
  return stroke(tap, ink, 6) + stroke(fine, ink, isTap ? 1.8 : 2.2);
}

const paintLeaf = (state: PlantState, index: number, count: number) => {
  const { struck, colour } = state;
  if (!struck) return colour;
  const place = struck.from === "old" ? index / (count - 1) : 1 - index / (count - 1);
  return place <= struck.share
    ? mix(colour, struck.ink, 0.86)
    : mix(colour, struck.ink, struck.share * 0.3);
};

/** A clump of grass leaves; the middle one is the youngest. */
function makeTuft(crop: CropName, state: PlantState): { parts: Part[]; drawn: string } {
  const { droop, size, middle } = state;
  const half = crop === "maize" || crop === "sugarcane" || crop === "sorghum" ? 10 : 6.5;
  const fans = [-62, 62, -46, 46, -32, 32, -19, 19, -8, 8];
  const parts = fans.map((angle) => {
    const lean = Math.abs(Math.sin((angle * Math.PI) / 180));
    const high = Math.min(206 - Math.abs(angle), 66 / Math.max(0.1, lean)) * size;
    const hang = 1 + droop * 0.9;
    const tip = move(
      point(80 + angle * 0.08, soilY),
      -90 + angle * Math.min(1.75, hang),
      high * (1 - droop * 0.32),
    );
    return makePart({
      foot: point(80 + angle * 0.12, soilY + 2),
      tip,
      half,
      profile: profiles.blade,
      bend: (angle > 0 ? -1 : 1) * (4 + droop * 22),
    });
  });
  const leaves = parts.map((part, index) =>
    drawLeafPart(part, paintLeaf(state, index, parts.length), "parallel"),
  );
  return {
    parts,
    drawn: leaves.join("") + drawMiddle(middle, { size, half, isTuft: true, colour: state.colour }),
  };
}

function drawMiddle(
  middle: PlantState["middle"],
  { size, half, isTuft, colour }: { size: number; half: number; isTuft: boolean; colour: string },
): string {
  const top = soilY - (isTuft ? 214 : 190) * size;
  if (middle === "dead-heart") {
    const heart = makePart({
      foot: point(80, soilY - 30),
      tip: point(92, top + 4),
      half: half + 1,
      profile: profiles.blade,
      bend: -5,
    });
    const base = fill(
      `M74 ${soilY}V${soilY - 66}Q80 ${soilY - 74} 87 ${soilY - 66}V${soilY}Z`,
      colour,
    );
    return drawLeafPart(heart, "#cfae6a", "parallel") + base;
  }
  if (middle === "silver-tube") {
    const tube = makePart({
      foot: point(80, soilY - 8),
      tip: point(86, top - 8),
      half: 6,
      profile: profiles.tube,
    });
    return drawBody(tube, "#dbe6da");
  }
  if (middle === "whip") {
    const whip = smooth([
      point(80, soilY - 120 * size),
      point(84, top + 20),
      point(112, top - 18),
      point(142, top + 30),
    ]);
    return stroke(whip, "#d8cfb4", 10) + stroke(whip, "#241d18", 7.5);
  }
  if (middle === "dead-tip") {
    return fill(
      `M74 ${top + 26}Q62 ${top + 12} 70 ${top - 2}Q80 ${top - 10} 84 ${top + 4}Q98 ${top + 2} 92 ${top + 20}Q86 ${top + 32} 74 ${top + 26}Z`,
      "#5d3718",
    );
  }
  return "";
}

/** A plant with a stem and leaves to both sides, the lowest first. */
function makeBush(crop: CropName, state: PlantState): { parts: Part[]; drawn: string } {
  const { droop, size, middle, isBushy = false } = state;
  const count = isBushy ? 14 : 9;
  const random = seedRandom(`bush ${count}`);
  const tall = 186 * size;
  const lean = droop * 14;
  const axis = (share: number): Point => point(80 + lean * share ** 2, soilY - tall * share);
  const narrow = crop === "chilli" || crop === "pigeonpea" || crop === "chickpea";
  const parts = Array.from({ length: count }, (_, index) => {
    const share = 0.12 + (index / (count - 1)) * 0.86;
    const side = index % 2 === 0 ? -1 : 1;
    const long = (isBushy ? 36 : 66) * (1.08 - share * 0.35) * Math.max(0.7, size);
    const up = -90 + side * (index === count - 1 ? 8 : 62 - share * 18 + between(random, -6, 6));
    const angle = up + side * droop * 108;
    const foot = move(axis(share), up, 9);
    return makePart({
      foot,
      tip: move(foot, angle, long),
      half: long * (narrow ? 0.21 : 0.31) * (1 - droop * 0.42),
      profile: narrow ? profiles.lance : profiles.ovate,
      bend: side * droop * 5,
    });
  });
  const leaves = parts.map((part, index) =>
    drawLeafPart(part, paintLeaf(state, index, count), "net"),
  );
  const stem = stroke(
    smooth([axis(0), axis(0.35), axis(0.7), axis(0.98)]),
    mix(state.colour, "#7d8a4a", 0.5),
    6,
  );
  const petioles = stroke(
    parts.map((part, index) => line(axis(0.12 + (index / (count - 1)) * 0.86), part.at(0.04, 0))),
    mix(state.colour, "#b7c77c", 0.4),
    2.4,
  );
  return {
    parts,
    drawn:
      petioles +
      stem +
      leaves.join("") +
      drawMiddle(middle, { size, half: 6, isTuft: false, colour: state.colour }),
  };
}

/** A seedling that lies beside its own stump. */
function drawCut(colour: string): string {
  const stump = stroke(
    line(point(50, soilY + 2), point(51, soilY - 20)),
    mix(colour, "#8a8a4a", 0.4),
    7,
  );
  const lying = smooth([point(62, soilY - 6), point(84, soilY - 11), point(112, soilY - 8)]);
  const leaf = (x: number, angle: number) => {
    const foot = point(x, soilY - 10);
    return drawLeafPart(
      makePart({ foot, tip: move(foot, angle, 44), half: 12, profile: profiles.ovate }),
      mix(colour, "#b7a35a", 0.35),
      "net",
    );
  };
  return (
    stump +
    stroke(lying, mix(colour, "#8a8a4a", 0.4), 6) +
    leaf(84, -62) +
    leaf(100, -20) +
    leaf(108, -96)
  );
}

/** Where a plant tells best what it suffers from. */
function findMark({ middle, roots, size }: PlantState): Spot | undefined {
  const at = (x: number, y: number): Spot => ({ x, y, angle: 0 });
  if (middle === "cut") return at(74, soilY - 14);
  if (middle === "whip") return at(112, soilY - 224 * size);
  if (middle === "dead-tip") return at(80, soilY - 180 * size);
  if (middle !== undefined) return at(86, soilY - 150 * size);
  return roots === "whole" ? undefined : at(80, soilY + 26);
}

/** A whole plant in its soil. */
export function makePlant(crop: CropName, state: PlantState): Organ {
  const isTuft = isGrass(crop) && crop !== "onion" && crop !== "banana";
  const { parts, drawn } = isTuft ? makeTuft(crop, state) : makeBush(crop, state);
  const above = state.middle === "cut" ? drawCut(state.colour) : drawn;
  const mark = findMark(state);
  return {
    parts,
    mark,
    colour: state.colour,
    veins: isTuft ? "parallel" : "net",
    draw: () => drawSoil() + drawRoots(state.roots, !isTuft) + above,
  };
}

export const healthyPlant = (crop: CropName): PlantState => ({
  colour: getLeafColour(crop),
  droop: 0,
  size: 1,
  roots: "whole",
});
