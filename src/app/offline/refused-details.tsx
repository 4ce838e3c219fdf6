import { Suspense } from "react";
import type { Write } from "#src/shared/outbox.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { RefusedChoice } from "./refused-choice.tsx";

/** Those of which what was typed can be read beside what stands there now. */
const refusedParts = {
  field: lazyPart(
    ["fields", "terms", "states"],
    async () => (await import("#src/features/fields/refused-section.tsx")).RefusedField,
  ),
  listing: lazyPart(
    ["marketplace", "selling"],
    async () => (await import("#src/features/marketplace/refused-section.tsx")).RefusedListing,
  ),
  "order-step": lazyPart(
    ["orders"],
    async () => (await import("#src/features/orders/refused-section.tsx")).RefusedStep,
  ),
  harvest: lazyPart(
    ["harvests", "crops", "terms"],
    async () => (await import("#src/features/crops/refused-section.tsx")).RefusedRecord,
  ),
  soil: lazyPart(
    ["soil", "terms"],
    async () => (await import("#src/features/soil/refused-section.tsx")).RefusedSoil,
  ),
  price: lazyPart(
    ["prices", "terms"],
    async () => (await import("#src/features/prices/refused-section.tsx")).RefusedPrice,
  ),
};

const hasPart = (kind: string): kind is keyof typeof refusedParts => kind in refusedParts;

/** Whether one of two is to be chosen: the same sent again would be refused again. */
export const isChosen = ({ kind, refusal }: Write) => refusal?.code === "conflict" && hasPart(kind);

/** @param props.otherCount how many changes are built on it */
export function RefusedDetails({ write, otherCount }: { write: Write; otherCount: number }) {
  const { kind } = write;
  if (!hasPart(kind)) return null;
  const { Part } = refusedParts[kind];
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-16" />}>
      <Part write={write}>
        {(change) => <RefusedChoice write={write} change={change} otherCount={otherCount} />}
      </Part>
    </Suspense>
  );
}
