import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import type { Corner } from "./polygon-schema.ts";
import type { Point, Projection } from "./projection-rules.ts";
import { dragView, type Frame, toMetres, type View, zoomView } from "./view-rules.ts";

export type Gestures = {
  view: View;
  frame: Frame;
  projection: Projection;
  onView: (view: View) => void;
  /** The wheel and one finger move the map without being asked to. */
  isDrawing?: boolean;
  /** A place of the ground was tapped. */
  onTap?: (position: Corner) => void;
  /** What carries this `data-pick` was tapped. */
  onPick?: (name: string) => void;
  /** What carries this `data-drag` is pulled to a position; the last time with `isDone`. */
  onDrag?: (name: string, position: Corner, isDone: boolean) => void;
};

/** A finger moves so many pixels without meaning to. */
const stillPixels = 8;
const wheelStep = 1.0015;

type Held = {
  start: Point;
  last: Point;
  hasMoved: boolean;
  pick: string | null;
  drag: string | null;
};

const readName = (target: EventTarget, name: "pick" | "drag") =>
  target instanceof Element
    ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null)
    : null;

const half = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** React listens passively to the wheel, and a passive listener cannot keep the page from scrolling. */
function useWheel(surface: RefObject<SVGSVGElement | null>, onWheel: (event: WheelEvent) => void) {
  const tell = useEffectEvent(onWheel);
  useEffect(() => {
    const element = surface.current;
    const listener = (event: WheelEvent) => tell(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [surface]);
}

/** Dragging, pinching, wheeling and tapping on a map. */
export function useGestures(gestures: Gestures) {
  const { view, frame, projection, onView, isDrawing = false } = gestures;
  const surface = useRef<SVGSVGElement>(null);
  const held = useRef(new Map<number, Held>());
  // Fingers move more often than the map is drawn: each move goes on from the one before it.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const show = (next: View) => {
    latest.current = next;
    onView(next);
  };

  const locate = (event: { clientX: number; clientY: number }): Point => {
    const box = surface.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const toPosition = (point: Point) =>
    projection.toPosition(toMetres(latest.current, frame, point));

  useWheel(surface, (event) => {
    // On a page the wheel scrolls on; a pinch on a touch pad comes with the control key.
    if (!isDrawing && !event.ctrlKey) return;
    event.preventDefault();
    const times = wheelStep ** -(event.deltaY * (event.ctrlKey ? 6 : 1));
    show(zoomView(latest.current, frame, { at: locate(event), times }));
  });

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const start = locate(event);
    surface.current?.setPointerCapture(event.pointerId);
    const pick = readName(event.target, "pick");
    const drag = readName(event.target, "drag");
    held.current.set(event.pointerId, { start, last: start, hasMoved: false, pick, drag });
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const finger = held.current.get(event.pointerId);
    if (!finger) return;
    const point = locate(event);
    if (!finger.hasMoved && away(finger.start, point) < stillPixels) return;
    const others = [...held.current.values()].filter((each) => each !== finger);
    const by = { x: point.x - finger.last.x, y: point.y - finger.last.y };
    const [other] = others;
    if (other) {
      other.hasMoved = true;
      const before = away(finger.last, other.last);
      const at = half(point, other.last);
      const times = before > 0 ? away(point, other.last) / before : 1;
      const dragged = dragView(latest.current, { x: by.x / 2, y: by.y / 2 });
      show(zoomView(dragged, frame, { at, times }));
    } else if (finger.drag !== null) gestures.onDrag?.(finger.drag, toPosition(point), false);
    else show(dragView(latest.current, by));
    finger.hasMoved = true;
    finger.last = point;
  };

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const finger = held.current.get(event.pointerId);
    held.current.delete(event.pointerId);
    if (!finger) return;
    const position = toPosition(locate(event));
    if (finger.hasMoved) {
      if (finger.drag !== null) gestures.onDrag?.(finger.drag, position, true);
    } else if (finger.pick !== null) gestures.onPick?.(finger.pick);
    else gestures.onTap?.(position);
  };

  const onPointerCancel = (event: PointerEvent<SVGSVGElement>) => {
    const finger = held.current.get(event.pointerId);
    held.current.delete(event.pointerId);
    if (finger?.drag && finger.hasMoved) {
      gestures.onDrag?.(finger.drag, toPosition(finger.last), true);
    }
  };
  return { surface, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
