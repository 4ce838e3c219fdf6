/** True colours of plants and their troubles: alike by day and by night, and readable on either tint. */
export const inks = {
  leaf: "#57a35f",
  vein: "#2f6b3b",
  pale: "#84ab86",
  shown: "#eda21a",
  ground: "#8a6a43",
  straw: "#d3b978",
  brown: "#6e3f1d",
  black: "#2b2521",
  yellow: "#f0c92e",
  orange: "#df7a20",
  white: "#fdfcf7",
  grey: "#a5a8a4",
  red: "#b5392c",
  pink: "#e07f96",
  purple: "#7d3f88",
  green: "#3f8a49",
  silver: "#e9eef0",
  tile: "#cfe2cb",
} as const;
export type Ink = keyof typeof inks;

/** A filled outline, or with a width a line; "mark" is the colour of the trouble itself. */
export type Shape = readonly [ink: Ink | "mark", outline: string, width?: number];

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const dots = (r: number, ...at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => dot(x, y, r)).join("");

const leafOutline = "M8 44C6 20 24 7 57 8C58 40 42 57 22 56C14 56 9 52 8 44Z";
const leaf: readonly Shape[] = [
  ["leaf", leafOutline],
  ["vein", "M10 57C24 42 36 29 51 14", 2.5],
];
export const stalk: readonly Shape[] = [
  ["leaf", "M28 62C27 42 28 22 30 4H37C36 24 37 44 38 62Z"],
  ["leaf", "M36 26C46 24 54 16 57 8C46 8 38 14 36 26ZM29 42C19 40 11 33 8 25C18 25 27 31 29 42Z"],
];

const roots = "M32 47C30 54 23 56 18 59M32 47V61M32 47C34 54 41 56 46 59";
const stem = "M32 48V16";
const leaves =
  "M32 40C21 41 12 35 9 26C21 25 30 30 32 40ZM32 34C43 35 52 29 55 20C43 19 34 24 32 34Z";
const flower = dots(3.6, [32, 5.5], [37, 9.5], [35, 15], [29, 15], [27, 9.5]);
const fruit = "M45 38C51 38 54 43 52 48C50 53 42 53 40 48C38 43 40 38 45 38Z";
const soil: Shape = ["ground", "M5 48H59", 2.5];

function showPart(...shown: readonly ("roots" | "stem" | "leaves" | "flower" | "fruit" | "tip")[]) {
  const ink = (part: (typeof shown)[number]): Ink => (shown.includes(part) ? "shown" : "pale");
  const shapes: Shape[] = [
    soil,
    [ink("roots"), roots, shown.includes("roots") ? 4 : 2.5],
    [ink("stem"), stem, shown.includes("stem") ? 5.5 : 3.5],
    [ink("leaves"), leaves],
  ];
  if (shown.includes("tip")) {
    shapes.push([
      "shown",
      "M32 22C24 18 23 9 27 3C33 7 35 14 32 22ZM32 22C31 14 36 7 42 6C43 13 39 19 32 22Z",
    ]);
  } else shapes.push([ink("flower"), flower]);
  if (shown.includes("fruit")) shapes.push(["shown", fruit]);
  return shapes;
}

export const parts = {
  leaf: showPart("leaves"),
  stem: showPart("stem"),
  shoot: showPart("tip"),
  flower: showPart("flower"),
  fruit: [...showPart("fruit"), ["vein", "M45 38V33", 2.5]],
  root: showPart("roots"),
  plant: showPart("roots", "stem", "leaves", "flower"),
} as const satisfies Record<string, readonly Shape[]>;

export const signs = {
  spots: [
    ...leaf,
    [
      "mark",
      dots(4, [22, 40], [30, 24], [42, 30], [46, 15]) + dots(2.5, [16, 48], [34, 45], [20, 29]),
    ],
  ],
  powder: [
    ...leaf,
    [
      "mark",
      dots(
        1.8,
        [16, 44],
        [21, 36],
        [24, 47],
        [28, 28],
        [31, 40],
        [36, 22],
        [38, 33],
        [43, 16],
        [46, 26],
        [50, 13],
        [20, 50],
        [33, 48],
        [43, 40],
      ),
    ],
  ],
  drying: [
    ...leaf,
    ["brown", "M57 8C58 30 51 46 40 52C42 42 34 40 37 31C40 24 33 20 35 11C41 9 48 8 57 8Z"],
  ],
  yellowing: [...leaf, ["yellow", "M57 8C58 40 42 57 22 56C18 56 15 55 12 53C26 42 40 26 57 8Z"]],
  curling: [
    [
      "leaf",
      "M12 56C4 38 12 16 34 10C50 6 60 16 55 26C51 33 42 30 43 24C34 26 25 36 24 50C21 55 17 57 12 56Z",
    ],
    ["vein", "M13 57C13 42 18 28 30 20C38 15 47 16 50 22", 2.5],
  ],
  holes: [
    ...leaf,
    [
      "white",
      dots(5, [25, 34], [41, 20]) +
        dots(3.4, [20, 48], [39, 38], [47, 29]) +
        "M58 14C52 13 51 20 56 22Z",
    ],
  ],
  scratches: [...leaf, ["white", "M16 44L27 33M21 49L36 34M31 24L44 13M36 29L49 16", 3]],
  wilting: [
    soil,
    ["pale", "M32 48C32 34 34 22 24 16C16 12 10 18 10 28", 4],
    ["leaf", "M10 26C4 32 4 42 9 47C15 41 15 32 10 26ZM31 28C40 24 50 30 53 42C42 42 33 38 31 28Z"],
  ],
  rotting: [
    ["orange", "M32 14C48 12 58 22 57 36C56 50 46 59 32 59C18 59 8 50 7 36C6 22 16 12 32 14Z"],
    ["brown", "M57 34C57 50 46 59 32 59C26 59 23 55 25 50C30 48 30 42 36 40C44 40 48 32 57 34Z"],
    ["vein", "M32 14C32 9 34 6 38 4", 3.5],
  ],
  sticky: [
    ...leaf,
    [
      "black",
      "M16 46C20 40 27 41 28 47C29 53 17 54 16 46ZM37 22C41 17 48 20 47 25C46 31 35 29 37 22Z",
    ],
    [
      "white",
      "M42 38C46 44 46 49 42 49C38 49 38 44 42 38ZM26 28C29 33 29 37 26 37C23 37 23 33 26 28Z",
    ],
  ],
  growth: [...stalk, ["orange", "M33 20C42 21 46 30 43 38C40 46 27 46 24 38C21 30 24 20 33 20Z"]],
  chaffy: [
    ["pale", "M32 62V14", 3],
    [
      "white",
      "M32 20C26 16 26 9 32 3C38 9 38 16 32 20ZM30 36C22 36 18 30 18 23C26 23 31 28 30 36ZM34 36C42 36 46 30 46 23C38 23 33 28 34 36ZM30 52C22 52 18 46 18 39C26 39 31 44 30 52ZM34 52C42 52 46 46 46 39C38 39 33 44 34 52Z",
    ],
    [
      "straw",
      "M32 20C26 16 26 9 32 3C38 9 38 16 32 20ZM30 36C22 36 18 30 18 23C26 23 31 28 30 36ZM34 36C42 36 46 30 46 23C38 23 33 28 34 36ZM30 52C22 52 18 46 18 39C26 39 31 44 30 52ZM34 52C42 52 46 46 46 39C38 39 33 44 34 52Z",
      2,
    ],
  ],
} as const satisfies Record<string, readonly Shape[]>;

const field = (...struck: readonly number[]): Shape[] => {
  const at = (index: number) => [11 + (index % 4) * 14, 11 + Math.floor(index / 4) * 14] as const;
  const all = Array.from({ length: 16 }, (_, index) => index);
  return [
    ["leaf", dots(5, ...all.filter((index) => !struck.includes(index)).map(at))],
    ["mark", dots(5.5, ...struck.map(at))],
  ];
};

export const patterns = {
  round: [
    ...leaf,
    ["mark", dots(4.5, [22, 42], [33, 27], [45, 20]) + dots(3.2, [38, 40], [20, 29])],
  ],
  rings: [
    ...leaf,
    ["mark", dots(11, [34, 31])],
    ["straw", dots(7.5, [34, 31])],
    ["mark", dots(4, [34, 31])],
  ],
  pointed: [
    ...leaf,
    [
      "mark",
      "M14 50C16 41 22 36 29 34C27 42 22 48 14 50ZM33 34C34 25 41 18 50 16C48 25 41 32 33 34Z",
    ],
  ],
  angular: [
    ...leaf,
    ["mark", "M18 38L27 33L31 42L22 47ZM36 21L45 17L48 27L38 30ZM36 42L43 37L45 44Z"],
  ],
  stripes: [...leaf, ["mark", "M15 45L42 15M21 51L50 19M29 53L53 27", 3.6]],
  edge: [...leaf, ["mark", "M8 44C6 20 24 7 57 8C58 40 42 57 22 56", 7]],
  blotch: [
    ...leaf,
    [
      "mark",
      "M18 46C16 36 26 36 26 28C28 18 40 16 46 20C52 25 44 30 46 36C46 44 36 40 32 46C28 52 20 52 18 46Z",
    ],
  ],
  tunnel: [...leaf, ["white", "M14 49C22 50 20 40 27 40C35 40 30 30 37 29C45 28 40 19 49 17", 4]],
  lone: field(6, 13),
  fieldpatch: field(0, 1, 2, 4, 5, 6, 9),
} as const satisfies Record<string, readonly Shape[]>;

export const creatures = {
  none: [
    ...leaf,
    ["white", dots(14, [36, 30])],
    ["black", dots(14, [36, 30]), 3.5],
    ["black", "M47 41L59 54", 5],
  ],
  caterpillar: [
    ["green", dots(8, [14, 40], [24, 34], [34, 36], [43, 42])],
    ["brown", dots(7, [53, 37])],
    ["black", "M14 48V53M24 42V48M34 44V50M43 50V55M55 31L59 25M51 30L50 24", 2.5],
  ],
  moth: [
    ["straw", "M30 24C20 8 8 8 5 14C4 28 18 40 30 38ZM34 24C44 8 56 8 59 14C60 28 46 40 34 38Z"],
    [
      "ground",
      "M30 36C20 38 14 46 18 53C26 54 31 46 31 38ZM34 36C44 38 50 46 46 53C38 54 33 46 33 38Z",
    ],
    ["brown", "M32 18C36 18 36 50 32 52C28 50 28 18 32 18Z"],
    ["brown", "M31 19L25 10M33 19L39 10", 2],
  ],
  hopper: [
    ["ground", "M8 34C12 24 24 22 34 26L58 38L34 42C22 44 10 42 8 34Z"],
    ["straw", "M26 27L58 38L30 38Z"],
    ["black", "M20 42L15 52M28 42L30 53M36 41L46 48L42 56", 3],
    ["black", dots(2, [14, 32])],
  ],
  aphid: [
    [
      "green",
      "M20 14C28 14 31 22 29 29C27 35 13 35 11 29C9 22 12 14 20 14ZM44 28C52 28 55 36 53 43C51 49 37 49 35 43C33 36 36 28 44 28ZM20 42C26 42 29 48 27 53C25 58 15 58 13 53C11 48 14 42 20 42Z",
    ],
    [
      "vein",
      "M16 15L12 7M24 15L28 7M40 29L36 21M48 29L52 21M11 26L5 28M29 26L35 25M35 40L29 42M53 40L59 42",
      2,
    ],
  ],
  whitefly: [
    [
      "white",
      "M32 24C22 12 10 14 9 24C10 34 24 36 32 30C40 36 54 34 55 24C54 14 42 12 32 24ZM18 50C13 43 6 45 6 50C7 55 14 56 18 53C22 56 29 55 30 50C30 45 23 43 18 50ZM47 51C42 44 36 46 36 51C37 56 43 57 47 54C51 57 57 56 58 51C58 46 52 44 47 51Z",
    ],
    [
      "yellow",
      "M32 18C35 18 35 38 32 38C29 38 29 18 32 18ZM18 46C20 46 20 57 18 57C16 57 16 46 18 46ZM47 47C49 47 49 58 47 58C45 58 45 47 47 47Z",
    ],
  ],
  thrips: [
    ["brown", "M10 20L34 12M26 36L52 28M12 54L36 46", 5],
    [
      "black",
      "M15 18L12 12M22 16L22 10M20 17L24 23M31 34L29 28M39 32L39 26M37 33L42 39M17 52L15 46M25 50L25 44M23 50L28 56",
      2,
    ],
  ],
  mite: [
    ["red", "M32 20C43 20 46 30 44 38C42 47 22 47 20 38C18 30 21 20 32 20Z"],
    [
      "black",
      "M22 26L10 18M20 32L7 32M21 39L8 46M25 44L17 55M42 26L54 18M44 32L57 32M43 39L56 46M39 44L47 55",
      2.5,
    ],
  ],
  bug: [
    ["green", "M32 12C42 14 46 26 44 40C42 50 37 56 32 58C27 56 22 50 20 40C18 26 22 14 32 12Z"],
    ["vein", "M22 24L32 36L42 24M32 36V57", 2.5],
    [
      "black",
      "M21 28L10 22M20 38L8 40M23 48L13 56M43 28L54 22M44 38L56 40M41 48L51 56M29 13L22 4M35 13L42 4",
      2.5,
    ],
  ],
  beetle: [
    ["black", dots(8, [32, 14])],
    ["brown", "M32 18C46 18 50 32 48 42C46 54 38 58 32 58C26 58 18 54 16 42C14 32 18 18 32 18Z"],
    [
      "black",
      "M32 18V58M17 32L6 26M16 42L5 46M20 51L11 59M47 32L58 26M48 42L59 46M44 51L53 59",
      2.5,
    ],
  ],
  grub: [
    ["white", "M46 15C30 8 14 18 14 34C14 50 32 58 46 48", 13],
    ["straw", "M36 8L34 20M22 13L28 23M12 25L22 30M9 38L21 37M16 50L24 42M28 57L31 46", 2],
    ["brown", dots(7, [49, 16])],
  ],
  fly: [
    [
      "silver",
      "M30 30C18 22 6 28 6 38C12 46 26 44 32 34ZM34 30C46 22 58 28 58 38C52 46 38 44 32 34Z",
    ],
    ["black", "M32 26C38 28 37 48 32 56C27 48 26 28 32 26Z"],
    ["red", dots(5, [28, 20], [36, 20])],
  ],
  wax: [
    ...stalk,
    ["white", dots(8, [30, 28], [37, 36], [27, 40]) + dots(5.5, [38, 22], [21, 32], [36, 47])],
    ["grey", "M24 30L30 24M34 40L41 34M23 44L30 38", 1.8],
  ],
  termite: [
    [
      "straw",
      dots(7.5, [15, 26]) + dots(6, [28, 31]) + "M34 28C46 26 58 34 58 43C54 52 38 48 33 38Z",
    ],
    ["brown", "M10 20L4 15M9 28L3 30M25 37L20 48M31 37L33 49M38 44L42 54M27 25L31 15", 2.5],
  ],
  locust: [
    ["straw", "M6 26C6 18 16 17 22 20L58 30C60 34 56 37 50 37L16 36C9 36 6 32 6 26Z"],
    ["ground", "M22 20L60 26L48 32L24 30Z"],
    ["brown", "M34 36L46 12L56 54M20 36L16 48M26 37L27 50", 3.5],
    ["black", dots(2, [12, 25])],
    ["black", "M9 20L4 9M12 18L10 7", 2],
  ],
} as const satisfies Record<string, readonly Shape[]>;

const growing: readonly Shape[] = [soil, ["pale", stem, 3.5], ["leaf", leaves]];
export const stages = {
  seedling: [
    soil,
    ["pale", "M32 48V34", 3.5],
    [
      "leaf",
      "M32 36C24 36 19 31 18 25C26 25 31 29 32 36ZM32 36C40 36 45 31 46 25C38 25 33 29 32 36Z",
    ],
  ],
  growing: [
    ...growing,
    ["leaf", "M32 22C24 18 23 9 27 3C33 7 35 14 32 22ZM32 22C31 14 36 7 42 6C43 13 39 19 32 22Z"],
  ],
  flowering: [...growing, ["pink", flower], ["yellow", dot(32, 10.5, 2.6)]],
  ripening: [
    soil,
    ["straw", stem, 3.5],
    ["straw", leaves],
    ["orange", "M32 3C38 6 38 18 32 22C26 18 26 6 32 3Z"],
    ["orange", fruit],
    ["ground", "M45 38V33", 2.5],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export const swatch: readonly Shape[] = [
  ["mark", leafOutline],
  ["grey", leafOutline, 1.5],
  ["grey", "M10 57C24 42 36 29 51 14", 2],
];
