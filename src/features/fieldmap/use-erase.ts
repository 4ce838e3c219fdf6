import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { makeVersion } from "#src/features/fields/version-rules.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { useToast } from "#src/ui/toast.tsx";
import { isConflict, useWriteMap } from "./api.ts";
import { useMapFailure } from "./boundary-words.ts";
import { boundaryQuestions } from "./polygon-schema.ts";
import type { ShownBoundary } from "./waiting-rules.ts";

/** Removes a boundary with the way back in the message. */
export function useErase() {
  const { t } = useLingui();
  const toast = useToast();
  const write = useWriteMap();
  const wordFailure = useMapFailure();
  return (field: Field, boundary: ShownBoundary) => {
    const { polygon, source, accuracyInMetres, version } = boundary;
    const next = makeVersion();
    const draw = {
      polygon,
      source,
      accuracyInMetres,
      // It was asked when it was drawn.
      confirmed: [...boundaryQuestions],
      version: next,
      next: makeVersion(),
    };
    const onError = (error: unknown) => {
      console.error("[fieldmap] saving failed", describeFailure(error));
      const text = isConflict(error)
        ? t`“${field.name}” was drawn anew on another device meanwhile, so nothing was removed.`
        : wordFailure(error);
      toast.show({ tone: "bad", text });
    };
    toast.show({
      text: t`The boundary of “${field.name}” is removed.`,
      action: {
        label: t`Undo`,
        onPress: () => write.mutate({ kind: "draw", fieldId: field.id, input: draw }, { onError }),
      },
    });
    write.mutate({ kind: "erase", fieldId: field.id, version, next }, { onError });
  };
}
