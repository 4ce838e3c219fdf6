import type { Fraction } from "#src/agronomy/quantities.ts";
import type { Certainty } from "./certainty.ts";

// Wetted share: middles of the ranges of FAO-56 table 20 (p. 149): basin, border and sprinkler 1.0,
// every narrow furrow 0.6 to 1.0, trickle 0.3 to 0.4. Efficiency in the field: Brouwer, Prins and
// Heibloem 1989, FAO Irrigation Water Management Training Manual 4, annex I, table 7. Own knowledge
// of both.

export type IrrigationMethod = {
  /** Share of the ground that an irrigation wets. */
  wetted: Fraction;
  /** Share of the water let onto the field that stays in the root zone. */
  efficiency: Fraction;
  certainty: Certainty;
};

/** Ways of irrigating; a field on rain alone has none. */
export const irrigationMethods = {
  flood: { wetted: 1, efficiency: 0.6, certainty: "own-knowledge" },
  furrow: { wetted: 0.8, efficiency: 0.6, certainty: "own-knowledge" },
  sprinkler: { wetted: 1, efficiency: 0.75, certainty: "own-knowledge" },
  drip: { wetted: 0.35, efficiency: 0.9, certainty: "own-knowledge" },
} as const satisfies Record<string, IrrigationMethod>;
