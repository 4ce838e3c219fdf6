import { type ReactNode, Suspense } from "react";
import type { NewWrite, Write } from "#src/shared/outbox.ts";
import { readCommand, toWrite, type Writes } from "#src/shared/writes.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { RefusedChoice } from "./refused-choice.tsx";
import { kinds } from "./write-registry.ts";

type Show = (change: RefusedChange<Omit<NewWrite, "id">>) => ReactNode;
type Refusable<Command> = {
  of: () => Promise<Writes<Command>>;
  /** How a feature reads its own changes; null where one cannot be read. */
  hook: () => Promise<{ useRefused: (command: Command) => RefusedChange<Command> | null }>;
};

const refusedPart = <Command,>({ of, hook }: Refusable<Command>) =>
  lazyView(async () => {
    const [writes, { useRefused }] = await Promise.all([of(), hook()]);
    function Read({ command, children }: { command: Command; children: Show }) {
      const change = useRefused(command);
      const again = change?.again && toWrite(writes, change.again);
      return change && children({ ...change, again: again ?? null });
    }
    return function Refused({ write, children }: { write: Write; children: Show }) {
      const command = readCommand(writes, write);
      return command && <Read command={command}>{children}</Read>;
    };
  });

/** Those of which what was typed can be read beside what stands there now. */
const refusedParts = {
  "blog-edit": refusedPart({
    of: kinds["blog-edit"],
    hook: () => import("#src/features/blogs/use-refused.ts"),
  }),
  "comment-edit": refusedPart({
    of: kinds["comment-edit"],
    hook: async () => {
      const { useRefusedComment } = await import("#src/features/blogs/use-refused-comment.ts");
      return { useRefused: useRefusedComment };
    },
  }),
  farm: refusedPart({
    of: kinds.farm,
    hook: () => import("#src/features/profile/use-refused.ts"),
  }),
  field: refusedPart({
    of: kinds.field,
    hook: () => import("#src/features/fields/use-refused.ts"),
  }),
  "field-map": refusedPart({
    of: kinds["field-map"],
    hook: () => import("#src/features/fieldmap/use-refused.ts"),
  }),
  irrigation: refusedPart({
    of: kinds.irrigation,
    hook: () => import("#src/features/irrigation/use-refused.ts"),
  }),
  listing: refusedPart({
    of: kinds.listing,
    hook: () => import("#src/features/marketplace/use-refused.ts"),
  }),
  "order-step": refusedPart({
    of: kinds["order-step"],
    hook: () => import("#src/features/orders/use-refused.ts"),
  }),
  harvest: refusedPart({
    of: kinds.harvest,
    hook: () => import("#src/features/crops/use-refused.ts"),
  }),
  soil: refusedPart({
    of: kinds.soil,
    hook: () => import("#src/features/soil/use-refused.ts"),
  }),
  price: refusedPart({
    of: kinds.price,
    hook: () => import("#src/features/prices/use-refused.ts"),
  }),
};

const hasPart = (kind: string): kind is keyof typeof refusedParts => kind in refusedParts;

/** Whether one of two is to be chosen: the same sent again would be refused again. */
export const isChosen = ({ kind, refusal }: Write) => refusal?.code === "conflict" && hasPart(kind);

/** @param props.otherCount how many changes are built on it */
export function RefusedDetails({ write, otherCount }: { write: Write; otherCount: number }) {
  const { kind } = write;
  if (!hasPart(kind)) return null;
  const Part = refusedParts[kind];
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-16" />}>
      <Part write={write}>
        {(change) => <RefusedChoice write={write} change={change} otherCount={otherCount} />}
      </Part>
    </Suspense>
  );
}
