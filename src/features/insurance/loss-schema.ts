import * as z from "zod/mini";

export const lossCauses = [
  "hail",
  "flood",
  "cloudburst",
  "landslide",
  "lightning-fire",
  "after-harvest",
  "wild-animals",
  "drought",
  "pests-disease",
  "other",
] as const;
const lossCause = z.enum(lossCauses);
export type LossCause = z.infer<typeof lossCause>;

const line = z.string().check(z.maxLength(120));

/** A report of a loss as its farmer typed it so far; kept on this device alone. */
export const lossReport = z.object({
  id: z.uuid(),
  /** Whose it is: others who sign in on this device do not see it. */
  uid: z.string(),
  startedAt: z.iso.datetime(),
  /** When the loss happened, as it was last entered in the field of the time, `2026-11-21T06:30`, in India. */
  happened: z.string(),
  /** The same as the last valid moment: the 72 hours run from it. */
  happenedAt: z.iso.datetime(),
  field: z.string(),
  place: line,
  crop: z.string(),
  cropName: line,
  sown: z.string(),
  area: line,
  unit: z.string(),
  state: z.string(),
  cause: z.string(),
  note: z.string().check(z.maxLength(1000)),
  farmer: line,
  phone: line,
  policy: line,
  docket: line,
  /** Set while its removal can still be undone. */
  removedAt: z.nullable(z.iso.datetime()),
});
export type LossReport = z.infer<typeof lossReport>;

/** A photo as it is kept: shrunk, and without what the camera wrote into it. */
export const lossPhoto = z.object({
  id: z.uuid(),
  reportId: z.uuid(),
  picture: z.instanceof(Blob),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  width: z.int(),
  height: z.int(),
  addedAt: z.iso.datetime(),
  /** The date of the file that was chosen: for a photo just taken, the moment when it was. */
  fileDate: z.iso.datetime(),
});
export type LossPhoto = z.infer<typeof lossPhoto>;

export const mostPhotos = 8;
/** Larger files are of a camera whose pictures a small phone cannot open. */
export const largestPhoto = 25 * 1024 * 1024;

export const lossAddress = z.object({ report: z.catch(z.optional(z.uuid()), undefined) });

/** Why something of a report cannot be so; the screen words each at its field. */
export type LossFault =
  | "time-missing"
  | "time-in-future"
  | "time-before-sowing"
  | "time-too-old"
  | "place-missing"
  | "crop-missing"
  | "crop-name-missing"
  | "sown-not-valid"
  | "sown-in-future"
  | "area-not-valid"
  | "area-too-small"
  | "area-too-large"
  | "area-too-fine"
  | "area-above-field"
  | "bigha-state-missing"
  | "cause-missing"
  | "phone-not-valid"
  | "farmer-missing";

/** Why a photo was not taken in. */
export type PhotoFault = "too-large" | "no-photo" | "too-many" | "not-kept";
