import { type ReactNode, Suspense } from "react";
import type { Write } from "#src/shared/outbox.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { RefusedChoice } from "./refused-choice.tsx";

type RefusedProps = { write: Write; children: (change: RefusedChange) => ReactNode };
/** How a feature reads its own changes; null where one cannot be read. */
type UseRefused = (write: Write) => RefusedChange | null;

const refusedPart = (areas: readonly string[], load: () => Promise<UseRefused>) =>
  lazyPart(areas, async () => {
    const useRefused = await load();
    return function Refused({ write, children }: RefusedProps) {
      const change = useRefused(write);
      return change && children(change);
    };
  });

/** Those of which what was typed can be read beside what stands there now. */
const refusedParts = {
  field: refusedPart(
    ["fields", "terms", "states"],
    async () => (await import("#src/features/fields/use-refused.ts")).useRefused,
  ),
  listing: refusedPart(
    ["marketplace", "selling"],
    async () => (await import("#src/features/marketplace/use-refused.ts")).useRefused,
  ),
  "order-step": refusedPart(
    ["orders"],
    async () => (await import("#src/features/orders/use-refused.ts")).useRefused,
  ),
  harvest: refusedPart(
    ["harvests", "crops", "terms"],
    async () => (await import("#src/features/crops/use-refused.ts")).useRefused,
  ),
  soil: refusedPart(
    ["soil", "terms"],
    async () => (await import("#src/features/soil/use-refused.ts")).useRefused,
  ),
  price: refusedPart(
    ["prices", "terms"],
    async () => (await import("#src/features/prices/use-refused.ts")).useRefused,
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
