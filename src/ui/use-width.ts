import { type RefCallback, useCallback, useState } from "react";

/**
 * The width of an element in pixels, kept up to date, for drawings whose letters must not shrink with them.
 * @param usual what is taken until it is known
 */
export function useWidth(usual: number): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(usual);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
