import * as z from "zod/mini";
import { classNames, remedyNames } from "#src/features/soil/knowledge-schema.ts";
import { one, saying, text } from "./sentence-schema.ts";

/** What the assistant says of the farmer's own record. */
export const recordWordsSchema = z.strictObject({
  /** What the farmer wrote down, and where to write down what is missing. */
  record: z.strictObject({
    watered: saying("field", "amount", "day", "days"),
    wateredInAll: saying("count", "amount"),
    noWatering: one("field"),
    run: saying("time", "amount", "field"),
    runWhy: saying("litres", "flow"),
    /** What hours that it ran gave, and how long it runs on for what is wanted. */
    came: saying("field", "time", "litres", "amount"),
    cameLeft: saying("time", "amount"),
    cameWhole: one("amount"),
    /** Where power comes for some hours of a night, or of a day. */
    nights: saying("hours", "count"),
    days: saying("hours", "count"),
    noFlow: one("field"),
    whichDepth: one("field"),
    age: saying("field", "crop", "days", "day"),
    noSowing: one("field"),
    /** When a crop is likely to be ripe, or to flower, and since when that is reckoned. */
    ready: saying("field", "crop", "from", "until", "sown"),
    readyNow: saying("field", "crop", "days"),
    flowers: saying("field", "crop", "from", "until", "sown"),
    notDue: text,
    lacks: saying("field", "names", "day"),
    /** What the card has plenty of. */
    enough: saying("names"),
    lacksNothing: saying("field", "day"),
    /** Of a card that is explained: whose, and what is little, middling, enough and plenty. */
    tested: saying("field", "day"),
    group: saying("verdict", "names"),
    /** Of one nutrient what the card says, and how that is to be read. */
    reading: saying("field", "name", "value", "day", "verdict"),
    verdicts: z.strictObject({ bad: text, watch: text, good: text, plenty: text }),
    /** What the classes of pH and salt mean. */
    classes: z.record(z.enum(classNames), text),
    supplement: saying("product", "kilograms"),
    supplementOrSpray: saying("product", "kilograms", "percent"),
    noCard: one("field"),
    cardOnlyOf: saying("field", "others"),
    spent: saying("field", "crop", "cost"),
    earned: saying("income", "profit"),
    harvested: one("kilograms"),
    noAccount: text,
    holding: saying("count", "area"),
    oneHolding: one("area"),
  }),
  soilNames: z.strictObject({
    pH: text,
    EC: text,
    OC: text,
    N: text,
    P: text,
    K: text,
    S: text,
    Zn: text,
    B: text,
    Fe: text,
    Mn: text,
    Cu: text,
  }),
  remedies: z.record(z.enum([...remedyNames, "lime"]), text),
});
