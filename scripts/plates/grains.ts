import { line, type Point, smooth } from "./geometry.ts";
import { mix, stroke } from "./ink.ts";
import type { CropName } from "./leaf-forms.ts";
import { drawBody, makePart, type Organ, type Part, profiles } from "./organ.ts";

const point = (x: number, y: number): Point => ({ x, y });

/** An ear; `paint` says what becomes of each grain. */
export type Ear = Organ & { drawWith: (paint: (part: Part, index: number) => string) => string };

function makeEar(parts: readonly Part[], back: string, colour: string): Ear {
  const drawWith: Ear["drawWith"] = (paint) =>
    back + parts.map((part, index) => paint(part, index)).join("");
  return {
    parts,
    colour,
    veins: "none",
    drawWith,
    draw: () => drawWith((part) => drawBody(part, colour)),
  };
}

/** Rows of spikelets on a straight axis, with awns. */
function makeSpike(colour: string): Ear {
  const rows = Array.from({ length: 9 }, (_, index) => 250 - index * 23);
  const parts = rows.flatMap((y) =>
    [-1, 1].map((side) =>
      makePart({
        foot: point(80 + side * 3, y),
        tip: point(80 + side * 24, y - 34),
        half: 10,
        profile: profiles.egg,
      }),
    ),
  );
  const awns = rows.flatMap((y) =>
    [-1, 1].map((side) => line(point(80 + side * 22, y - 30), point(80 + side * 46, y - 92))),
  );
  const back =
    stroke(awns, mix(colour, "#7a6a2c", 0.3), 1.3) +
    stroke("M80 330V40", mix(colour, "#4f6b2a", 0.5), 5);
  return makeEar(parts, back, colour);
}

/** Branches that bend over under their grains. */
function makePanicle(colour: string): Ear {
  const axis = [point(30, 326), point(46, 210), point(74, 110), point(112, 66), point(140, 96)];
  const branches = [
    [point(50, 196), point(66, 176), point(72, 236)],
    [point(60, 150), point(86, 134), point(98, 216)],
    [point(80, 104), point(112, 106), point(124, 190)],
    [point(112, 66), point(138, 84), point(146, 158)],
  ];
  const parts = branches.flatMap(([from = point(0, 0), over = from, end = from]) =>
    Array.from({ length: 6 }, (_, index) => {
      const u = 0.26 + index * 0.145;
      const rest = 1 - u;
      const x = rest ** 2 * from.x + 2 * rest * u * over.x + u ** 2 * end.x;
      const y = rest ** 2 * from.y + 2 * rest * u * over.y + u ** 2 * end.y;
      const side = index % 2 === 0 ? -7 : 7;
      return makePart({
        foot: point(x, y - 3),
        tip: point(x + side, y + 25),
        half: 7.5,
        profile: profiles.egg,
      });
    }),
  );
  const green = "#6f9a48";
  const back = stroke([smooth(axis), ...branches.map((each) => smooth(each))], green, 3.4);
  return makeEar(parts, back, colour);
}

/** A maize cob in its husk. */
function makeCob(): Ear {
  const rows = Array.from({ length: 9 }, (_, row) => 84 + row * 20);
  const parts = rows.flatMap((y) =>
    [-26, -9, 9, 26].map((far) =>
      makePart({
        foot: point(80 + far, y + 9),
        tip: point(80 + far, y - 11),
        half: 10,
        profile: profiles.round,
      }),
    ),
  );
  const husk = `<path d="M34 300Q20 190 40 96Q52 210 80 300Q108 210 120 96Q140 190 126 300Q104 326 80 326Q56 326 34 300Z" fill="#78a653" stroke="#3f6a34" stroke-width="1.2"/>`;
  const ear = makeEar(parts, "", "#e3b93c");
  const drawWith: Ear["drawWith"] = (paint) => ear.drawWith(paint) + husk;
  return { ...ear, drawWith, draw: () => drawWith((part) => drawBody(part, "#e3b93c")) };
}

/** A head of florets, closed to a club or disc. */
function makeClub(colour: string): Ear {
  const parts = Array.from({ length: 11 }, (_, row) => row).flatMap((row) => {
    const y = 262 - row * 20;
    const reach = row === 0 || row === 10 ? 1 : 2;
    return Array.from({ length: reach * 2 + 1 }, (_unused, index) => {
      const x = 80 + (index - reach) * 15;
      return makePart({
        foot: point(x, y + 11),
        tip: point(x, y - 11),
        half: 9.5,
        profile: profiles.round,
      });
    });
  });
  return makeEar(parts, stroke("M80 330V60", "#6f9a48", 8), colour);
}

/** The ear, panicle or cob of a cereal. */
export function makeGrains(crop: CropName): Ear {
  if (crop === "rice") return makePanicle("#d9bd5c");
  if (crop === "maize") return makeCob();
  if (crop === "wheat" || crop === "barley") return makeSpike("#b9b65a");
  return makeClub(crop === "ragi" ? "#a8814a" : "#a9ab66");
}

/** A raceme of yellow flowers above its buds, as mustard has it. */
export function makeFlowerHead(crop: CropName): Organ {
  const petal = crop === "cotton" ? "#f1e8b4" : crop === "mango" ? "#e6d3a0" : "#f2cf3a";
  const seats = [
    [46, 92],
    [112, 84],
    [64, 58],
    [96, 54],
    [80, 34],
    [38, 132],
    [122, 126],
  ] as const;
  const stem = makePart({
    foot: point(80, 326),
    tip: point(80, 70),
    half: 7,
    profile: profiles.stalk,
  });
  const stalks = seats.map(([x, y]) => `M80 ${y + 60}Q80 ${y + 20} ${x} ${y}`);
  const flowers = seats.flatMap(([x, y]) =>
    [45, 135, 225, 315].map((turn) => {
      const px = x + Math.cos((turn * Math.PI) / 180) * 9;
      const py = y + Math.sin((turn * Math.PI) / 180) * 9;
      return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="10" ry="7" transform="rotate(${turn} ${px.toFixed(1)} ${py.toFixed(1)})" fill="${petal}" stroke="#b9912a" stroke-width=".8"/>`;
    }),
  );
  const eyes = seats.map(([x, y]) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`);
  return {
    parts: [stem],
    colour: "#6a9a48",
    veins: "none",
    draw: () =>
      stroke(stalks, "#6a9a48", 3.4) +
      drawBody(stem, "#6a9a48") +
      flowers.join("") +
      `<path d="${eyes.join("")}" fill="#8a7420"/>`,
  };
}
