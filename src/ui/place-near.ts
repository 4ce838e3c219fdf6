export type Align = "start" | "center" | "end";

const gap = 8;

/**
 * Puts a floating box below its anchor, or above where there is more room, and keeps it inside the window.
 * The box is `position: fixed`, and already laid out.
 */
export function placeNear(anchor: Element, box: HTMLElement, align: Align): void {
  const at = anchor.getBoundingClientRect();
  const width = box.offsetWidth;
  const height = box.offsetHeight;
  const room = document.documentElement;
  const lefts = {
    start: at.left,
    center: at.left + at.width / 2 - width / 2,
    end: at.right - width,
  };
  const fitsBelow = at.bottom + gap + height <= room.clientHeight - gap;
  const top = fitsBelow || at.top < height + gap ? at.bottom + gap : at.top - height - gap;
  const left = Math.max(gap, Math.min(lefts[align], room.clientWidth - width - gap));
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(Math.max(gap, top))}px`;
}
