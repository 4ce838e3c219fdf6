import { countDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { Candidate } from "./schema.ts";
import { endOf, type Ground } from "./source-rules.ts";

/** What the mandis would leave of a crop's lot, the most first. */
type Offers = {
  crop: Crop;
  source: string;
  isOwnLot: boolean;
  offers: readonly {
    name: string;
    kilometres: number | null;
    day: string;
    net: { netPaise: number };
  }[];
};

/** From so much on another market is worth the way: ₹500. */
const leastGainPaise = 50_000;
/** A market of an unknown place is the last to be the nearest. */
const farAway = 100_000;

/** Where selling the farmer's own lot brings more than at the nearest mandi, by reported prices alone. */
export function listPriceCandidates(crops: readonly Offers[]): Candidate[] {
  return crops.flatMap(({ crop, source, isOwnLot, offers }) => {
    // Nobody is told to drive to a market for a sample's price, or with a lot that they do not have.
    if (source !== "reported" || !isOwnLot) return [];
    const [best] = offers;
    const [nearest] = offers.toSorted(
      (one, other) => (one.kilometres ?? farAway) - (other.kilometres ?? farAway),
    );
    if (!best || !nearest || best === nearest) return [];
    const gain = best.net.netPaise - nearest.net.netPaise;
    if (gain < leastGainPaise) return [];
    return [
      {
        id: `price ${crop} ${best.name} ${best.day}`,
        source: "price" as const,
        topic: `price ${crop}`,
        fields: [],
        dueAt: null,
        stake: { paise: gain, working: { kind: "difference" } },
        reason: {
          code: "price",
          crop,
          market: best.name,
          netPaise: best.net.netPaise,
          nearest: nearest.name,
          nearestNetPaise: nearest.net.netPaise,
          day: best.day,
        },
        link: "/prices",
      },
    ];
  });
}

const reminderDaysAhead = 3;
const reminderDaysShown = 7;

/** Schemes whose day has come, and those that fit by all that is known. */
export function listSchemeCandidates(
  given: {
    reminders: readonly { schemeId: string; day: string; titles: Record<string, string> }[];
    fitCount: number;
  },
  { today }: Pick<Ground, "today">,
): Candidate[] {
  const common = { source: "scheme" as const, fields: [], stake: null };
  const days = given.reminders.filter(({ day }) => {
    const left = countDays(today, day);
    return left <= reminderDaysAhead && left >= -reminderDaysShown;
  });
  const reminded = days.map(({ schemeId, day, titles }) => ({
    ...common,
    id: `scheme ${schemeId} ${day}`,
    topic: `scheme ${schemeId}`,
    dueAt: endOf(day),
    reason: { code: "scheme-day" as const, titles, day },
    link: `/community/government-schemes/${schemeId}`,
  }));
  if (given.fitCount === 0) return reminded;
  return [
    ...reminded,
    {
      ...common,
      id: "schemes-fit",
      topic: "schemes-fit",
      dueAt: null,
      reason: { code: "schemes-fit" as const, count: given.fitCount },
      link: "/community/government-schemes",
    },
  ];
}
