import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useMemory } from "./use-memory.ts";
import { useModal } from "./use-modal.ts";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: "left" | "bottom" | undefined;
  children: ReactNode;
  closeLabel?: string | undefined;
};

const sides = {
  left: "mr-auto h-dvh max-h-none max-w-none w-[min(86vw,21.25rem)] rounded-r-3xl open:animate-slide",
  bottom:
    "mx-auto mt-auto w-full max-w-2xl max-h-[86dvh] rounded-t-3xl open:animate-rise pb-[env(safe-area-inset-bottom)]",
} as const;

/** A modal panel that comes from the edge which a thumb reaches. */
export function Sheet({ open, onClose, title, side = "left", children, closeLabel }: SheetProps) {
  const { t } = useLingui();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useMemory({ open, onClose, ref, keepsTyped: false });
  const modal = useModal(open, dismiss, ref);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        "m-0 overflow-hidden bg-surface text-ink shadow-float backdrop:bg-shade",
        sides[side],
      )}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-center gap-3 py-2 pr-2 pl-5">
            <h2 id={titleId} className="min-w-0 grow text-lg">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel ?? t`Close`}
              onClick={dismiss}
              className="grid size-12 shrink-0 place-items-center rounded-full text-quiet hover:bg-leaf-100 hover:text-ink"
            >
              <X aria-hidden size={22} />
            </button>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-6">
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
