import * as z from "zod/mini";

/** The ways to report a loss. */
export const lossChannelNames = [
  "helpline",
  "portal",
  "app",
  "bank",
  "centre",
  "office",
  "insurer",
] as const;
export type LossChannelName = (typeof lossChannelNames)[number];

/** What content/loss-channels says. */
export const lossChannelFacts = z.strictObject({
  telephone: z.optional(z.string()),
  /** Where it is reported; no source of what is said here. */
  site: z.optional(z.url()),
});

export type LossChannel = {
  /** A telephone number or an address of the web, where the way has one. */
  readonly href: string | null;
  readonly shown: string | null;
  readonly isConfirmed: boolean;
};
export type LossChannels = Readonly<Record<LossChannelName, LossChannel>>;
