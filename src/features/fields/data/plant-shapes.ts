import {
  blades,
  bunch,
  disc,
  discs,
  ear,
  flower,
  ground,
  leaf,
  type Paint,
  type PlantShape,
} from "./plant-strokes.ts";

const seedling: PlantShape[] = [
  ["shade", `M32 ${ground}V46`, 2.6],
  ["leaf", leaf(32, 47, -58, 15)],
  ["young", leaf(32, 47, 58, 15)],
  ["young", blades([32, 46, -14, 8], [32, 46, 14, 8])],
];

const shrub: PlantShape[] = [
  ["shade", `M32 ${ground}V28`, 3],
  ["shade", blades([32, 52, -66, 17], [32, 52, 66, 17])],
  ["leaf", blades([32, 44, -52, 18], [32, 44, 54, 18])],
  ["leaf", blades([32, 36, -34, 15], [32, 36, 36, 15])],
  ["young", blades([32, 29, -8, 12], [32, 30, 16, 10])],
];

const tallShrub: PlantShape[] = [
  ["shade", `M32 ${ground}V20M32 50L18 38M32 46L47 34`, 3],
  ["shade", blades([32, 54, -72, 22], [32, 54, 72, 22], [20, 40, -96, 16], [45, 36, 96, 16])],
  ["leaf", blades([20, 40, -34, 18], [45, 36, 34, 18], [32, 42, -30, 16], [32, 40, 28, 16])],
  ["leaf", blades([32, 30, -58, 19], [32, 28, 58, 19])],
  ["young", blades([32, 23, -22, 16], [32, 22, 22, 15], [32, 20, 0, 12])],
];

const bush: PlantShape[][] = [
  seedling,
  shrub,
  [
    ...tallShrub,
    ...flower(22, 27),
    ...flower(43, 22),
    ...flower(50, 40),
    ["green", discs(3.2, [17, 46], [36, 40])],
  ],
  [
    ...tallShrub,
    ["fruit", discs(4.4, [18, 46], [27, 34], [38, 44], [47, 46], [44, 29])],
    ["bloom", discs(1.1, [16.6, 44.6], [25.6, 32.6], [36.6, 42.6], [45.6, 44.6], [42.6, 27.6])],
  ],
];

const clump: PlantShape[] = [
  ["shade", blades([26, ground, -34, 24, 4.5], [38, ground, 36, 24, 4.5])],
  ["leaf", blades([29, ground, -18, 32, 5], [36, ground, 20, 31, 5])],
  ["young", blades([32, ground, 2, 36, 5])],
];
const stalks = `M24 ${ground}Q24 40 20 26M32 ${ground}V18M40 ${ground}Q40 40 44 26`;
const sprout: PlantShape[] = [
  ["leaf", blades([31, ground, -30, 15, 4], [33, ground, 30, 15, 4])],
  ["young", leaf(32, ground, 0, 18, 4)],
];
const cereal: PlantShape[][] = [
  sprout,
  clump,
  [
    ["shade", blades([26, ground, -42, 24, 5], [38, ground, 42, 24, 5])],
    ["leaf", stalks, 2.4],
    ["leaf", blades([25, 46, 44, 15, 4], [39, 46, -44, 15, 4], [32, 40, 50, 15, 4])],
    ["young", ear(20, 26, -14) + ear(32, 20, 0) + ear(44, 26, 14)],
  ],
  [
    ["straw", blades([26, ground, -52, 22, 4.5], [38, ground, 52, 22, 4.5])],
    ["straw", `M24 ${ground}Q24 34 18 26M32 ${ground}Q32 30 35 20M40 ${ground}Q40 36 46 26`, 2.4],
    ["straw", blades([25, 46, 54, 13, 3.6], [39, 46, -54, 13, 3.6])],
    ["ear", ear(18, 27, -52) + ear(35, 21, 22) + ear(46, 27, 54)],
  ],
];

const canes = (height: number): PlantShape => [
  "green",
  `M24 ${ground}V${ground - height}M32 ${ground}V${ground - height - 6}M40 ${ground}V${ground - height}`,
  4,
];
const joints = (height: number): PlantShape => {
  const rows = Array.from({ length: Math.floor(height / 9) }, (_, at) => ground - 7 - at * 9);
  return ["shade", rows.map((y) => `M22 ${y}h4M30 ${y - 3}h4M38 ${y}h4`).join(""), 1.4];
};
const tuft = (top: number): PlantShape[] => [
  ["shade", blades([24, top, -62, 18, 4], [40, top, 62, 18, 4], [32, top - 6, -44, 19, 4])],
  ["leaf", blades([24, top, -22, 17, 4], [40, top, 22, 17, 4], [32, top - 6, 40, 19, 4])],
  ["young", leaf(32, top - 5, 0, 17, 4)],
];
const cane: PlantShape[][] = [
  sprout,
  clump,
  [canes(24), joints(24), ...tuft(36)],
  [canes(36), joints(36), ...tuft(24)],
];

const trellis: PlantShape = ["wood", `M11 ${ground}V19M53 ${ground}V19`, 3];
const wire: PlantShape = ["root", "M8 24H56", 1.6];
const trunk: PlantShape = ["wood", `M32 ${ground}Q29 44 32 30Q24 25 16 25M32 30Q40 25 48 25`, 3.6];
const vineLeaves: PlantShape[] = [
  ["shade", blades([16, 25, -30, 15, 8], [32, 27, -8, 15, 8], [48, 25, 26, 15, 8])],
  [
    "leaf",
    blades([14, 25, -124, 12, 7], [24, 24, 14, 14, 8], [40, 24, -14, 14, 8], [50, 25, 124, 12, 7]),
  ],
];
const vine: PlantShape[][] = [
  [
    trellis,
    wire,
    trunk,
    ["young", blades([16, 25, -20, 7], [24, 25, 10, 7], [40, 25, -10, 7], [48, 25, 20, 7])],
  ],
  [trellis, wire, trunk, ...vineLeaves],
  [trellis, wire, trunk, ...vineLeaves, bunch("green", 20, 31), bunch("green", 44, 31)],
  [
    trellis,
    wire,
    trunk,
    ...vineLeaves,
    bunch("fruit", 18, 30),
    bunch("fruit", 32, 34),
    bunch("fruit", 46, 30),
  ],
];

const rootlets = (y: number): PlantShape => [
  "root",
  `M32 ${y}v5M30 ${y}q-1 3-4 4M34 ${y}q1 3 4 4`,
  1.4,
];
const bulbOf = (paint: Paint, r: number): PlantShape => [
  paint,
  `M32 ${ground - r * 0.9}Q${32 + r * 0.4} ${ground - r * 0.1} ${32 + r} ${ground + r * 0.5}A${r} ${r} 0 0 1 ${32 - r} ${ground + r * 0.5}Q${32 - r * 0.4} ${ground - r * 0.1} 32 ${ground - r * 0.9}Z`,
];
const bulb: PlantShape[][] = [
  [rootlets(62), bulbOf("root", 3), ["young", blades([32, 57, -12, 15, 3], [32, 57, 14, 13, 3])]],
  [
    rootlets(64),
    bulbOf("root", 4),
    ["shade", blades([32, 56, -28, 28, 4], [32, 56, 30, 27, 4])],
    ["leaf", blades([32, 56, -8, 32, 4], [32, 56, 12, 31, 4])],
  ],
  [
    rootlets(68),
    bulbOf("fruit", 7),
    ["shade", blades([31, 53, -40, 34, 5], [33, 53, 42, 33, 5])],
    ["leaf", blades([31, 53, -18, 40, 5], [33, 53, 20, 40, 5])],
    ["young", blades([32, 53, 0, 42, 5])],
  ],
  [
    rootlets(71),
    bulbOf("fruit", 10),
    ["straw", blades([31, 50, -74, 27, 5], [33, 50, 74, 27, 5])],
    ["leaf", blades([31, 50, -44, 24, 5], [33, 50, 46, 24, 5])],
  ],
];

const underground = (
  at: readonly (readonly [number, number, number])[],
  paint: Paint,
): PlantShape[] => [
  ["root", `M32 ${ground}${at.map(([x, y]) => `M32 ${ground}Q32 ${y} ${x} ${y}`).join("")}`, 1.6],
  [paint, at.map(([x, y, r]) => disc(x, y, r)).join("")],
];
const tuber: PlantShape[][] = [
  [...underground([[32, 65, 4]], "fruit"), ...seedling],
  [
    ...underground(
      [
        [25, 64, 2],
        [39, 65, 2],
      ],
      "fruit",
    ),
    ...shrub,
  ],
  [
    ...underground(
      [
        [22, 65, 4],
        [33, 68, 3.6],
        [43, 65, 4],
      ],
      "fruit",
    ),
    ...tallShrub,
    ...flower(32, 16),
  ],
  [
    ...underground(
      [
        [18, 64, 5],
        [32, 67, 6],
        [46, 64, 5.4],
      ],
      "fruit",
    ),
    ...shrub.slice(0, -1),
    ["straw", blades([32, 52, -66, 17], [32, 52, 66, 17])],
  ],
];

const rosette: PlantShape[] = [
  ["shade", blades([32, 57, -76, 24, 11], [32, 57, 76, 24, 11])],
  ["leaf", blades([32, 57, -46, 23, 11], [32, 57, 46, 23, 11])],
];
const head: PlantShape[][] = [
  seedling,
  [...rosette, ["young", blades([32, 57, -14, 20, 9], [32, 57, 16, 20, 9])]],
  [
    ...rosette,
    ["young", blades([32, 57, -24, 24, 11], [32, 57, 24, 24, 11])],
    ["fruit", disc(32, 46, 8)],
  ],
  [
    ...rosette,
    ["fruit", disc(32, 43, 14)],
    [
      "leaf",
      "M32 57Q17 55 18 40M32 57Q47 55 46 40M32 57V36M32 46Q26 42 25 36M32 46Q38 42 39 36",
      1.5,
    ],
  ],
];

const bole: PlantShape[] = [
  ["wood", `M28 ${ground}Q30 46 30 34H34Q34 46 36 ${ground}Z`],
  ["wood", "M31 44L22 32M33 41L43 30M32 40V26", 2.4],
];
const crown = (paint: Paint, inner: Paint): PlantShape[] => [
  [paint, discs(11, [20, 30], [44, 30]) + discs(13, [32, 22])],
  [inner, discs(7, [26, 20], [38, 26], [18, 30])],
];
const tree: PlantShape[][] = [
  [...bole, ["young", discs(6, [20, 31], [44, 29], [32, 24])]],
  [...bole, ...crown("shade", "leaf")],
  [
    ...bole,
    ...crown("shade", "leaf"),
    ...flower(22, 26),
    ...flower(40, 20),
    ...flower(45, 33),
    ...flower(30, 34),
  ],
  [
    ...bole,
    ...crown("shade", "leaf"),
    ["fruit", discs(3.8, [16, 33], [27, 27], [38, 18], [46, 30], [35, 34])],
  ],
];

const fronds = (top: number, size: number): PlantShape[] => [
  ["shade", blades([32, top, -98, size, 8], [32, top, 98, size, 8])],
  ["leaf", blades([32, top, -62, size, 8], [32, top, 62, size, 8])],
  ["young", blades([32, top, -26, size * 0.9, 7], [32, top, 24, size * 0.9, 7])],
];
const pseudostem = (top: number): PlantShape => ["green", `M32 ${ground}V${top}`, 6];
const palm: PlantShape[][] = [
  [
    pseudostem(50),
    ["leaf", blades([32, 50, -34, 17, 6], [32, 50, 34, 17, 6])],
    ["young", leaf(32, 50, 0, 18, 4)],
  ],
  [pseudostem(40), ...fronds(41, 22)],
  [
    pseudostem(28),
    ...fronds(29, 26),
    ["fruit", leaf(38, 32, 160, 14, 6)],
    ["green", discs(2.6, [39, 32], [42, 35])],
  ],
  [
    pseudostem(26),
    ...fronds(27, 26),
    ["wood", "M33 29Q43 30 43 38", 2],
    ["heart", blades([39, 37, 176, 9, 4], [43, 37, 180, 10, 4], [47, 37, 184, 9, 4])],
    ["ear", blades([39, 43, 166, 8, 4], [43, 44, 180, 9, 4], [47, 43, 194, 8, 4])],
  ],
];

/** Each form of growth in its four stages. */
export const plantShapes = { bush, cereal, cane, vine, bulb, tuber, head, tree, palm };
