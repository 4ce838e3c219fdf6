import { readFaults } from "#src/shared/form-faults.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import {
  type AlertInput,
  alertInput,
  type Lot,
  type LotUnit,
  lotInput,
  type PriceFault,
  priceFaults,
} from "./schema.ts";

/** What stands in the form of a lot, as it is typed: rupees and percent. */
export type LotDraft = {
  quantity: string;
  unit: LotUnit;
  transport: string;
  loading: string;
  commission: string;
  other: string;
};

const toText = (hundredths: number) => String(hundredths / 100);

/** The form as it opens. */
export function openLotDraft(lot: Lot): LotDraft {
  return {
    quantity: String(lot.quantity),
    unit: lot.unit,
    transport: toText(lot.transportPaise),
    loading: toText(lot.loadingPaise),
    commission: toText(lot.commissionBasisPoints),
    other: toText(lot.otherPaise),
  };
}

/** Rupees as paise, percent as hundredths of it. A cost left empty is none. */
function readHundredths(typed: string): number | null {
  if (!typed.trim()) return 0;
  const value = readNumber(typed);
  return value === null ? null : Math.round(value * 100);
}

const names = [
  "quantity",
  "transportPaise",
  "loadingPaise",
  "commissionBasisPoints",
  "otherPaise",
] as const;
type LotFaults = { [name in (typeof names)[number]]?: PriceFault };

/** What was typed as a lot, or what is wrong with it, each at its field. */
export function readLotDraft(draft: LotDraft): { lot: Lot | null; faults: LotFaults } {
  const read = lotInput.safeParse({
    quantity: readNumber(draft.quantity),
    unit: draft.unit,
    transportPaise: readHundredths(draft.transport),
    loadingPaise: readHundredths(draft.loading),
    commissionBasisPoints: readHundredths(draft.commission),
    otherPaise: readHundredths(draft.other),
  });
  return { lot: read.data ?? null, faults: readFaults(read.error, { names, codes: priceFaults }) };
}

/** What was typed as the price to be told of, or why it is none. */
export function readLevel(
  typed: string,
  rest: Omit<AlertInput, "levelPaise">,
): { input: AlertInput | undefined; faults: { levelPaise?: PriceFault } } {
  const value = readNumber(typed);
  const levelPaise = value === null ? null : Math.round(value * 100);
  const { data, error } = alertInput.safeParse({ ...rest, levelPaise });
  return {
    input: data,
    faults: readFaults(error, { names: ["levelPaise"], codes: priceFaults }),
  };
}
