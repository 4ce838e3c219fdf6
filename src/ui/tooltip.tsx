import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { placeNear } from "./place-near.ts";

type TooltipProps = {
  text: string;
  /** Whether the text is already the accessible name of what it explains. */
  names?: boolean | undefined;
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
};

const hoverDelay = 350;

/** A word beside a control, for mouse and keyboard; touch has none, so nothing may be said here alone. */
export function Tooltip({ text, names = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const pressed = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    const box = bubble.current;
    if (!shown || !box || !anchor.current) return;
    if (typeof box.showPopover === "function") box.showPopover();
    placeNear(anchor.current, box, "center");
  }, [shown]);

  const show = () => setShown(true);
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(show, hoverDelay);
  };
  const leave = () => {
    clearTimeout(waiting.current);
    setShown(false);
  };
  const press = () => {
    pressed.current = true;
    leave();
  };
  const focus = (event: FocusEvent) => {
    // A press focuses as well.
    if (!pressed.current && event.target.matches(":focus-visible")) show();
    pressed.current = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (["Escape", "Enter", " "].includes(event.key)) leave();
  };
  return (
    <span
      ref={anchor}
      role="presentation"
      className="inline-flex"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={press}
      onPointerUp={() => {
        pressed.current = false;
      }}
      onFocus={focus}
      onBlur={leave}
      onKeyDown={handleKey}
    >
      {names ? children : cloneElement(children, { "aria-describedby": id })}
      {!names && (
        <span id={id} className="sr-only">
          {text}
        </span>
      )}
      {shown && (
        <span
          ref={bubble}
          aria-hidden
          popover="manual"
          // What is open beside it says more than the word would, and must not be covered.
          className="pointer-events-none fixed [[aria-expanded=true]~&]:hidden z-30 m-0 max-w-64 rounded-lg border-0 bg-ink px-3 py-1.5 text-sm leading-snug font-medium text-paper shadow-float"
        >
          {text}
        </span>
      )}
    </span>
  );
}
