import type { Certainty } from "#src/agronomy/tables/certainty.ts";

type LossChannel = {
  /** A telephone number or an address of the web, where the way has one. */
  href: string | null;
  shown: string | null;
  certainty: Certainty;
};

/** The day on which those who keep the facts looked at them last. */
export const channelsAsOf = "2026-10-06";

// The helpline, the 72 hours, and portal, app, bank and CSC as the ways into PMFBY were read in a curated
// base of schemes and in the answers of tesz.in; which office takes a notice by hand is own knowledge.
export const lossChannels = {
  helpline: { href: "tel:14447", shown: "14447", certainty: "read" },
  portal: { href: "https://pmfby.gov.in/", shown: "pmfby.gov.in", certainty: "read" },
  app: { href: null, shown: null, certainty: "read" },
  bank: { href: null, shown: null, certainty: "read" },
  centre: { href: null, shown: null, certainty: "read" },
  office: { href: null, shown: null, certainty: "own-knowledge" },
  insurer: { href: null, shown: null, certainty: "own-knowledge" },
} as const satisfies Record<string, LossChannel>;

export type LossChannelName = keyof typeof lossChannels;
