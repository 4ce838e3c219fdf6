import type { PlateTrouble } from "#src/features/pests/content-schema.ts";
import type { Random, Spot } from "./geometry.ts";
import { tones } from "./ink.ts";
import { type From, type Organ, type Part, placeSpots } from "./organ.ts";

/** What a trouble has to be drawn from. `size` goes from the first sign (0) to the last (1). */
export type Struck = {
  organ: Organ;
  trouble: PlateTrouble;
  size: number;
  isLate: boolean;
  random: Random;
};

/** What is drawn, and where it shows best. */
export type Drawn = { text: string; at?: Spot | undefined };
export type DrawTrouble = (struck: Struck) => Drawn;

export const inkOf = ({ trouble }: Struck, otherwise: keyof typeof tones = "brown") =>
  tones[trouble.ink ?? otherwise];
export const haloOf = ({ trouble }: Struck) => trouble.halo && tones[trouble.halo];

/** The spots of a trouble: few at first, on the parts that it begins on, then more on more of them. */
export function listSpots(
  struck: Struck,
  [few, many]: readonly [few: number, many: number],
): (Spot & { part: Part })[] {
  const { organ, trouble, isLate, random } = struck;
  const from: From = trouble.from ?? "anywhere";
  const isOrdered = from === "old" || from === "young";
  return placeSpots(
    organ,
    { count: isLate ? many : few, from, reach: isLate ? 1 : isOrdered ? 0.6 : 0.85 },
    random,
  );
}

/** The spot that is marked: one well inside the picture. */
export function pickMiddle<Place extends Spot>(spots: readonly Place[]): Place | undefined {
  const far = ({ x, y }: Spot) => Math.hypot(x - 80, (y - 150) * 0.7);
  return spots.toSorted((one, other) => far(one) - far(other))[0];
}
