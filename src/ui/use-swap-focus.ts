import { type RefObject, useEffect, useRef } from "react";

const targets = "[tabindex='-1'], input, button";

/**
 * Keeps the focus at a place whose content is swapped: when the button that was pressed is gone, the first
 * field, button or marked text that stands there now has it, and not the page's very top.
 * @param shown changes whenever other content is shown
 * @returns for the element around that content
 */
export function useSwapFocus<Place extends HTMLElement>(shown: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(targets)?.focus();
  }, [shown]);
  return place;
}
