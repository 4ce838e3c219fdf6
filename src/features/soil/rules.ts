import { products } from "#content/fertilisers.ts";
import { limeDoses } from "#content/lime.ts";
import { generalDoses } from "#content/soil-doses.ts";
import { remedies } from "#content/soil-remedies.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { GrownCrop } from "#src/shared/farm-terms.ts";
import { type Finding, listFindings, listProblems } from "./band-rules.ts";
import {
  adjustDose,
  getDoseCount,
  getDoseId,
  getManureNutrients,
  type NutrientDose,
  noChoice,
} from "./dose-rules.ts";
import type { Nutrients, Offer } from "./half-bag-rules.ts";
import type { GeneralDose, RemedyName } from "./knowledge-schema.ts";
import { type Purchase, planPurchase } from "./purchase-rules.ts";
import {
  type CardInput,
  type ChoiceInput,
  type DoseId,
  type FarmSoil,
  type PriceInput,
  productNames,
  type Region,
  type SoilCard,
  type SoilChoice,
  type SoilFault,
  type SoilParameter,
  type SoilValues,
  soilParameters,
  soilUnits,
} from "./schema.ts";
import { isPast, listAhead, type PlanStage, planStages } from "./stage-rules.ts";

/** Soil tests were not printed for farmers before. */
const oldestTest = "1990-01-01";
/** After so many years the scheme has a soil tested again. */
const freshYears = 3;

/** Why a card cannot be from its day, or null. */
export function findCardFault({ testedOn }: Pick<CardInput, "testedOn">, today: string) {
  if (testedOn > today) return "date-in-future" satisfies SoilFault;
  return testedOn < oldestTest ? ("date-too-old" satisfies SoilFault) : null;
}

/** What of a card is possible but so seldom that a slip is more likely. */
export function listUnusual(values: SoilValues): SoilParameter[] {
  return soilParameters.filter((parameter) => {
    const value = values[parameter];
    const [least, most] = soilUnits[parameter].usual;
    return value !== undefined && (value < least || value > most);
  });
}

/** A field's cards, the newest test first. */
function listFieldCards(cards: readonly SoilCard[], fieldId: string): SoilCard[] {
  return cards
    .filter((card) => card.fieldId === fieldId)
    .toSorted((one, other) => other.testedOn.localeCompare(one.testedOn));
}

/** Whether a soil should be tested again. */
function isOldCard({ testedOn }: Pick<SoilCard, "testedOn">, today: string): boolean {
  return `${Number(testedOn.slice(0, 4)) + freshYears}${testedOn.slice(4)}` < today;
}

/** What the farmer's shop has, at its own prices where they were told. */
export function listOffers(prices: readonly PriceInput[]): Offer[] {
  return productNames.flatMap((product) => {
    const own = prices.find((price) => price.product === product);
    if (own && !own.isStocked) return [];
    const { grade, bagInKilograms, priceInPaise } = products[product];
    return { product, grade, bagInKilograms, priceInPaise: own?.priceInPaise ?? priceInPaise };
  });
}

/** Something beside N, P and K that a soil or a crop wants. */
type Supplement = {
  product: RemedyName;
  kilograms: number;
  /** What it is for: a value of the card, or the crop itself. */
  reason: SoilParameter | "crop";
};

function listSupplements(
  findings: readonly Finding[],
  given: { hectares: number; general: GeneralDose | null; region: Region },
): Supplement[] {
  const { hectares, general, region } = given;
  const found = findings.flatMap(({ parameter, value, verdict }): Supplement[] => {
    if (parameter === "pH") {
      const lime = limeDoses.find(
        (dose) => dose.region === region && value >= dose.from && value < dose.below,
      );
      const kilograms = (lime?.kilogramsPerHectare ?? 0) * hectares;
      return lime ? [{ product: "lime", kilograms, reason: parameter }] : [];
    }
    if (verdict !== "bad" || !(parameter in remedies)) return [];
    const remedy = Object.entries(remedies).find(([name]) => name === parameter)?.[1];
    if (!remedy) return [];
    const kilograms = remedy.kilogramsPerHectare * hectares;
    return [{ product: remedy.product, kilograms, reason: parameter }];
  });
  const gypsum = (general?.gypsumAtFlowering ?? 0) * hectares;
  const bySoil = found.find(({ product }) => product === "gypsum")?.kilograms ?? 0;
  // The crop's gypsum mends the soil too: the larger of both is enough.
  if (gypsum <= bySoil) return found;
  return [
    ...found.filter(({ product }) => product !== "gypsum"),
    { product: "gypsum", kilograms: gypsum, reason: "crop" },
  ];
}

type FieldDose = {
  id: DoseId;
  general: GeneralDose;
  /** Of N, P2O5 and K2O, as the general dose has them. */
  nutrients: readonly [NutrientDose, NutrientDose, NutrientDose];
  /** Kilograms for the whole field, and of that what manures bring. */
  field: Nutrients;
  manured: Nutrients;
};

export type Plan =
  /** Nothing grows there and no crop was chosen. */
  | { kind: "no-crop" }
  /** What grows there is a crop that no general dose is known of. */
  | { kind: "no-dose" }
  | { kind: "no-plants"; doseId: DoseId }
  /** What the shop has cannot meet the dose. */
  | { kind: "not-stocked"; dose: FieldDose }
  | {
      kind: "planned";
      dose: FieldDose;
      /** For the whole season. */
      purchase: Purchase;
      /** What of it is still to be bought. */
      ahead: Pick<Purchase, "items" | "costInPaise">;
      stages: PlanStage[];
      sowingDate: string | null;
    };
export type Planned = Extract<Plan, { kind: "planned" }>;

/** Everything that is said of one field's soil. */
export type FieldSoil = {
  fieldId: string;
  name: string;
  /** What grows there now. */
  grown: GrownCrop | null;
  /** The farmer's own word for another crop. */
  grownName?: string | null | undefined;
  /** Of the plan: what grows, or what was chosen to be sown. */
  crop: GrownCrop | null;
  areaInSquareMetres: number;
  /** The newest test; null for none. */
  card: SoilCard | null;
  isOld: boolean;
  history: SoilCard[];
  region: Region;
  findings: Finding[];
  problems: Finding[];
  choice: ChoiceInput;
  plan: Plan;
  supplements: Supplement[];
};

type Ground = Pick<Field, "id" | "name" | "areaInSquareMetres" | "method" | "seasons">;
type Kept = Pick<FarmSoil, "region" | "cards"> & {
  choices: readonly Pick<SoilChoice, "fieldId" | "choice">[];
  prices: readonly PriceInput[];
};

function planField(
  field: Ground,
  given: { kept: Kept; choice: ChoiceInput; values: SoilValues; today: string },
): Plan {
  const { kept, choice, values, today } = given;
  const doseId = getDoseId(field, { choice, region: kept.region });
  if (doseId === null) return { kind: getOpenSeason(field) ? "no-dose" : "no-crop" };
  const general: GeneralDose = generalDoses[doseId];
  const count = getDoseCount(general, { ...field, plantCount: choice.plantCount });
  if (count === null) return { kind: "no-plants", doseId };
  const nutrients = adjustDose(general, { values, region: kept.region });
  const manured = getManureNutrients(choice.manures);
  const needOf = (at: 0 | 1 | 2) => nutrients[at].amount * count;
  const leftOf = (at: 0 | 1 | 2) => Math.max(0, needOf(at) - manured[at]);
  const dose: FieldDose = {
    id: doseId,
    general,
    nutrients,
    field: [needOf(0), needOf(1), needOf(2)],
    manured,
  };
  const purchase = planPurchase([leftOf(0), leftOf(1), leftOf(2)], listOffers(kept.prices));
  if (!purchase) return { kind: "not-stocked", dose };
  const sowingDate = getOpenSeason(field)?.sowingDate ?? null;
  const stages = planStages(purchase.items, { stages: general.split, sowingDate, today });
  const items = listAhead(purchase.items, stages);
  const costInPaise = items.reduce((sum, item) => sum + item.costInPaise, 0);
  return { kind: "planned", dose, purchase, ahead: { items, costInPaise }, stages, sowingDate };
}

/** What is chosen for what grows there now. Of an earlier season the number of plants alone still holds. */
function getChoice(field: Ground, { choices }: Kept): ChoiceInput {
  const told = choices.find(({ fieldId }) => fieldId === field.id)?.choice ?? noChoice;
  const seasonId = getOpenSeason(field)?.id ?? null;
  return told.seasonId === seasonId ? told : { ...noChoice, plantCount: told.plantCount, seasonId };
}

/** What a field's newest test says, and the plan for what grows there, or its general dose without a test. */
export function getFieldSoil(field: Ground, kept: Kept, today: string): FieldSoil {
  const history = listFieldCards(kept.cards, field.id);
  const card = history[0] ?? null;
  const choice = getChoice(field, kept);
  const findings = card ? listFindings(card.values, kept.region) : [];
  const plan = planField(field, { kept, choice, values: card?.values ?? {}, today });
  const doseId = getDoseId(field, { choice, region: kept.region });
  const general = doseId === null ? null : generalDoses[doseId];
  const open = getOpenSeason(field);
  const grown = open?.crop ?? null;
  return {
    fieldId: field.id,
    name: field.name,
    grown,
    grownName: open?.cropName,
    crop: doseId === null ? grown : generalDoses[doseId].crop,
    areaInSquareMetres: field.areaInSquareMetres,
    card,
    isOld: card !== null && isOldCard(card, today),
    history,
    region: kept.region,
    findings,
    problems: listProblems(findings),
    choice,
    plan,
    supplements: listSupplements(findings, {
      hectares: field.areaInSquareMetres / 10_000,
      general,
      region: kept.region,
    }),
  };
}

/** All fields in use, those with something due soonest first, then those with more problems. */
export function listFieldSoils(
  fields: readonly (Ground & Pick<Field, "archivedDate">)[],
  kept: Kept,
  today: string,
): FieldSoil[] {
  const soils = fields
    .filter(({ archivedDate }) => archivedDate === null)
    .map((field) => getFieldSoil(field, kept, today));
  const getDue = ({ plan }: FieldSoil) => {
    const stages = plan.kind === "planned" ? plan.stages : [];
    const days = stages.flatMap(({ daysLeft }) =>
      daysLeft === null || daysLeft < 0 ? [] : daysLeft,
    );
    return Math.min(...days, 10_000);
  };
  return soils.toSorted(
    (one, other) => getDue(one) - getDue(other) || other.problems.length - one.problems.length,
  );
}

/** The next time at which something is given, which may be late; null where all is past or no day is known. */
export function getNextStage(plan: Plan): PlanStage | null {
  if (plan.kind !== "planned") return null;
  return plan.stages.find((stage) => stage.daysLeft !== null && !isPast(stage)) ?? null;
}

type LeftOver = { product: Purchase["items"][number]["product"]; kilograms: number };

/** What of a purchase is not needed on the field. */
export function listLeftOvers({ items }: Pick<Purchase, "items">): LeftOver[] {
  return items.flatMap(({ product, halfBags, kilograms }) => {
    const rest = (halfBags * products[product].bagInKilograms) / 2 - kilograms;
    return rest > 0.05 ? { product, kilograms: rest } : [];
  });
}
