import * as z from "zod/mini";
import { schemeRegion, schemeType, stateCodes } from "./schema.ts";

/** What is either so or not of a person, their family or their farm. */
export const booleanFacts = [
  "paysIncomeTax",
  "governmentJob",
  "largePension",
  "publicOffice",
  "practisingProfessional",
  "institutionalLand",
  "otherPension",
  "receivesPmKisan",
  "landBefore2019",
  "inSelfHelpGroup",
  "inProducerGroup",
  "inOrganicGroup",
  "inNaturalFarmingGroup",
  "inDairyCooperative",
  "keepsDairy",
  "keepsLivestock",
  "keepsFish",
  "keepsBees",
  "hasWater",
  "hadDripSubsidy",
  "hasCultivatorCard",
  "hasCropLoan",
  "hasFarmDegree",
  "plansProject",
  "runsFoodUnit",
] as const;
export type BooleanFact = (typeof booleanFacts)[number];

export const numberFacts = ["age", "landHectares", "familyIncome", "disabilityPercent"] as const;
export type NumberFact = (typeof numberFacts)[number];

/** Whose land is farmed; `none` is a family without farm land that works for others. */
export const tenures = ["own", "leased", "both", "none"] as const;
export const genders = ["female", "male", "other"] as const;
/** The electricity connection of the farm's pump: none, up to 7.5 HP, or above. */
export const pumps = ["none", "small", "large"] as const;
const choiceFacts = ["state", "tenure", "gender", "pump"] as const;

/** Crops as schemes tell them apart. */
export const cropKinds = [
  "rice",
  "wheat",
  "maize",
  "millets",
  "cotton",
  "sugarcane",
  "soybean",
  "groundnut",
  "mustard",
  "sunflower",
  "chickpea",
  "pigeonpea",
  "greengram",
  "blackgram",
  "lentil",
  "oilpalm",
  "vegetables",
  "fruit",
  "other",
] as const;
export type CropKind = (typeof cropKinds)[number];

export const factNames = [...booleanFacts, ...numberFacts, ...choiceFacts, "crops"] as const;
const factName = z.enum(factNames);
export type FactName = (typeof factNames)[number];

/** Why an answer was refused; the screen words each code at its field. */
export const answerFaults = [
  "answer-missing",
  "number-not-valid",
  "age-not-whole",
  "age-not-likely",
  "area-not-valid",
  "area-too-small",
  "area-too-large",
  "income-not-valid",
  "income-too-large",
  "percent-not-valid",
] as const;
export type AnswerFault = (typeof answerFaults)[number];

const fault = (code: AnswerFault) => code;
const bounded = (given: { least: number; most: number; low: AnswerFault; high: AnswerFault }) =>
  z
    .number(fault("number-not-valid"))
    .check(z.minimum(given.least, given.low), z.maximum(given.most, given.high));

const whole = (code: AnswerFault) =>
  z.refine<number>((value) => Number.isInteger(value), { message: code });

const values = {
  /** In whole years. */
  age: bounded({
    least: 10,
    most: 110,
    low: fault("age-not-likely"),
    high: fault("age-not-likely"),
  }).check(whole(fault("age-not-whole"))),
  /** A bed beside the house to a large estate; 0 belongs to the answer that there is no land. */
  landHectares: bounded({
    least: 0.001,
    most: 1000,
    low: fault("area-too-small"),
    high: fault("area-too-large"),
  }),
  /** Of the whole family, rupees in a year. */
  familyIncome: bounded({
    least: 0,
    most: 1_000_000_000,
    low: fault("income-not-valid"),
    high: fault("income-too-large"),
  }).check(whole(fault("income-not-valid"))),
  disabilityPercent: bounded({
    least: 0,
    most: 100,
    low: fault("percent-not-valid"),
    high: fault("percent-not-valid"),
  }).check(whole(fault("percent-not-valid"))),
  state: z.enum(stateCodes),
  tenure: z.enum(tenures),
  gender: z.enum(genders),
  pump: z.enum(pumps),
  crops: z.array(z.enum(cropKinds)).check(z.minLength(1, fault("answer-missing"))),
};

type BooleanShape<Value> = Record<BooleanFact, Value>;
const booleans = <Value>(value: Value) =>
  // The keys are exactly those of the list.
  Object.fromEntries(booleanFacts.map((fact) => [fact, value])) as BooleanShape<Value>;

/** Null says that the farmer does not know; the question rests until they come back to it. */
const given = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));
const givenShape = {
  ...booleans(given(z.boolean())),
  age: given(values.age),
  landHectares: given(values.landHectares),
  familyIncome: given(values.familyIncome),
  disabilityPercent: given(values.disabilityPercent),
  state: given(values.state),
  tenure: given(values.tenure),
  gender: given(values.gender),
  pump: given(values.pump),
  crops: given(values.crops),
};

/** What a farmer answered, by fact. */
export const schemeAnswers = z.strictObject(givenShape);
export type SchemeAnswers = z.infer<typeof schemeAnswers>;

/** A change of the answers: what is set anew, and what is forgotten. */
export const answersInput = z.strictObject({
  set: z._default(schemeAnswers, {}),
  forget: z._default(z.array(factName).check(z.maxLength(factNames.length)), []),
});
export type AnswersInput = z.infer<typeof answersInput>;

/** What is known of a person and farm; an absent fact is unknown. */
const facts = z.object({
  ...booleans(z.optional(z.boolean())),
  age: z.optional(z.number()),
  landHectares: z.optional(z.number()),
  familyIncome: z.optional(z.number()),
  disabilityPercent: z.optional(z.number()),
  state: z.optional(values.state),
  tenure: z.optional(values.tenure),
  gender: z.optional(values.gender),
  pump: z.optional(values.pump),
  crops: z.optional(
    z.object({
      kinds: z.array(z.enum(cropKinds)),
      /** Whether nothing else is grown; fields without a season leave that open. */
      areAll: z.boolean(),
    }),
  ),
});
export type Facts = z.infer<typeof facts>;

/** What only an office can say; nothing that a farmer answers decides it. */
const officeChecks = [
  "crop-notified",
  "district-covered",
  "state-plan",
  "loan-listed",
  "market-linked",
  "pond-suited",
  "still-runs",
] as const;
export type OfficeCheck = (typeof officeChecks)[number];

export const plainClauses = [
  /** Both ends count; null is no limit. */
  z.object({
    kind: z.literal("between"),
    fact: z.enum(numberFacts),
    least: z.nullable(z.number()),
    most: z.nullable(z.number()),
  }),
  z.object({ kind: z.literal("under"), fact: z.enum(numberFacts), limit: z.number() }),
  z.object({ kind: z.literal("is"), fact: z.enum(booleanFacts), value: z.boolean() }),
  z.object({
    kind: z.literal("one-of"),
    fact: z.enum(choiceFacts),
    values: z.array(z.string()),
  }),
  z.object({ kind: z.literal("grows"), crops: z.array(z.enum(cropKinds)) }),
  z.object({ kind: z.literal("grows-other"), crops: z.array(z.enum(cropKinds)) }),
  z.object({ kind: z.literal("office"), check: z.enum(officeChecks) }),
] as const;
const plainClause = z.discriminatedUnion("kind", plainClauses);
export type PlainClause = z.infer<typeof plainClause>;

/** One of these ways is enough; in each, everything must be so. */
const anyClause = z.object({ kind: z.literal("any"), ways: z.array(z.array(plainClause)) });

/** A rule of a scheme. All rules of a scheme must be so. */
export const clause = z.discriminatedUnion("kind", [...plainClauses, anyClause]);
export type Clause = z.infer<typeof clause>;

/** What the eligibility rules need of a scheme. */
const ruledScheme = z.object({
  id: z.string(),
  region: schemeRegion,
  type: schemeType,
  clauses: z.array(clause),
});
export type RuledScheme = z.infer<typeof ruledScheme>;

const factSources = ["answer", "fields", "profile", "place"] as const;
export type FactSource = (typeof factSources)[number];

/** What is known of one farmer, from where, and what they said they do not know. */
export const farmerFacts = z.object({
  facts,
  sources: z.partialRecord(factName, z.enum(factSources)),
  unsure: z.array(factName),
});
export type FarmerFacts = z.infer<typeof farmerFacts>;

export const schemeFits = z.extend(farmerFacts, { schemes: z.array(ruledScheme) });
export type SchemeFits = z.infer<typeof schemeFits>;
