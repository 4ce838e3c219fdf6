import { getUnitSize, toSquareMetres } from "#src/features/fields/rules.ts";
import { type EditFieldInput, type Field, findAreaFault } from "#src/features/fields/schema.ts";
import type { Boundary } from "./schema.ts";

/** An area in the unit of a field, as finely as a boundary is worth: `0.93`, and `0.046` of a small one. */
export function toFieldUnit(
  squareMetres: number,
  { areaUnit, bighaState }: Pick<Field, "areaUnit" | "bighaState">,
): number {
  const area = squareMetres / getUnitSize(areaUnit, bighaState);
  return Number(area.toFixed(area < 1 ? 3 : 2));
}

/** Below this it may be the drawing as well as what was written, and changes no advice. */
const leastDifference = 0.1;

/**
 * The field's area as its boundary has it, where that differs from what was written and can be the field's; else
 * null. A circle or square was made of what was written, and says nothing.
 */
export function findOffer(
  field: Field,
  { source, areaInSquareMetres }: Pick<Boundary, "source" | "areaInSquareMetres">,
): number | null {
  if (source === "circle" || source === "square") return null;
  const { areaUnit, bighaState } = field;
  if (field.method === null || (areaUnit === "bigha" && bighaState === null)) return null;
  const given = { area: toFieldUnit(areaInSquareMetres, field), areaUnit, bighaState };
  if (findAreaFault(given) !== null) return null;
  const away = Math.abs(toSquareMetres(given) / field.areaInSquareMetres - 1);
  return away > leastDifference ? given.area : null;
}

/** The change that gives a field another area and leaves all else as it is; null where it cannot be made. */
export function toAreaEdit(field: Field, area: number): EditFieldInput | null {
  const { name, areaUnit, bighaState, soil, method, flowLitresPerHour, emitterCount, version } =
    field;
  if (method === null) return null;
  const rest = { name, areaUnit, bighaState, soil, flowLitresPerHour, emitterCount, version };
  return { ...rest, method, area, season: null };
}
