import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { AppError } from "#src/shared/app-error.ts";
import { makeVersion } from "#src/shared/record-version.ts";
import { useDiscardWrites } from "#src/ui/use-discard-writes.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { isConflict, useWriteMap } from "./api.ts";
import { useMapFailure } from "./boundary-words.ts";
import type { Contest } from "./contest-banner.tsx";
import { findShapeFault, listQuestions, toPolygon } from "./polygon-rules.ts";
import {
  type BoundaryFault,
  type BoundaryQuestion,
  boundaryQuestions,
  type Corner,
} from "./polygon-schema.ts";
import type { BoundaryInput } from "./schema.ts";
import type { RefusedBoundary } from "./writes.ts";

/** What the server refused of a boundary, or null. */
function readFault(error: unknown): BoundaryQuestion | null {
  const fault = error instanceof AppError ? error.fields?.["polygon"] : undefined;
  return boundaryQuestions.find((each) => each === fault) ?? null;
}

/** What is drawn, and of what. */
type Drawn = {
  field: Field;
  /** The version that is known of the boundary. */
  version: number;
  refused: RefusedBoundary | null;
  /** What was changed meanwhile is told by its own words as soon as it is known. */
  contest: Contest;
  farm: Corner | null;
  corners: readonly Corner[];
  source: BoundaryInput["source"];
  accuracyInMetres: number | null;
  /** Forgets what was drawn and not saved. */
  forget: () => void;
  onClose: () => void;
};

/** Saves what is drawn, once its shape is right and what looks like a mistake is confirmed. */
export function useBoundarySaving(drawn: Drawn) {
  const { t } = useLingui();
  const write = useWriteMap();
  const discard = useDiscardWrites();
  const [fault, setFault] = useState<BoundaryFault | null>(null);
  const [confirmed, setConfirmed] = useState<BoundaryQuestion[]>([]);
  const question = boundaryQuestions.find((each) => each === fault) ?? null;
  const { field, version, refused, farm, corners, source, accuracyInMetres } = drawn;
  const forget = () => {
    drawn.forget();
    void discard(...(refused?.writeIds ?? []));
  };
  const {
    save: send,
    isBusy,
    failure,
  } = useSaving(write, {
    wordFailure: useMapFailure(),
    onClose: drawn.onClose,
    onSaved: forget,
    onRefused: (error) => setFault(readFault(error)),
  });
  const isTold =
    readFault(write.error) !== null || (drawn.contest !== null && isConflict(write.error));
  const save = (agreed: BoundaryQuestion[]) => {
    const open = listQuestions(corners, farm).find((each) => !agreed.includes(each));
    const found = findShapeFault(corners) ?? open ?? null;
    setFault(found);
    if (found) return;
    const input = {
      polygon: toPolygon(corners),
      source,
      accuracyInMetres: source === "walked" ? accuracyInMetres : null,
      confirmed: agreed,
      version,
      next: makeVersion(),
    };
    const { name } = field;
    send(
      { kind: "draw", fieldId: field.id, input },
      { text: t`The boundary of “${name}” has been saved.` },
    );
  };
  return {
    fault,
    question,
    isBusy,
    failure: isTold ? null : failure,
    /** Leaves the boundary as it was saved elsewhere. */
    giveUp() {
      forget();
      drawn.onClose();
    },
    /** What was wrong is wrong no more, or is said again. */
    clear: () => setFault(null),
    forgetAnswers: () => setConfirmed([]),
    save: () => save(confirmed),
    confirm() {
      if (!question) return;
      const agreed = [...confirmed, question];
      setConfirmed(agreed);
      save(agreed);
    },
  };
}
