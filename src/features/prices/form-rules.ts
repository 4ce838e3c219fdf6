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

type LotFaults = Partial<Record<keyof LotDraft, PriceFault>>;

const fields: Record<string, keyof LotDraft> = {
  quantity: "quantity",
  transportPaise: "transport",
  loadingPaise: "loading",
  commissionBasisPoints: "commission",
  otherPaise: "other",
};

const toFault = (message: string) =>
  priceFaults.find((known) => known === message) ?? "cost-not-valid";

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
  if (read.success) return { lot: read.data, faults: {} };
  const faults: LotFaults = {};
  for (const { path, message } of read.error.issues) {
    const field = fields[String(path[0])];
    if (field) faults[field] ??= toFault(message);
  }
  return { lot: null, faults };
}

/** What was typed as the price to be told of, or why it is none. */
export function readLevel(
  typed: string,
  rest: Omit<AlertInput, "levelPaise">,
): { alert: AlertInput | null; fault: PriceFault | null } {
  const value = readNumber(typed);
  const read = alertInput.safeParse({
    ...rest,
    levelPaise: value === null ? null : Math.round(value * 100),
  });
  if (read.success) return { alert: read.data, fault: null };
  const code = read.error.issues[0]?.message ?? "";
  return { alert: null, fault: priceFaults.find((known) => known === code) ?? "level-not-valid" };
}
