import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { cropWords, genderWords, pumpWords, tenureWords } from "./answer-words.ts";
import {
  type BooleanFact,
  type Clause,
  type Facts,
  type OfficeCheck,
  type PlainClause,
  pumps,
} from "./eligibility-schema.ts";
import { schemeRegionLabels } from "./region-words.ts";
import { schemeRegion } from "./schema.ts";

/** The rules in the one way in which schemes ask for each fact; water alone is asked for either way. */
const booleanRules: Record<BooleanFact, MessageDescriptor> = {
  paysIncomeTax: msg`Nobody in the family paid income tax in the last year`,
  governmentJob: msg`Nobody in the family serves or has served the government or a public company (class IV and group D do not count)`,
  largePension: msg`Nobody in the family draws a pension of ₹10,000 a month or more`,
  publicOffice: msg`Nobody in the family is or was a minister, MP, MLA, mayor or head of a district panchayat`,
  practisingProfessional: msg`Nobody in the family practises as a doctor, engineer, lawyer, chartered accountant or architect`,
  institutionalLand: msg`The land does not belong to an institution`,
  otherPension: msg`Not a member of NPS, ESIC, EPFO, PM-SYM or the traders' pension`,
  receivesPmKisan: msg`You receive PM-KISAN`,
  landBefore2019: msg`The land was yours before 1 February 2019, or you inherited it`,
  inSelfHelpGroup: msg`Member of a self help group`,
  inProducerGroup: msg`Member of a farmers' group, cooperative or FPO`,
  inOrganicGroup: msg`Member of an organic farming group`,
  inNaturalFarmingGroup: msg`Trained farmer in a natural farming cluster`,
  inDairyCooperative: msg`Member of a dairy cooperative`,
  keepsDairy: msg`Keeps cows or buffaloes`,
  keepsLivestock: msg`Keeps goats, sheep, pigs or poultry`,
  keepsFish: msg`Keeps or catches fish`,
  keepsBees: msg`Keeps bees`,
  hasWater: msg`The land has a water source`,
  hadDripSubsidy: msg`No drip or sprinkler subsidy on this land in the last 7 years`,
  hasCultivatorCard: msg`Has a crop cultivator card`,
  hasCropLoan: msg`Has a crop loan from a bank`,
  hasFarmDegree: msg`Degree or diploma in farming or an allied subject`,
  plansProject: msg`Plans a store, cold room or another work after the harvest`,
  runsFoodUnit: msg`Runs or plans a small food unit`,
};
const rainAlone = msg`The land lives on rain alone`;

const officeWords = {
  "crop-notified": msg`Your crop is notified for this insurance in your area; the bank or the insurance site knows`,
  "district-covered": msg`Your district is on the list; the agriculture office knows`,
  "state-plan": msg`Your state has it in this year's plan; the agriculture office knows`,
  "loan-listed": msg`Your loan account is on the list of the bank`,
  "market-linked": msg`The mandi where you sell is linked with e-NAM; the mandi committee knows`,
  "pond-suited": msg`The land suits a farm pond, is large enough for your area, and had no pond paid for before; the agriculture office knows`,
  "still-runs": msg`It still takes applications, though its known term has ended; its site knows`,
} as const satisfies Record<OfficeCheck, MessageDescriptor>;

/** By the largest pump that counts. */
const pumpRules: Record<(typeof pumps)[number], MessageDescriptor> = {
  none: msg`No electricity connection for the farm's pump`,
  small: msg`An electricity connection for a farm pump of up to 7.5 HP`,
  large: msg`An electricity connection for the farm's pump`,
};

/** What a farmer can do, or what would have to be otherwise, so that a rule that is not fulfilled would be. */
const changes: Partial<Record<BooleanFact, MessageDescriptor>> = {
  paysIncomeTax: msg`It would fit after a year in which nobody in the family paid income tax.`,
  largePension: msg`It would fit with a pension below ₹10,000 a month.`,
  otherPension: msg`It would fit if you were in none of these.`,
  receivesPmKisan: msg`Register for PM-KISAN first; with it this one comes too.`,
  inSelfHelpGroup: msg`It would fit once you join a self help group.`,
  inProducerGroup: msg`It would fit once you join or found a farmers' group.`,
  inOrganicGroup: msg`It would fit once you join an organic farming group.`,
  inNaturalFarmingGroup: msg`It would fit once you join a natural farming cluster and its training.`,
  inDairyCooperative: msg`It would fit once you are a member of a dairy cooperative.`,
  keepsDairy: msg`It would fit once you keep cows or buffaloes.`,
  keepsLivestock: msg`It would fit once you keep goats, sheep, pigs or poultry.`,
  keepsFish: msg`It would fit once you keep fish.`,
  keepsBees: msg`It would fit once you keep bees.`,
  hadDripSubsidy: msg`It would fit seven years after the last subsidy, or for other land of yours.`,
  hasCultivatorCard: msg`Ask the agriculture office for a crop cultivator card.`,
  plansProject: msg`It would fit with a project for a store, cold room or other work after the harvest.`,
  runsFoodUnit: msg`It would fit once you run or plan a small food unit.`,
};

function isLeastAgeMissed(
  clause: Extract<PlainClause, { kind: "between" }>,
  facts: Facts,
): boolean {
  const { least, fact } = clause;
  return fact === "age" && least !== null && (facts.age ?? least) < least;
}

/** Puts rules, what is known, and what would change a no into words. */
export function useRuleWords() {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: "disjunction" });
  const listCrops = (crops: readonly (keyof typeof cropWords)[]) =>
    list.format(crops.map((crop) => i18n._(cropWords[crop])));
  const wordBetween = (clause: Extract<PlainClause, { kind: "between" }>): string => {
    const { fact, least, most } = clause;
    const from = least === null ? "" : formatNumber(least);
    const to = most === null ? "" : formatNumber(most);
    switch (fact) {
      case "age":
        return most === null
          ? t`At least ${from} years old`
          : t`Between ${from} and ${to} years old`;
      case "landHectares":
        if (least === null) return t`At most ${to} hectares of land`;
        return most === null
          ? t`At least ${from} hectares of land`
          : t`Between ${from} and ${to} hectares of land`;
      case "familyIncome": {
        const income = formatRupees((most ?? 0) * 100);
        return t`Family income of at most ${income} a year`;
      }
      case "disabilityPercent":
        return t`Disability of ${from} to ${to}% from farm work`;
    }
  };
  const wordChoice = ({ fact, values }: Extract<PlainClause, { kind: "one-of" }>): string => {
    if (fact === "state") {
      const regions = values.flatMap((value) => schemeRegion.safeParse(value).data ?? []);
      const states = list.format(regions.map((region) => i18n._(schemeRegionLabels[region])));
      return t`A farm in ${states}`;
    }
    if (fact === "gender") return t`For women`;
    if (fact === "pump") {
      const largest = pumps.findLast((pump) => values.includes(pump)) ?? "small";
      return i18n._(pumpRules[largest]);
    }
    if (values.includes("none"))
      return values.length > 1 ? t`Rented land, or no farm land` : t`No farm land of your own`;
    if (values.length === 1) return t`Rented or shared land`;
    return values.includes("leased")
      ? t`You farm land, your own or rented`
      : t`Farm land of your own in the land record`;
  };
  const wordPlain = (clause: PlainClause): string => {
    switch (clause.kind) {
      case "between":
        return wordBetween(clause);
      case "under": {
        const income = formatRupees(clause.limit * 100);
        return t`Family income under ${income} a year`;
      }
      case "is":
        return i18n._(
          clause.fact === "hasWater" && !clause.value ? rainAlone : booleanRules[clause.fact],
        );
      case "one-of":
        return wordChoice(clause);
      case "grows": {
        const crops = listCrops(clause.crops);
        return t`Grows ${crops}`;
      }
      case "grows-other": {
        const crops = listCrops(clause.crops);
        return t`Grows something other than ${crops}`;
      }
      case "office":
        return i18n._(officeWords[clause.check]);
    }
  };
  const wordRule = (clause: Clause): string => {
    if (clause.kind !== "any") return wordPlain(clause);
    const also = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
    const ways = clause.ways.map((way) => also.format(way.map(wordPlain)));
    return ways.join(t` · or: `);
  };
  return { wordRule, wordPlain };
}

/** What is known of the fact that a rule is about, as its farmer told it; null where nothing is. */
export function useKnownWords(): (clause: Clause, facts: Facts) => string | null {
  const { t, i18n } = useLingui();
  return (clause, facts) => {
    if (clause.kind === "any" || clause.kind === "office" || clause.kind === "is") return null;
    if (clause.kind === "grows" || clause.kind === "grows-other") {
      if (!facts.crops) return null;
      const also = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
      const crops = also.format(facts.crops.kinds.map((kind) => i18n._(cropWords[kind])));
      return t`You grow ${crops}.`;
    }
    const { fact } = clause;
    if (fact === "age" && facts.age !== undefined) {
      const age = formatNumber(facts.age);
      return t`You are ${age}.`;
    }
    if (fact === "landHectares" && facts.landHectares !== undefined) {
      const area = formatNumber(facts.landHectares);
      return t`Your land: ${area} ha.`;
    }
    if (fact === "familyIncome" && facts.familyIncome !== undefined) {
      const income = formatRupees(facts.familyIncome * 100);
      return t`Your family earns ${income} a year.`;
    }
    if (fact === "disabilityPercent" && facts.disabilityPercent !== undefined) {
      const percent = formatNumber(facts.disabilityPercent);
      return t`You said ${percent}%.`;
    }
    if (fact === "state" && facts.state) {
      const state = i18n._(schemeRegionLabels[facts.state]);
      return t`Your farm is in ${state}.`;
    }
    const choice =
      fact === "tenure" && facts.tenure
        ? tenureWords[facts.tenure]
        : fact === "gender" && facts.gender
          ? genderWords[facts.gender]
          : fact === "pump" && facts.pump
            ? pumpWords[facts.pump]
            : null;
    if (!choice) return null;
    const words = i18n._(choice);
    return t`You said: ${words}.`;
  };
}

/** What would change a rule that is not fulfilled. */
export function useChangeWords(): (clause: Clause, facts: Facts) => string {
  const { t, i18n } = useLingui();
  const { wordRule } = useRuleWords();
  return (clause, facts) => {
    const rule = wordRule(clause);
    if (clause.kind === "any") return t`It would fit with: ${rule}.`;
    if (clause.kind === "is") {
      if (clause.fact === "hasWater")
        return clause.value
          ? t`It would fit with a well, a borewell, a canal or other water for the land.`
          : t`It is for land that lives on rain alone.`;
      const change = changes[clause.fact];
      return change ? i18n._(change) : t`Nothing changes this while it is so.`;
    }
    if (clause.kind === "between" && clause.fact === "age") {
      if (!isLeastAgeMissed(clause, facts))
        return t`Nothing changes this: the age when joining counts.`;
      const least = formatNumber(clause.least ?? 0);
      return t`It would fit from the age of ${least} on.`;
    }
    if (clause.kind === "one-of" && (clause.fact === "state" || clause.fact === "gender"))
      return t`Nothing changes this: ask what your own state offers.`;
    return t`It would fit with: ${rule}.`;
  };
}
