import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Drives a native modal `<dialog>` from a boolean: focus goes in and comes back, Escape and a press on the
 * backdrop ask to close. The box inside the dialog must fill it, so that only the backdrop is the dialog itself.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  given?: RefObject<HTMLDialogElement | null>,
): ModalProps {
  const own = useRef<HTMLDialogElement>(null);
  const ref = given ?? own;
  const pressedBackdrop = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => {
      dialog.close();
      // While it is still in the page, for what stands in it and outlives it; its own event comes too late.
      document.dispatchEvent(new Event("gone"));
    };
  }, [open, ref]);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close it without asking (a second Escape); the state has to follow. The event comes
    // late, so a dialog that was closed and shown again meanwhile stays.
    onClose: (event) => {
      const isOurs = event.target === event.currentTarget;
      if (isOurs && open && !ref.current?.open) onClose();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
