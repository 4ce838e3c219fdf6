import {
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { type Align, placeNear } from "./place-near.ts";

type PopoverTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
};

type PopoverProps = {
  trigger: (props: PopoverTriggerProps) => ReactNode;
  label: string;
  children: ReactNode;
  align?: Align | undefined;
  /** For what is read rather than picked. */
  wide?: boolean | undefined;
  onOpen?: (() => void) | undefined;
  /** Whether it opens when it is first drawn. */
  opensAtOnce?: boolean | undefined;
};

/** A small panel beside the button that opens it; a press elsewhere or Escape closes it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    children,
    align = "end",
    wide = false,
    onOpen,
    opensAtOnce = false,
  } = props;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (opensAtOnce) panel.current?.showPopover();
  }, [opensAtOnce]);
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const shown = event.newState === "open";
    if (shown && anchor.current) placeNear(anchor.current, event.currentTarget, align);
    setOpen(shown);
    if (shown) onOpen?.();
  };
  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: id,
        "aria-expanded": open,
        "aria-controls": id,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        data-placed={open || undefined}
        onToggle={toggled}
        className={classNames(
          "fixed m-0 max-h-[calc(100dvh-80px)] max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-5 text-ink opacity-0 shadow-float transition-opacity data-placed:opacity-100",
          wide ? "w-105" : "w-80",
        )}
      >
        {children}
      </div>
    </>
  );
}
