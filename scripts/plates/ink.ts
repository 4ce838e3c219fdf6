/** Colours as they stand on plants. Those of the ground are classes, since they differ by day and by night. */
export const tones = {
  brown: "#7a431c",
  black: "#2a221d",
  yellow: "#eec52c",
  orange: "#d9731a",
  white: "#fbfaf3",
  grey: "#b3aea0",
  red: "#a8322a",
  pink: "#e08a94",
  purple: "#7a3f80",
  green: "#6f9f3c",
  silver: "#dfe6e4",
  straw: "#d9bf7c",
} as const;
export type Tone = keyof typeof tones;

type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  className?: string;
};

function* listPaint({ fill, stroke, width, opacity, className }: Paint) {
  if (className !== undefined) yield `class="${className}"`;
  else if (fill !== undefined) yield `fill="${fill}"`;
  else yield 'fill="none"';
  if (stroke !== undefined) yield `stroke="${stroke}"`;
  if (width !== undefined) yield `stroke-width="${width}"`;
  if (opacity !== undefined) yield `opacity="${opacity}"`;
}

/** One outline in one paint; several outlines of the same paint are one. */
export const path = (outline: string | readonly string[], paint: Paint) =>
  `<path d="${typeof outline === "string" ? outline : outline.join("")}" ${[...listPaint(paint)].join(" ")}/>`;

export const fill = (outline: string | readonly string[], colour: string, opacity?: number) =>
  path(outline, { fill: colour, ...(opacity === undefined ? {} : { opacity }) });
export const stroke = (outline: string | readonly string[], colour: string, width: number) =>
  path(outline, { stroke: colour, width });
/** What is eaten away shows the ground behind. */
export const hole = (outline: string | readonly string[]) => path(outline, { className: "g" });

/** A colour between two, as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const read = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    const value = read(from, at) + (read(to, at) - read(from, at)) * share;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
