import {
  type LossChannel,
  type LossChannels,
  lossChannelFacts,
  lossChannelNames,
} from "#src/features/insurance/channel-schema.ts";
import { defineKind } from "./kind.ts";

function getWay(telephone: string | undefined, site: string | undefined) {
  if (telephone) return { href: `tel:${telephone}`, shown: telephone };
  return { href: site ?? null, shown: site ? new URL(site).host : null };
}

/** The ways to report a loss of crop insurance. */
export const lossChannels = defineKind({
  folder: "loss-channels",
  facts: lossChannelFacts,
  words: null,
  *check(records, { ids }) {
    for (const id of lossChannelNames) {
      if (!ids.has(id)) yield { id, text: "this way is missing; the app words it." };
    }
    for (const { id } of records) {
      const isKnown = lossChannelNames.some((name) => name === id);
      if (!isKnown) yield { id, text: "the app has no words for this way." };
    }
  },
  compile(records) {
    const channels = records.map(({ id, facts: { telephone, site }, provenance }) => {
      const isConfirmed = provenance.certainty === "confirmed";
      const channel: LossChannel = { ...getWay(telephone, site), isConfirmed };
      return [id, channel] as const;
    });
    const days = records.flatMap(({ provenance }) => provenance.asOf ?? []).sort();
    // The check has found each of them, and no other.
    const byName = Object.fromEntries(channels) as LossChannels;
    return [
      {
        path: "loss-channels.ts",
        types: { "#src/features/insurance/channel-schema.ts": ["LossChannelName", "LossChannels"] },
        constants: [
          {
            name: "channelNames",
            type: "readonly LossChannelName[]",
            value: records.map(({ id }) => id),
          },
          { name: "channelsAsOf", type: "string", value: days[0] },
          { name: "lossChannels", type: "LossChannels", value: byName },
        ],
      },
    ];
  },
});
