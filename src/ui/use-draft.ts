import { useRef, useState } from "react";

/**
 * A form as it is typed, and what is wrong with it until it is put right.
 * @param read what is typed as it is sent, or what is wrong with it
 * @param keep told of each change, where what is typed is to outlive the form
 */
export function useDraft<Draft extends object, Input, Faults extends object>(
  open: Draft | (() => Draft),
  read: (draft: Draft) => { input: Input | undefined; faults: Faults },
  keep: (draft: Draft) => void = () => {},
) {
  const [draft, setDraft] = useState(open);
  const [faults, setFaults] = useState<Partial<Faults>>({});
  // What comes later, such as a picture that was sent meanwhile, is added to what was typed since.
  const latest = useRef(draft);
  return {
    draft,
    faults,
    setFaults,
    change(told: Partial<Draft> | ((before: Draft) => Partial<Draft>)) {
      const part = typeof told === "function" ? told(latest.current) : told;
      const next = { ...latest.current, ...part };
      latest.current = next;
      setDraft(next);
      keep(next);
      setFaults((shown) => {
        const left: Partial<Faults> = {};
        if (Object.keys(shown).length === 0) return left;
        const { faults: found } = read(next);
        // Nothing is marked before it was to be sent.
        for (const name in found) if (shown[name]) left[name] = found[name];
        return left;
      });
    },
    /** What is to be sent; undefined where something is wrong, which is shown then. */
    check(): Input | undefined {
      const { input, faults: found } = read(draft);
      setFaults(found);
      return Object.values(found).some(Boolean) ? undefined : input;
    },
  };
}
