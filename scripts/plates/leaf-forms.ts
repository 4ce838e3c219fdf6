import type { PestRecord } from "#src/features/pests/record-schema.ts";
import { line, type Point } from "./geometry.ts";
import { makePart, type Part, profiles } from "./organ.ts";

export type CropName = PestRecord["crop"];

type Form = (state: { width: number; size: number }) => { stalks: string[]; parts: Part[] };

const point = (x: number, y: number): Point => ({ x, y });

const blade =
  (half: number): Form =>
  ({ width, size }) => ({
    stalks: [],
    parts: [
      makePart({
        foot: point(46, 352),
        tip: point(104, 352 - 338 * size),
        half: half * width,
        profile: profiles.blade,
        bend: -14,
      }),
    ],
  });

const simple =
  (half: number, profile: keyof typeof profiles, teeth = 0): Form =>
  ({ width, size }) => ({
    stalks: [line(point(80, 312), point(80, 258))],
    parts: [
      makePart({
        foot: point(80, 262),
        tip: point(80, 262 - 240 * size),
        half: half * width * size,
        profile: profiles[profile],
        bend: 4,
        teeth,
      }),
    ],
  });

/** Lobes from one foot, as a hand has fingers. */
const palmate =
  (lobes: readonly (readonly [degrees: number, length: number])[], half: number, teeth = 0): Form =>
  ({ width, size }) => ({
    stalks: [line(point(80, 314), point(80, 226))],
    parts: lobes.map(([degrees, length]) => {
      const turn = (degrees * Math.PI) / 180;
      const tip = point(80 + Math.sin(turn) * length * size, 226 - Math.cos(turn) * length * size);
      return makePart({
        foot: point(80, 232),
        tip,
        half: half * width * size,
        profile: profiles.ovate,
        teeth,
      });
    }),
  });

type Leaflet = readonly [fromX: number, fromY: number, toX: number, toY: number, half: number];

/** Leaflets on a stalk, the lowest first. */
const compound =
  (
    leaflets: readonly Leaflet[],
    look: { profile: keyof typeof profiles; teeth?: number; top: number },
  ): Form =>
  ({ width, size }) => {
    const scale = (x: number, y: number) => point(80 + (x - 80) * size, 312 + (y - 312) * size);
    return {
      stalks: [
        line(scale(80, 312), scale(80, look.top)),
        ...leaflets.map(([x, y]) => line(scale(80, y + 12), scale(x, y))),
      ],
      parts: leaflets.map(([x, y, toX, toY, half]) =>
        makePart({
          foot: scale(x, y),
          tip: scale(toX, toY),
          half: half * width * size,
          profile: profiles[look.profile],
          bend: (toX - x) * 0.05,
          ...(look.teeth ? { teeth: look.teeth } : {}),
        }),
      ),
    };
  };

const tomato = compound(
  [
    [70, 262, 10, 278, 17],
    [90, 262, 150, 278, 17],
    [70, 188, 8, 158, 26],
    [90, 188, 152, 158, 26],
    [80, 138, 80, 14, 40],
  ],
  { profile: "ovate", teeth: 7, top: 136 },
);
const potato = compound(
  [
    [70, 264, 14, 272, 20],
    [90, 264, 146, 272, 20],
    [70, 192, 10, 162, 28],
    [90, 192, 150, 162, 28],
    [80, 140, 80, 18, 44],
  ],
  { profile: "ovate", top: 138 },
);
const threeBroad = compound(
  [
    [72, 232, 6, 196, 33],
    [88, 232, 154, 196, 33],
    [80, 176, 80, 22, 48],
  ],
  { profile: "ovate", top: 174 },
);
const threeNarrow = compound(
  [
    [72, 224, 14, 152, 18],
    [88, 224, 146, 152, 18],
    [80, 188, 80, 24, 27],
  ],
  { profile: "lance", top: 184 },
);
const fourRound = compound(
  [
    [76, 216, 12, 192, 30],
    [84, 216, 148, 192, 30],
    [76, 146, 34, 28, 36],
    [84, 146, 126, 28, 36],
  ],
  { profile: "obovate", top: 142 },
);
const rows = [276, 236, 196, 156, 116, 78];
const manySmall = compound(
  [
    ...rows.flatMap((y): Leaflet[] => [
      [77, y, 18, y - 34, 15],
      [83, y, 142, y - 34, 15],
    ]),
    [80, 64, 80, 10, 16],
  ],
  { profile: "obovate", teeth: 5, top: 60 },
);
const lyrate = compound(
  [
    [76, 268, 30, 252, 13],
    [84, 268, 130, 252, 13],
    [76, 238, 16, 210, 19],
    [84, 238, 144, 210, 19],
    [80, 226, 80, 18, 58],
  ],
  { profile: "ovate", top: 210, teeth: 9 },
);
const tubes: Form = ({ width, size }) => ({
  stalks: [],
  parts: [
    [46, 40, 12, 13],
    [118, 60, 12, -13],
    [78, 12, 17, 3],
  ].map(([tipX = 0, tipY = 0, half = 0, bend = 0]) =>
    makePart({
      foot: point(80 + (tipX - 80) * 0.18, 322),
      tip: point(tipX, 322 - (322 - tipY) * size),
      half: half * width,
      profile: profiles.tube,
      bend: bend,
    }),
  ),
});

const cotton = palmate(
  [
    [-96, 60],
    [96, 60],
    [-46, 100],
    [46, 100],
    [0, 168],
  ],
  38,
);
const grape = palmate(
  [
    [-112, 60],
    [112, 60],
    [-50, 94],
    [50, 94],
    [0, 160],
  ],
  40,
  6,
);
const fingers = palmate(
  [
    [-104, 62],
    [104, 62],
    [-56, 88],
    [56, 88],
    [-20, 160],
    [20, 160],
  ],
  28,
  6,
);

/** The leaf of each crop. */
export const forms: Record<CropName, Form> = {
  rice: blade(23),
  wheat: blade(25),
  barley: blade(25),
  ragi: blade(22),
  pearlmillet: blade(30),
  sorghum: blade(34),
  maize: blade(38),
  sugarcane: blade(32),
  turmeric: simple(46, "lance"),
  ginger: blade(26),
  banana: simple(58, "ovate"),
  coconut: blade(20),
  cotton,
  okra: fingers,
  castor: fingers,
  grapes: grape,
  tomato,
  potato,
  soybean: threeBroad,
  greengram: threeBroad,
  blackgram: threeBroad,
  pigeonpea: threeNarrow,
  groundnut: fourRound,
  chickpea: manySmall,
  lentil: manySmall,
  cumin: manySmall,
  mustard: lyrate,
  safflower: simple(40, "lance", 9),
  nigerseed: simple(44, "lance", 8),
  sunflower: simple(64, "heart", 11),
  sesame: simple(44, "lance"),
  jute: simple(40, "lance", 12),
  chilli: simple(46, "lance"),
  brinjal: simple(60, "ovate", 5),
  cabbage: simple(66, "round"),
  cauliflower: simple(52, "ovate"),
  mango: simple(38, "lance"),
  pomegranate: simple(36, "lance"),
  citrus: simple(48, "ovate"),
  onion: tubes,
  garlic: blade(18),
  all: simple(54, "ovate"),
};

/** Lobes that are one leaf, with one edge around them all. */
export const isLobed = (crop: CropName) => [cotton, grape, fingers].includes(forms[crop]);
