import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useMemory } from "./use-memory.ts";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: "small" | "medium" | "large" | undefined;
  closeLabel?: string | undefined;
};

const widths = {
  small: "sm:max-w-md max-sm:mt-auto max-sm:rounded-t-3xl",
  medium: "sm:max-w-xl max-sm:h-dvh",
  large: "sm:max-w-4xl max-sm:h-dvh",
} as const;

/** A modal dialog: centred on wide screens, the whole screen on phones (a small one rises from the bottom edge). */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, size = "medium", closeLabel } = props;
  const { t } = useLingui();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useMemory({ open, onClose, ref, keepsTyped: true });
  const modal = useModal(open, dismiss, ref);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        "m-auto w-full max-w-none overflow-hidden border-line bg-surface text-ink shadow-float backdrop:bg-shade open:animate-rise max-sm:mb-0 max-sm:max-h-dvh sm:max-h-[min(88dvh,860px)] sm:rounded-3xl sm:border",
        widths[size],
      )}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-start gap-3 py-3 pr-3 pl-5 sm:pl-6">
            <h2 id={titleId} className="min-w-0 grow py-2.5 text-xl sm:text-2xl">
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
          <div
            className={classNames(
              "min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 sm:px-6",
              footer ? "pb-5" : "pb-7",
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
