import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from "react";
import { type Align, placeNear } from "./place-near.ts";

export type PopoverTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
};

export type PopoverProps = {
  trigger: (props: PopoverTriggerProps) => ReactNode;
  label: string;
  children: ReactNode;
  align?: Align | undefined;
};

/** A small panel beside the button that opens it; a press elsewhere or Escape closes it. */
export function Popover({ trigger, label, children, align = "end" }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const shown = event.newState === "open";
    if (shown && anchor.current) placeNear(anchor.current, event.currentTarget, align);
    setOpen(shown);
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
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        data-placed={open || undefined}
        onToggle={toggled}
        className="fixed m-0 w-80 max-w-[calc(100vw-16px)] rounded-card border border-line bg-surface p-5 text-ink opacity-0 shadow-float transition-opacity data-placed:opacity-100"
      >
        {children}
      </div>
    </>
  );
}
