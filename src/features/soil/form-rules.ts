import { products } from "#content/fertilisers.ts";
import { readFaults } from "#src/shared/form-faults.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { findCardFault, listUnusual } from "./rules.ts";
import {
  type CardInput,
  type ChoiceInput,
  cardInput,
  choiceInput,
  doseIds,
  manureNames,
  type PriceInput,
  type ProductName,
  priceInput,
  productNames,
  type SoilCard,
  type SoilFault,
  type SoilParameter,
  soilFaults,
  soilParameters,
} from "./schema.ts";

/** What stands in the form of a card, as it is typed. */
export type CardDraft = { testedOn: string; values: Record<SoilParameter, string> };

const noValues: Record<SoilParameter, string> = {
  pH: "",
  EC: "",
  OC: "",
  N: "",
  P: "",
  K: "",
  S: "",
  Zn: "",
  B: "",
  Fe: "",
  Mn: "",
  Cu: "",
};

/** The form as it opens: empty, or with the card that is corrected. */
export function openCardDraft(card: SoilCard | null, today: string): CardDraft {
  const values = { ...noValues };
  for (const parameter of soilParameters) {
    const value = card?.values[parameter];
    if (value !== undefined) values[parameter] = String(value);
  }
  return { testedOn: card?.testedOn ?? today, values };
}

export type CardFaults = Partial<Record<SoilParameter | "testedOn" | "values", SoilFault>>;

/** Checks what was typed with the very schema that the server uses; what is unusual is to be asked again. */
export function readCardDraft(
  draft: CardDraft,
  today: string,
): { input: CardInput | undefined; faults: CardFaults; unusual: SoilParameter[] } {
  const typed = soilParameters.filter((parameter) => draft.values[parameter].trim() !== "");
  const values = Object.fromEntries(
    // What is no number is none to the schema either.
    typed.map((parameter) => [parameter, readNumber(draft.values[parameter]) ?? ""]),
  );
  const parsed = cardInput.safeParse({ testedOn: draft.testedOn, values });
  const names = [...soilParameters, "testedOn", "values"] as const;
  const faults: CardFaults = readFaults(parsed.error, { names, codes: soilFaults });
  const dateFault = parsed.data && findCardFault(parsed.data, today);
  if (dateFault) faults.testedOn = dateFault;
  return {
    input: dateFault ? undefined : parsed.data,
    faults,
    unusual: parsed.data ? listUnusual(parsed.data.values) : [],
  };
}

/** What stands in the form of what a plan counts with. */
type ChoiceDraft = {
  doseId: string;
  plants: string;
  manures: Record<keyof ChoiceInput["manures"], string>;
};

const show = (value: number) => (value === 0 ? "" : String(value));

export function openChoiceDraft(choice: ChoiceInput, doseId: string | null): ChoiceDraft {
  const { fym, compost, vermicompost } = choice.manures;
  return {
    doseId: doseId ?? "",
    plants: choice.plantCount === null ? "" : String(choice.plantCount),
    manures: { fym: show(fym), compost: show(compost), vermicompost: show(vermicompost) },
  };
}

export type ChoiceFaults = Partial<Record<"plantCount" | keyof ChoiceInput["manures"], SoilFault>>;

/** More manure than this, in tonnes on a hectare, nobody brings out. */
const mostManure = 200;

export function readChoiceDraft(
  draft: ChoiceDraft,
  { areaInSquareMetres, choice }: { areaInSquareMetres: number; choice: ChoiceInput },
): { input: ChoiceInput | undefined; faults: ChoiceFaults } {
  const read = (typed: string) => (typed.trim() === "" ? 0 : (readNumber(typed) ?? ""));
  const parsed = choiceInput.safeParse({
    doseId: doseIds.find((id) => id === draft.doseId) ?? null,
    seasonId: choice.seasonId,
    plantCount: draft.plants.trim() === "" ? null : (readNumber(draft.plants) ?? ""),
    manures: {
      fym: read(draft.manures.fym),
      compost: read(draft.manures.compost),
      vermicompost: read(draft.manures.vermicompost),
    },
  });
  const names = [...manureNames, "plantCount"] as const;
  const faults: ChoiceFaults = readFaults(parsed.error, { names, codes: soilFaults });
  const most = (mostManure * areaInSquareMetres) / 10_000;
  for (const name of parsed.data ? manureNames : []) {
    if ((parsed.data?.manures[name] ?? 0) > most) faults[name] = "manure-too-much";
  }
  return { input: Object.keys(faults).length > 0 ? undefined : parsed.data, faults };
}

/** What stands in the list of prices: rupees per bag, and whether the shop has it. */
type PriceDraft = Record<ProductName, { rupees: string; isStocked: boolean }>;

export function openPriceDraft(prices: readonly PriceInput[]): PriceDraft {
  const get = (product: ProductName) => {
    const own = prices.find((each) => each.product === product);
    const paise = own?.priceInPaise ?? products[product].priceInPaise;
    return { rupees: String(paise / 100), isStocked: own?.isStocked ?? true };
  };
  return {
    urea: get("urea"),
    dap: get("dap"),
    ssp: get("ssp"),
    mop: get("mop"),
    "npk-10-26-26": get("npk-10-26-26"),
    "npk-12-32-16": get("npk-12-32-16"),
    "npk-14-35-14": get("npk-14-35-14"),
    "npk-15-15-15": get("npk-15-15-15"),
    "nps-20-20-0-13": get("nps-20-20-0-13"),
  };
}

export type PriceFaults = Partial<Record<ProductName, SoilFault>>;

/** The prices that differ from those known, and what of them cannot be. */
export function readPriceDraft(
  draft: PriceDraft,
  known: readonly PriceInput[],
): { changes: PriceInput[] | undefined; faults: PriceFaults } {
  const before = openPriceDraft(known);
  const faults: PriceFaults = {};
  const changes = productNames.flatMap((product) => {
    const { rupees, isStocked } = draft[product];
    if (rupees === before[product].rupees && isStocked === before[product].isStocked) return [];
    const read = rupees.trim() === "" ? null : readNumber(rupees);
    const isTyped = rupees.trim() !== "";
    const priceInPaise = read === null ? (isTyped ? "" : null) : Math.round(read * 100);
    const parsed = priceInput.safeParse({ product, priceInPaise, isStocked });
    const { priceInPaise: fault } = readFaults(parsed.error, {
      names: ["priceInPaise"],
      codes: soilFaults,
    });
    if (fault) faults[product] = fault;
    return parsed.data ?? [];
  });
  return { changes: Object.keys(faults).length > 0 ? undefined : changes, faults };
}
