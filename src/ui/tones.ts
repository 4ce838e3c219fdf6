/** What a tint says: growth, attention, water, danger, or nothing in particular. */
export type Tone = "leaf" | "warn" | "water" | "bad" | "soil";

/** A tinted ground with the text colour that reads on it. */
export const toneTints = {
  leaf: "bg-leaf-100 text-leaf-800",
  warn: "bg-marigold-100 text-marigold-600",
  water: "bg-sky-100 text-sky-600",
  bad: "bg-chilli-100 text-chilli-600",
  soil: "bg-soil-100 text-soil-600",
} as const satisfies Record<Tone, string>;

/** The same tint under text of the normal colour. */
export const toneGrounds = {
  leaf: "bg-leaf-100 text-ink",
  warn: "bg-marigold-100 text-ink",
  water: "bg-sky-100 text-ink",
  bad: "bg-chilli-100 text-ink",
  soil: "bg-soil-100 text-ink",
} as const satisfies Record<Tone, string>;

/** The colour of an icon on such a ground. */
export const toneInks = {
  leaf: "text-leaf-700",
  warn: "text-marigold-600",
  water: "text-sky-600",
  bad: "text-chilli-600",
  soil: "text-soil-600",
} as const satisfies Record<Tone, string>;
