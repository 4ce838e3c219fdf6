import { useState } from "react";
import * as z from "zod/mini";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { putCheck } from "./photo-check-rules.ts";
import { type LeafCheck, leafCheck } from "./photo-schema.ts";

const keptName = (uid: string) => `leafChecks:${uid}`;

/** The results of a farmer's photo checks, which this device alone keeps. */
export function useLeafChecks(uid: string) {
  const read = () => readDraft(keptName(uid), z.array(leafCheck));
  const [checks, setChecks] = useState(() => read() ?? []);
  // Another tab may have kept some meanwhile; where nothing can be kept they last as long as the screen.
  const getNewest = () => read() ?? checks;
  const keep = (next: LeafCheck[]) => {
    writeDraft(keptName(uid), next.length > 0 ? next : null);
    setChecks(next);
  };
  return {
    checks,
    put: (check: LeafCheck) => keep(putCheck(getNewest(), check)),
    remove: (id: string) => keep(getNewest().filter((each) => each.id !== id)),
  };
}

/** Forgets all of a farmer's results on this device: the account is removed. */
export function removeLeafChecks(uid: string): void {
  writeDraft(keptName(uid), null);
}
