import { useCallback, useState } from "react";

/** Whether a dialog is open, with the two ways to change it. */
export function useDialog(): { open: boolean; show: () => void; hide: () => void } {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  return { open, show, hide };
}
