/** True colours of plants, alike by day and by night. */
export const paints = {
  leaf: "#57a35f",
  shade: "#3b8049",
  young: "#8cc468",
  straw: "#d9b45a",
  ear: "#c98f1e",
  wood: "#94704a",
  root: "#c9a878",
  bloom: "#fff2c2",
  heart: "#eda21a",
  green: "#9ccc63",
} as const;

/** "fruit" is the colour of what the crop itself bears. */
export type Paint = keyof typeof paints | "fruit";

/** A filled outline, or with a width a line. */
export type PlantShape = readonly [paint: Paint, outline: string, width?: number];

/** Where the ground lies in a drawing of 64 by 76. */
export const ground = 58;

const fix = (value: number) => Number(value.toFixed(1));

/** A blade from its foot on, so many degrees from upright. */
export function leaf(
  x: number,
  y: number,
  turn: number,
  length: number,
  width = length * 0.4,
): string {
  const [across, up] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  const at = (along: number, aside: number) =>
    `${fix(x + across * along - up * aside)} ${fix(y + up * along + across * aside)}`;
  const belly = length * 0.45;
  return `M${at(0, 0)}Q${at(belly, width)} ${at(length, 0)}Q${at(belly, -width)} ${at(0, 0)}Z`;
}

export const disc = (x: number, y: number, r: number) =>
  `M${fix(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const discs = (r: number, ...at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => disc(x, y, r)).join("");
export const blades = (...each: readonly Parameters<typeof leaf>[]) =>
  each.map((given) => leaf(...given)).join("");

/** Two rows of grains along the end of a stalk. */
export function ear(x: number, y: number, turn: number): string {
  const [across, up] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  const grains = [0, 4, 8, 12].flatMap((along): Parameters<typeof leaf>[] => [
    [fix(x + across * along), fix(y + up * along), turn - 38, 7, 3],
    [fix(x + across * along), fix(y + up * along), turn + 38, 7, 3],
  ]);
  return blades(...grains, [fix(x + across * 14), fix(y + up * 14), turn, 8, 3]);
}

export const flower = (x: number, y: number): PlantShape[] => [
  [
    "bloom",
    discs(
      2.2,
      [x, y - 2.6],
      [x + 2.6, y - 0.6],
      [x + 1.6, y + 2.2],
      [x - 1.6, y + 2.2],
      [x - 2.6, y - 0.6],
    ),
  ],
  ["heart", disc(x, y, 1.7)],
];
export const bunch = (paint: Paint, x: number, y: number): PlantShape => [
  paint,
  discs(2.9, [x - 4, y], [x, y - 1], [x + 4, y], [x - 2, y + 4.4], [x + 2, y + 4.4], [x, y + 8.8]),
];
