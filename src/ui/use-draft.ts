import { useState } from "react";

/**
 * A form as it is typed, and what is wrong with it until it is changed.
 * @param read what is typed as it is sent, or what is wrong with it
 */
export function useDraft<Draft extends object, Input, Faults extends object>(
  open: Draft | (() => Draft),
  read: (draft: Draft) => { input: Input | undefined; faults: Faults },
) {
  const [draft, setDraft] = useState(open);
  const [faults, setFaults] = useState<Partial<Faults>>({});
  return {
    draft,
    faults,
    setFaults,
    change(part: Partial<Draft>) {
      setDraft((before) => ({ ...before, ...part }));
      setFaults({});
    },
    /** What is to be sent; undefined where something is wrong, which is shown then. */
    check(): Input | undefined {
      const { input, faults: found } = read(draft);
      setFaults(found);
      return Object.values(found).some(Boolean) ? undefined : input;
    },
  };
}
