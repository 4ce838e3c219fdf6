import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { makeVersion } from "#src/shared/record-version.ts";
import { useChange } from "#src/ui/use-change.ts";
import { isConflict, useWriteMap } from "./api.ts";
import { useMapFailure } from "./boundary-words.ts";
import { boundaryQuestions } from "./polygon-schema.ts";
import type { ShownBoundary } from "./writes.ts";

/** Removes a boundary with the way back in the message. */
export function useErase({ id: fieldId, name }: Field) {
  const { t } = useLingui();
  const wordFailure = useMapFailure();
  const change = useChange(useWriteMap(), (error) =>
    isConflict(error)
      ? t`“${name}” was drawn anew on another device meanwhile, so nothing was removed.`
      : wordFailure(error),
  );
  return (boundary: ShownBoundary) => {
    const { polygon, source, accuracyInMetres, version } = boundary;
    const next = makeVersion();
    // It was asked when it was drawn.
    const confirmed = [...boundaryQuestions];
    const own = { polygon, source, accuracyInMetres, confirmed };
    const input = { ...own, version: next, next: makeVersion() };
    change(
      { kind: "erase", fieldId, version, next },
      {
        text: t`The boundary of “${name}” is removed.`,
        isSaidAtOnce: true,
        undo: () => change({ kind: "draw", fieldId, input }),
      },
    );
  };
}
