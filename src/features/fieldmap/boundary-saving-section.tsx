import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { AppError } from "#src/shared/app-error.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { isConflict, useDiscardWrites, useWriteMap } from "./api.ts";
import { useBoundaryFaults, useMapFailure } from "./boundary-words.ts";
import { findShapeFault, listQuestions, toPolygon } from "./polygon-rules.ts";
import {
  type BoundaryFault,
  type BoundaryInput,
  type BoundaryQuestion,
  boundaryQuestions,
  type Corner,
} from "./schema.ts";
import { makeVersion } from "./version-rules.ts";
import type { RefusedBoundary, ShownBoundary } from "./waiting-rules.ts";

/** What the server refused of a boundary, or null. */
function readFault(error: unknown): BoundaryQuestion | null {
  const fault = error instanceof AppError ? error.fields?.["polygon"] : undefined;
  return boundaryQuestions.find((each) => each === fault) ?? null;
}

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

/** What is drawn, and of what. */
type Drawn = {
  field: Field;
  /** The version that is known of the boundary. */
  version: number;
  refused: RefusedBoundary | null;
  farm: Corner | null;
  corners: readonly Corner[];
  source: BoundaryInput["source"];
  accuracyInMetres: number | null;
  /** Forgets what was drawn and not saved. */
  forget: () => void;
  onClose: () => void;
};

/** Saves what is drawn, once its shape is right and what looks like a mistake is confirmed. */
export function useSaving(drawn: Drawn) {
  const { t } = useLingui();
  const toast = useToast();
  const write = useWriteMap();
  const discard = useDiscardWrites();
  const [fault, setFault] = useState<BoundaryFault | null>(null);
  const [confirmed, setConfirmed] = useState<BoundaryQuestion[]>([]);
  const question = boundaryQuestions.find((each) => each === fault) ?? null;
  const { field, version, refused, farm, corners, source, accuracyInMetres } = drawn;
  const leave = () => {
    drawn.forget();
    drawn.onClose();
    void discard(refused?.writeIds ?? []);
  };
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
    const kept = t`The boundary of “${name}” is kept on this device. It is sent when the signal is back.`;
    const saved = t`The boundary of “${name}” has been saved.`;
    write.mutate(
      { kind: "draw", fieldId: field.id, input },
      {
        onSuccess(answer) {
          toast.show(answer === null ? { text: kept } : { text: saved, tone: "good" });
          leave();
        },
        onError(error) {
          console.error("[fieldmap] saving failed", describeFailure(error));
          setFault(readFault(error));
        },
      },
    );
  };
  return {
    fault,
    question,
    isBusy: write.isPending,
    failure: write.isError && !readFault(write.error) ? write.error : null,
    /** Leaves the boundary as it was saved elsewhere. */
    giveUp: leave,
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

/** How what was drawn stands to what is saved. */
export type Contest = "changed" | "removed" | "refused" | null;

/** Tells that something else was saved meanwhile, and lets the farmer choose. */
export function ContestBanner({ contest, onGiveUp }: { contest: Contest; onGiveUp: () => void }) {
  const { t } = useLingui();
  if (contest === null) return null;
  const texts = {
    changed: t`This boundary was changed on another device meanwhile: what is saved now is dashed. What you drew is kept here.`,
    removed: t`This boundary was removed on another device meanwhile. What you drew is kept here.`,
    refused: t`What you drew could not be saved as it is. It is kept here: check it and save it again.`,
  };
  return (
    <Banner
      tone="warn"
      action={
        <Button variant="quiet" onClick={onGiveUp}>
          {contest === "changed" ? t`Keep what is saved` : t`Discard what I drew`}
        </Button>
      }
    >
      {texts[contest]}
    </Banner>
  );
}

/** What is wrong or asked again, and why saving failed. */
export function SavingFaults(props: { saving: ReturnType<typeof useSaving>; contest: Contest }) {
  const { fault, question, failure, confirm } = props.saving;
  // What was changed meanwhile is told by its own words as soon as it is known.
  const isTold = props.contest !== null && isConflict(failure);
  const { t } = useLingui();
  const faultWords = useBoundaryFaults();
  const wordFailure = useMapFailure();
  return (
    <>
      {/* A crossing is told beside the map while it is there. */}
      {fault && fault !== "self-crossing" && (
        <div role="alert">
          <Banner
            tone={question ? "warn" : "bad"}
            action={
              question && (
                <Button variant="quiet" onClick={confirm}>
                  {t`Yes, it is right`}
                </Button>
              )
            }
          >
            {faultWords[fault]}
          </Banner>
        </div>
      )}
      {failure !== null && !isTold && (
        <div role="alert">
          <Banner tone="bad">{wordFailure(failure)}</Banner>
        </div>
      )}
    </>
  );
}
