import { line, move, type Point, seedRandom, smooth } from "./geometry.ts";
import { fill, mix, stroke } from "./ink.ts";
import type { CropName } from "./leaf-forms.ts";
import { drawBody, makePart, type Organ, type Part, profiles } from "./organ.ts";

const point = (x: number, y: number): Point => ({ x, y });
const one = (part: Part, draw: Organ["draw"], veins: Organ["veins"] = "none"): Organ => ({
  parts: [part],
  draw,
  veins,
  colour: "#6f9a48",
});

function makeFruitBody(shape: {
  half: number;
  top: number;
  foot: number;
  profile: keyof typeof profiles;
  bend?: number;
}) {
  const { half, top, foot, profile, bend = 0 } = shape;
  // It hangs: its foot is the stalk above.
  return makePart({
    foot: point(80, top),
    tip: point(80, foot),
    half,
    profile: profiles[profile],
    bend,
  });
}

/** The green star and stalk that a tomato, chilli or brinjal hangs by. */
const calyx = (x: number, y: number, size: number) => {
  const rays = [20, 58, 90, 122, 160].map((angle) => {
    const tip = move(point(x, y), angle, size);
    return `M${x - 5} ${y}Q${tip.x.toFixed(1)} ${(tip.y - 6).toFixed(1)} ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}Q${x} ${y + 4} ${x + 5} ${y}Z`;
  });
  return (
    fill(rays, "#3f7f3a") +
    stroke(`M${x} ${y + 2}Q${x + 2} ${y - 24} ${x + 12} ${y - 44}`, "#4f8b42", 7)
  );
};

function makeRoundFruit(colour: string): Organ {
  const part = makeFruitBody({ half: 66, top: 96, foot: 226, profile: "round" });
  return one(part, () => drawBody(part, colour) + calyx(80, 98, 40));
}

function makeLongFruit(colour: string): Organ {
  const part = makeFruitBody({ half: 27, top: 62, foot: 296, profile: "taper", bend: -14 });
  return one(part, () => drawBody(part, colour) + calyx(80, 66, 24));
}

function makeBoll(): Organ {
  const part = makePart({
    foot: point(80, 262),
    tip: point(80, 72),
    half: 58,
    profile: profiles.egg,
  });
  const colour = "#6da04e";
  const seams = [-0.42, 0.42].map((side) =>
    smooth([0.08, 0.4, 0.7, 0.98].map((u) => part.at(u, side))),
  );
  const bracts = [-1, 1].map((side) => {
    const x = (far: number) => 80 + side * far;
    return `M80 282Q${x(70)} 268 ${x(72)} 190Q${x(58)} 206 ${x(52)} 184Q${x(44)} 222 ${x(30)} 206Q${x(30)} 250 80 262Z`;
  });
  return one(part, () =>
    [
      drawBody(part, colour),
      stroke(seams, mix(colour, "#203a18", 0.4), 1.6),
      fill(bracts, "#4f8a45"),
      stroke("M80 272V318", "#6b8a4a", 9),
    ].join(""),
  );
}

function makePod(crop: CropName): Organ {
  const isShort = crop === "chickpea" || crop === "lentil";
  const isBean = crop === "soybean" || crop === "mustard";
  const colour = crop === "pigeonpea" ? "#79a552" : "#7dab4e";
  const half = isShort ? 48 : isBean ? 24 : 21;
  const part = isShort
    ? makePart({
        foot: point(56, 110),
        tip: point(104, 252),
        half,
        profile: profiles.egg,
        bend: -6,
      })
    : makePart({
        foot: point(58, 52),
        tip: point(100, 290),
        half,
        profile: profiles.pod,
        bend: -12,
      });
  const beak = part.at(1, 0);
  const seats = isShort ? [0.38, 0.64] : isBean ? [0.22, 0.5, 0.77] : [0.14, 0.32, 0.5, 0.68, 0.85];
  const beans = seats.map((u) => {
    const at = part.at(u, 0);
    return `<ellipse cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" rx="${half * 0.72}" ry="${half * (isShort ? 0.5 : 0.82)}" fill="#c8dc8a" opacity=".42"/>`;
  });
  return one(part, () =>
    [
      stroke(`M${part.at(0, 0).x} ${part.at(0, 0).y}Q48 40 36 14`, "#5f9148", 6),
      stroke(line(beak, { x: beak.x + 8, y: beak.y + 18 }), "#5f8a42", 4),
      drawBody(part, colour),
      ...beans,
    ].join(""),
  );
}

function makeTuber(): Organ {
  const part = makePart({
    foot: point(34, 120),
    tip: point(126, 232),
    half: 62,
    profile: profiles.egg,
    bend: 6,
  });
  const random = seedRandom("tuber");
  const eyes = Array.from({ length: 6 }, () => {
    const { x, y } = part.at(0.18 + random() * 0.66, (random() - 0.5) * 1.3);
    return `M${(x - 7).toFixed(1)} ${y.toFixed(1)}q7-5 14 0`;
  });
  return one(part, () => drawBody(part, "#cda66c") + stroke(eyes, "#8a6234", 2));
}

function makeBulb(): Organ {
  const part = makePart({
    foot: point(80, 262),
    tip: point(80, 112),
    half: 66,
    profile: profiles.round,
  });
  const colour = "#a4475f";
  const skins = [-0.7, -0.36, 0, 0.36, 0.7].map((side) =>
    smooth([0.02, 0.3, 0.6, 0.99].map((u) => part.at(u, side))),
  );
  const roots = [-24, -14, -5, 5, 14, 24].map(
    (far) => `M${80 + far / 2} 258q${far / 2} 20 ${far} 46`,
  );
  const neck = `M62 122Q74 96 70 20H92Q88 96 98 122Z`;
  return one(part, () =>
    [
      stroke(roots, "#d8ccb0", 2.4),
      fill(neck, "#7f9f5e"),
      drawBody(part, colour),
      stroke(skins, mix(colour, "#ffffff", 0.3), 1.4),
    ].join(""),
  );
}

/** A grown root below the soil line. */
function makeRhizome(): Organ {
  const part = makePart({
    foot: point(28, 214),
    tip: point(136, 190),
    half: 34,
    profile: profiles.pod,
    bend: 8,
  });
  return one(part, () => stroke("M76 186Q72 100 84 10", "#5f9a4c", 15) + drawBody(part, "#c99a55"));
}

const pods = new Set<CropName>([
  "soybean",
  "greengram",
  "blackgram",
  "pigeonpea",
  "chickpea",
  "lentil",
  "mustard",
  "groundnut",
  "sesame",
  "jute",
  "castor",
  "cumin",
]);

/** The fruit, pod, boll of a crop. */
export function makeFruit(crop: CropName, { isRipe }: { isRipe: boolean }): Organ {
  if (crop === "cotton") return makeBoll();
  if (pods.has(crop)) return makePod(crop);
  if (crop === "chilli") return makeLongFruit(isRipe ? "#b8322a" : "#5c9540");
  if (crop === "okra") return makeLongFruit("#6fa04b");
  if (crop === "brinjal") return makeLongFruit("#5b3266");
  if (crop === "tomato") return makeRoundFruit(isRipe ? "#c8402c" : "#8fb45a");
  if (crop === "pomegranate") return makeRoundFruit("#b5483f");
  if (crop === "citrus" || crop === "mango") return makeRoundFruit("#b9b548");
  return makeRoundFruit("#86ac58");
}

/** What a crop has in the ground. */
export function makeRoot(crop: CropName): Organ {
  if (crop === "potato") return makeTuber();
  if (crop === "onion" || crop === "garlic") return makeBulb();
  return makeRhizome();
}

/** A stalk with its joints, or split along to show its pith. */
export function makeStem(crop: CropName, { isSplit }: { isSplit: boolean }): Organ {
  const isCane =
    crop === "sugarcane" || crop === "maize" || crop === "sorghum" || crop === "pearlmillet";
  const half = isCane ? 36 : crop === "wheat" || crop === "rice" || crop === "barley" ? 22 : 24;
  const part = makePart({
    foot: point(80, 400),
    tip: point(80, -80),
    half,
    profile: profiles.stalk,
  });
  const colour = crop === "sugarcane" ? "#8f9a4a" : crop === "cotton" ? "#7d8a52" : "#679c4c";
  const joints = isCane ? [0.24, 0.47, 0.7] : crop === "wheat" ? [0.34, 0.7] : [];
  const rings = joints.map((u) => line(part.at(u, -1), part.at(u, 1)));
  const pith = `M${80 - half * 0.72}-10H${80 + half * 0.72}V330H${80 - half * 0.72}Z`;
  const branches =
    isCane || crop === "wheat" || crop === "rice"
      ? []
      : [
          [236, 1],
          [104, -1],
        ];
  return one(part, () =>
    [
      ...branches.map(([y = 0, side = 1]) =>
        stroke(`M80 ${y}Q${80 + side * 40} ${y - 14} ${80 + side * 74} ${y - 52}`, colour, 9),
      ),
      drawBody(part, colour),
      isSplit ? fill(pith, "#ece5c0") : "",
      isSplit
        ? stroke(
            [-0.4, 0, 0.4].map((v) => line(part.at(0, v), part.at(1, v))),
            "#d6cb98",
            1.2,
          )
        : "",
      stroke(rings, mix(colour, "#2d2a14", 0.4), 3),
      stroke(
        rings.map((_, at) =>
          line(part.at((joints[at] ?? 0) + 0.02, -1), part.at((joints[at] ?? 0) + 0.02, 1)),
        ),
        mix(colour, "#f2efc8", 0.5),
        2,
      ),
    ].join(""),
  );
}
