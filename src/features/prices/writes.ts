import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { putAnswer } from "#src/shared/change-query.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { pricesKey } from "#src/shared/query-keys.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { alertInput, type CropPrices, cropPrices, lotInput, type PriceAlert } from "./schema.ts";

const crop = z.enum(crops);
const id = z.string();
const version = z.string();

const priceCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("lot"), crop, lot: lotInput, version }),
  z.object({ kind: z.literal("watch"), crop, id, alert: alertInput, version }),
  z.object({ kind: z.literal("unwatch"), crop, id, version }),
]);
export type PriceCommand = z.infer<typeof priceCommand>;

/** Below it lies the best markets of each crop that the farmer grows. */
export const farmPricesKey = [...pricesKey, "farm"] as const;

/** How a crop is sold, and the prices to be told of. */
export const priceWrites: Writes<PriceCommand, "price"> = {
  kind: "price",
  command: priceCommand,
  toRequest(command) {
    const part = command.kind === "lot" ? "lot" : `alerts/${command.id}`;
    const { version } = command;
    const own = { path: `/api/prices/${command.crop}/${part}`, query: { version } };
    switch (command.kind) {
      case "lot":
        return { method: "PUT", ...own, body: command.lot };
      case "watch":
        return { method: "PUT", ...own, body: command.alert };
      case "unwatch":
        return { method: "DELETE", ...own };
    }
  },
  // The crop's prices as they are now.
  async applySent(client, { answer }) {
    const stored = cropPrices.parse(answer);
    await putAnswer(client, [...pricesKey, stored.crop], stored);
    void client.invalidateQueries({ queryKey: farmPricesKey });
  },
  getName: () => msg`How you sell a crop, or a price to be told of`,
};

/** An alert as it will be, and whether its own write waits or was refused. */
export type ShownAlert = PriceAlert & { waiting: WaitingState };

/** A crop's prices as they will be when all that waits has been sent. */
export type ShownPrices = Omit<CropPrices, "alerts"> & {
  alerts: ShownAlert[];
  lotWaiting: WaitingState;
};

function applyWrite(
  shown: ShownPrices,
  { id: version, command, refusal }: Waiting<PriceCommand>,
): ShownPrices {
  const waiting = refusal ? "refused" : "waits";
  switch (command.kind) {
    case "lot": {
      const { lot } = command;
      if (refusal) return { ...shown, lotWaiting: waiting };
      return { ...shown, lot, isOwnLot: true, lotVersion: version, lotWaiting: waiting };
    }
    case "watch": {
      const { id, alert } = command;
      const { crop, markets } = shown;
      const marketName = markets.find(({ marketId }) => marketId === alert.marketId)?.name ?? null;
      const others = shown.alerts.filter((each) => each.id !== id);
      // What is changed next is changed upon this one.
      const state = { isArmed: true, crossedDay: null, version, waiting } as const;
      return { ...shown, alerts: [...others, { ...alert, id, crop, marketName, ...state }] };
    }
    case "unwatch": {
      const { id } = command;
      return refusal ? shown : { ...shown, alerts: shown.alerts.filter((each) => each.id !== id) };
    }
  }
}

/** A crop's prices with what the farmer told and the server does not have yet. */
export function applyWaiting(
  prices: CropPrices,
  writes: readonly Waiting<PriceCommand>[],
): ShownPrices {
  const shown: ShownPrices = {
    ...prices,
    alerts: prices.alerts.map((each) => ({ ...each, waiting: null })),
    lotWaiting: null,
  };
  return writes.filter(({ command }) => command.crop === prices.crop).reduce(applyWrite, shown);
}
