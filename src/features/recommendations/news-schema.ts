import * as z from "zod/mini";
import { notification } from "#src/features/notifications/schema.ts";
import { crops } from "#src/shared/farm-terms.ts";

const day = z.iso.date();
const field = { fieldId: z.string(), fieldName: z.string() };

/** A field that is to be watered today. */
const wateringDue = z.object({
  ...field,
  day,
  /** Over the field, in mm; the minutes are null where the flow is not known. */
  grossDepth: z.number(),
  minutes: z.nullable(z.number()),
});
/** A field whose watering was told, and that rain is now expected on. */
const wateringPutOff = z.object({ ...field, rainDay: day, millimetres: z.number() });
/** A pest that is to be looked for now. */
const pestRisk = z.object({
  pestId: z.string(),
  names: z.record(z.string(), z.string()),
  crop: z.enum(crops),
  fieldNames: z.array(z.string()),
});

const newsKind = z.enum(["watering-due", "watering-put-off", "pest-risk"]);
export const dayNewsKinds = newsKind.options;

/** What a farmer is told of the plan of their day while they do not look at it. */
export const dayNotification = z.discriminatedUnion("kind", [
  z.extend(notification, { kind: z.literal("watering-due"), data: wateringDue }),
  z.extend(notification, { kind: z.literal("watering-put-off"), data: wateringPutOff }),
  z.extend(notification, { kind: z.literal("pest-risk"), data: pestRisk }),
]);
export type DayNotification = z.infer<typeof dayNotification>;
