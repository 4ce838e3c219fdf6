import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { cropWords as names } from "#src/shared/farm-words.ts";
import type {
  AnswerFault,
  BooleanFact,
  CropKind,
  FactSource,
  genders,
  pumps,
  tenures,
} from "./eligibility-schema.ts";
import type { QuestionId } from "./question-rules.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const cropWords: Words<CropKind> = {
  ...names,
  millets: msg`Millets (jowar, bajra, ragi)`,
  oilpalm: msg`Oil palm`,
  vegetables: msg`Vegetables`,
  fruit: msg`Fruit`,
  other: msg`Something else`,
};

export const tenureWords: Words<(typeof tenures)[number]> = {
  own: msg`Our own, in the land record`,
  leased: msg`Rented or shared`,
  both: msg`Own and rented`,
  none: msg`We have no farm land; we work for others`,
};

export const genderWords: Words<(typeof genders)[number]> = {
  female: msg`Woman`,
  male: msg`Man`,
  other: msg`Other`,
};

export const pumpWords: Words<(typeof pumps)[number]> = {
  none: msg`No electric pump`,
  small: msg`Up to 7.5 HP`,
  large: msg`More than 7.5 HP`,
};

/** What is so, short enough for a box to tick. */
export const factWords: Words<BooleanFact> = {
  paysIncomeTax: msg`Paid income tax in the last year`,
  governmentJob: msg`Government or public company job, now or earlier (not class IV or group D)`,
  largePension: msg`Pension of ₹10,000 a month or more`,
  publicOffice: msg`Minister, MP, MLA, mayor or head of a district panchayat, now or earlier`,
  practisingProfessional: msg`Practising doctor, engineer, lawyer, chartered accountant or architect`,
  institutionalLand: msg`The land belongs to an institution`,
  otherPension: msg`Member of NPS, ESIC, EPFO, PM-SYM or the traders' pension`,
  receivesPmKisan: msg`Receives PM-KISAN`,
  landBefore2019: msg`Land owned since before February 2019, or inherited`,
  inSelfHelpGroup: msg`Self help group`,
  inProducerGroup: msg`Farmers' group, cooperative or FPO`,
  inOrganicGroup: msg`Organic farming group`,
  inNaturalFarmingGroup: msg`Natural farming cluster, with its training`,
  inDairyCooperative: msg`Dairy cooperative`,
  keepsDairy: msg`Cows or buffaloes`,
  keepsLivestock: msg`Goats, sheep, pigs or poultry`,
  keepsFish: msg`Fish`,
  keepsBees: msg`Bees`,
  hasWater: msg`Water for the land`,
  hadDripSubsidy: msg`Drip or sprinkler subsidy in the last 7 years`,
  hasCultivatorCard: msg`Crop cultivator card`,
  hasCropLoan: msg`Crop loan from a bank`,
  hasFarmDegree: msg`Degree or diploma in farming`,
  plansProject: msg`Plans a store or other work after the harvest`,
  runsFoodUnit: msg`Small food unit`,
};

export const questionWords: Words<QuestionId> = {
  state: msg`In which state is your farm?`,
  tenure: msg`Whose land do you farm?`,
  land: msg`How much land do you farm?`,
  age: msg`How old are you?`,
  crops: msg`What do you grow this year?`,
  family: msg`Is any of this so for you, your wife or husband, or your minor children?`,
  otherPension: msg`Are you a member of NPS, ESIC, EPFO, PM-SYM or the traders' pension?`,
  pmKisan: msg`Do you receive PM-KISAN?`,
  landDate: msg`Was your land yours before 1 February 2019, or did you inherit it?`,
  animals: msg`Which animals do you keep?`,
  groups: msg`Are you a member of any of these?`,
  water: msg`Does your land have water besides rain?`,
  dripSubsidy: msg`Did this land get a drip or sprinkler subsidy in the last 7 years?`,
  pump: msg`Which electric pump does your farm have?`,
  cropLoan: msg`Do you have a crop loan from a bank?`,
  project: msg`Do you plan a store, cold room or other work after the harvest?`,
  foodUnit: msg`Do you run or plan a small food unit, such as pickle, papad, flour or jaggery?`,
  farmDegree: msg`Do you have a degree or diploma in farming or an allied subject?`,
  cultivatorCard: msg`Do you have a crop cultivator card for rented land?`,
  gender: msg`Who applies?`,
  income: msg`How much does your family earn in a year?`,
  disability: msg`How large is a disability from farm work, in percent? 0 if there is none.`,
};

/** The answer that none of the boxes is so. */
export const noneWords: Partial<Words<QuestionId>> = {
  family: msg`No, none of these`,
  animals: msg`No, none of these`,
  groups: msg`No, none of these`,
};

export const sourceWords: Words<FactSource> = {
  answer: msg`You answered`,
  fields: msg`From your fields`,
  profile: msg`From your farm profile`,
  place: msg`From where your farm lies`,
};

export const faultWords: Words<AnswerFault> = {
  "answer-missing": msg`Choose an answer, or say that you do not know.`,
  "number-not-valid": msg`Enter a number, such as 35.`,
  "age-not-whole": msg`Enter your age in whole years, such as 35.`,
  "age-not-likely": msg`Enter an age between 10 and 110 years.`,
  "area-not-valid": msg`Enter how much land it is, such as 2.5.`,
  "area-too-small": msg`That is less than 10 square metres. Check the number and the unit.`,
  "area-too-large": msg`That is more than 1,000 hectares. Check the number and the unit.`,
  "income-not-valid": msg`Enter the income in whole rupees, such as 150000.`,
  "income-too-large": msg`That is more than 100 crore rupees. Check the number.`,
  "percent-not-valid": msg`Enter a whole number from 0 to 100.`,
};
