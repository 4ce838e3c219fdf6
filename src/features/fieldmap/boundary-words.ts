import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { getAreaText } from "#src/shared/farm-words.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { toFieldUnit } from "./offer-rules.ts";
import { type BoundaryFault, mostCorners } from "./polygon-schema.ts";
import type { PositionFault } from "./position-api.ts";
import type { BoundarySource } from "./schema.ts";

/** An area of the ground in the unit of a field. */
export function useAreaText(): (squareMetres: number, field: Field) => string {
  const { i18n } = useLingui();
  return (squareMetres, field) =>
    getAreaText(i18n, {
      area: toFieldUnit(squareMetres, field),
      unit: field.areaUnit,
      decimals: 3,
    });
}

/** The sentence that stands at a boundary for each reason why it was refused or is asked again. */
export function useBoundaryFaults(): Record<BoundaryFault, string> {
  const { t } = useLingui();
  return {
    "too-few-corners": t`A field has three corners at least. Set more of them.`,
    "too-many-corners": t`That is more than ${mostCorners} corners. Leave out those on straight edges.`,
    "not-closed": t`The boundary could not be closed. Draw it again.`,
    "position-not-valid": t`This is no position on the Earth. Check the numbers.`,
    "self-crossing": t`The boundary crosses itself where the red mark is. Move a corner so that its sides no longer cross.`,
    "area-too-small": t`Nothing lies between these corners. Set them at the edges of the field.`,
    "area-too-large": t`That is more than 100,000 hectares. Check the corners.`,
    "far-from-farm": t`This is far from the place of your farm. Does the field really lie there?`,
    "area-very-large": t`This is more than 1,000 hectares. Is the field really that large?`,
  };
}

export function usePositionFaults(): Record<PositionFault, string> {
  const { t } = useLingui();
  return {
    denied: t`This device may not tell its position. Allow it for this page in the browser’s settings, or tap the corners.`,
    unavailable: t`This device could not find its position. Try again outdoors.`,
    slow: t`Still looking for the position. Stand under the open sky.`,
    missing: t`This browser cannot find its position. Tap the corners instead.`,
  };
}

export function useSourceText(): Record<BoundarySource, string> {
  const { t } = useLingui();
  return {
    tapped: t`Drawn by corners`,
    walked: t`Walked`,
    circle: t`Approximate: a circle of its area`,
    square: t`Approximate: a square of its area`,
  };
}

/** Why something of the map could not be kept, in words that say what to do. */
export function useMapFailure(): (error: unknown) => string {
  const { t } = useLingui();
  const unread = t`This photo could not be taken in. Choose a JPEG, PNG or WebP picture.`;
  return useSaveFailure({
    "not-found": t`This field is no longer there.`,
    "too-large": unread,
    "unsupported-media": unread,
    "picture-quota-reached": t`You have sent very many pictures. Those in no post or listing are removed within a day; send more then.`,
    "invalid-input": t`Nothing was saved. Check what is marked above.`,
  });
}
