import { readLastPart } from "#src/shared/versions.ts";
import { alertInput, type CropPrices, lotInput, type PriceAlert } from "./schema.ts";

/** A write that the server does not have yet. */
type WaitingWrite = {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  refusal: unknown;
};

type Waiting = "waits" | "refused" | null;

/** An alert as it will be, and whether its own write waits or was refused. */
export type ShownAlert = PriceAlert & { waiting: Waiting };

/** A crop's prices as they will be when all that waits has been sent. */
export type ShownPrices = Omit<CropPrices, "alerts"> & {
  alerts: ShownAlert[];
  lotWaiting: Waiting;
};

function applyAlert(shown: ShownPrices, write: WaitingWrite, waiting: Waiting): ShownAlert[] {
  const id = readLastPart(write.path);
  const { alerts, crop, markets } = shown;
  if (write.method === "DELETE") {
    return waiting === "refused" ? alerts : alerts.filter((each) => each.id !== id);
  }
  const input = alertInput.safeParse(write.body).data;
  if (!input) return alerts;
  const market = markets.find(({ marketId }) => marketId === input.marketId);
  const marketName = market?.name ?? null;
  const others = alerts.filter((each) => each.id !== id);
  // What is changed next is changed upon this one.
  const state = { isArmed: true, crossedDay: null, version: write.id, waiting };
  return [...others, { ...input, id, crop, marketName, ...state }];
}

function applyWrite(shown: ShownPrices, write: WaitingWrite): ShownPrices {
  const waiting = write.refusal ? "refused" : "waits";
  if (readLastPart(write.path) !== "lot") {
    return { ...shown, alerts: applyAlert(shown, write, waiting) };
  }
  const lot = lotInput.safeParse(write.body).data;
  if (!lot || waiting === "refused") return { ...shown, lotWaiting: waiting };
  return { ...shown, lot, isOwnLot: true, lotVersion: write.id, lotWaiting: waiting };
}

/** A crop's prices with what the farmer told and the server does not have yet. */
export function applyWaiting(prices: CropPrices, writes: readonly WaitingWrite[]): ShownPrices {
  const shown: ShownPrices = {
    ...prices,
    alerts: prices.alerts.map((each) => ({ ...each, waiting: null })),
    lotWaiting: null,
  };
  return writes.reduce(applyWrite, shown);
}
