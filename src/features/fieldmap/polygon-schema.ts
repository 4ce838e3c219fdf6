import * as z from "zod/mini";

/** Degrees, WGS 84. */
export type Corner = { latitude: number; longitude: number };

export const mostCorners = 300;

/** What is asked again, and taken once it is confirmed. */
export const boundaryQuestions = ["far-from-farm", "area-very-large"] as const;
export type BoundaryQuestion = (typeof boundaryQuestions)[number];

/** Why a boundary was refused; the screen words each code where it was drawn. */
const boundaryFaults = [
  "too-few-corners",
  "too-many-corners",
  "not-closed",
  "position-not-valid",
  "self-crossing",
  "area-too-small",
  "area-too-large",
  ...boundaryQuestions,
] as const;
export type BoundaryFault = (typeof boundaryFaults)[number];

const fault = (code: BoundaryFault) => code;
const wrongPosition = fault("position-not-valid");

export const degrees = (most: number) =>
  z.number(wrongPosition).check(z.minimum(-most, wrongPosition), z.maximum(most, wrongPosition));

/** As GeoJSON (RFC 7946) has it: one closed ring, longitude before latitude. */
export const polygon = z.strictObject({
  type: z.literal("Polygon"),
  coordinates: z
    .array(
      z
        .array(
          z.array(degrees(180)).check(z.minLength(2, wrongPosition), z.maxLength(2, wrongPosition)),
        )
        .check(z.maxLength(mostCorners + 1, fault("too-many-corners"))),
    )
    .check(z.minLength(1, fault("not-closed")), z.maxLength(1, fault("not-closed"))),
});
export type Polygon = z.infer<typeof polygon>;
