import * as z from "zod/mini";
import { largestVersion } from "#src/shared/record-version.ts";
import { severalLines, tidied } from "#src/shared/typed-text.ts";
import { findShapeFault, listCorners } from "./polygon-rules.ts";
import {
  type BoundaryFault,
  boundaryQuestions,
  degrees,
  type Polygon,
  polygon,
} from "./polygon-schema.ts";

/** Why a note was refused; the screen words each code at the field that caused it. */
export const scoutingFaults = [
  "score-missing",
  "text-too-long",
  "characters-not-allowed",
  "date-not-valid",
  "date-in-future",
  "date-too-old",
  "position-not-valid",
  "field-missing",
] as const;
export type ScoutingFault = (typeof scoutingFaults)[number];

const fault = (code: ScoutingFault) => code;

const id = z.uuid().check(z.toLowerCase());
const latitude = degrees(90);
const longitude = degrees(180);
/** So far off a measured position may be; phones tell the radius within which it lies in two of three cases. */
const accuracyInMetres = z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)));

/** How a boundary came about. A circle or square stands for a field of which only the place is known. */
export const boundarySources = ["tapped", "walked", "circle", "square"] as const;
export type BoundarySource = (typeof boundarySources)[number];

function findPolygonFault({ coordinates: [ring = []] }: Polygon): BoundaryFault | null {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first !== undefined && first.join() === last?.join();
  if (!isClosed) return "not-closed";
  if (ring.some(([, degreesNorth = 0]) => Math.abs(degreesNorth) > 90)) return "position-not-valid";
  return findShapeFault(listCorners({ type: "Polygon", coordinates: [ring] }));
}

const checkPolygon = z.check<{ polygon: Polygon }>(({ value, issues }) => {
  const message = findPolygonFault(value.polygon);
  if (message !== null) issues.push({ code: "custom", path: ["polygon"], message, input: value });
});

const version = (least: 0 | 1) => z.int().check(z.minimum(least), z.maximum(largestVersion));

export const boundaryInput = z
  .strictObject({
    polygon,
    source: z.enum(boundarySources),
    /** The worst of the positions taken while walking. */
    accuracyInMetres,
    /** What the farmer was asked and said yes to. */
    confirmed: z._default(z.array(z.enum(boundaryQuestions)), []),
    /** The version that was changed, 0 where there never was one: a change made elsewhere is not overwritten unseen. */
    version: version(0),
    /**
     * The version that this makes, one that no other device makes: what follows it here follows nothing else. What
     * still waits from before this was told makes one more than the version that was changed.
     */
    next: z.optional(version(1)),
  })
  .check(checkPolygon);
export type BoundaryInput = z.infer<typeof boundaryInput>;

export const boundary = z.object({
  fieldId: z.uuid(),
  polygon,
  source: z.enum(boundarySources),
  accuracyInMetres,
  /** Of the ellipsoid, within the boundary. */
  areaInSquareMetres: z.number(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type Boundary = z.infer<typeof boundary>;

/** That a boundary was removed, as the version which the next one follows. */
const removedBoundary = z.object({ fieldId: z.uuid(), version: z.int() });
export type RemovedBoundary = z.infer<typeof removedBoundary>;

/** 1 is very poor, 5 very good. */
export const scores = [1, 2, 3, 4, 5] as const;
export const longestText = 1000;

const spot = z.object({ latitude, longitude, accuracyInMetres });
export type Spot = z.infer<typeof spot>;

const score = z
  .int(fault("score-missing"))
  .check(z.minimum(1, fault("score-missing")), z.maximum(5, fault("score-missing")));

export const scoutingInput = z.strictObject({
  fieldId: z.uuid(fault("field-missing")).check(z.toLowerCase()),
  score,
  text: z
    .string()
    .check(
      tidied,
      z.maxLength(longestText, fault("text-too-long")),
      z.regex(severalLines, fault("characters-not-allowed")),
    ),
  date: z.iso.date(fault("date-not-valid")),
  /** Where it was seen; null where that is not told. */
  at: z.nullable(spot),
});
export type ScoutingInput = z.infer<typeof scoutingInput>;

/** The id is made by the browser: a second send of the same note is recognised by it. */
export const newScoutingInput = z.strictObject({ id, scouting: scoutingInput });
export type NewScoutingInput = z.infer<typeof newScoutingInput>;

export const editScoutingInput = z.strictObject({
  scouting: scoutingInput,
  /** What becomes of the photo that the note has; `new` comes with one. */
  photo: z.enum(["keep", "remove", "new"]),
  version: z.int().check(z.minimum(1), z.maximum(largestVersion)),
});
export type EditScoutingInput = z.infer<typeof editScoutingInput>;

export const scouting = z.object({
  id: z.uuid(),
  fieldId: z.uuid(),
  score,
  text: z.string(),
  date: z.iso.date(),
  at: z.nullable(spot),
  photoUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export type Scouting = z.infer<typeof scouting>;

/** Tiles that an operator has set up; `{z}`, `{x}` and `{y}` in the address. */
const mapTiles = z.object({ url: z.string(), attribution: z.string() });
export type MapTiles = z.infer<typeof mapTiles>;

export const fieldMap = z.object({
  boundaries: z.array(boundary),
  removedBoundaries: z.array(removedBoundary),
  /** Newest first. */
  scoutings: z.array(scouting),
  tiles: z.nullable(mapTiles),
});
export type FieldMap = z.infer<typeof fieldMap>;

/** What a write answers with: the boundary or note as it is now, or what is left of one that is gone. */
export const mapChange = z.object({
  boundary: z.optional(boundary),
  scouting: z.optional(scouting),
  removedBoundary: z.optional(removedBoundary),
  removedScouting: z.optional(z.uuid()),
});
