import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Memory = {
  open: boolean;
  onClose: () => void;
  ref: RefObject<HTMLElement | null>;
  /** Whether what was typed is there when it is opened again; not where each choice acts at once. */
  keepsTyped: boolean;
};

/** Back puts the dialog away and leaves the screen. */
export function useMemory({ open, onClose, ref, keepsTyped }: Memory): () => void {
  const memory = useRef<{ keep: () => void; leave: () => void } | null>(null);
  const dismiss = () => {
    if (keepsTyped) memory.current?.keep();
    onClose();
  };
  const handleBack = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    let isGone = false;
    const remember = async () => {
      const { rememberDialog } = await import("./dialog-memory.ts");
      if (!isGone && ref.current) memory.current = rememberDialog(ref.current, () => handleBack());
    };
    remember().catch((error: unknown) => console.warn("[dialog] Back leaves the screen", error));
    return () => {
      isGone = true;
      memory.current?.leave();
      memory.current = null;
    };
  }, [open, ref]);
  return dismiss;
}
