import { type RefCallback, useCallback, useState } from "react";

/**
 * The width of an element in pixels, kept up to date, for drawings whose letters must not shrink with them.
 * @param usual what is taken until it is known
 * @returns the reference to give to the element, its width, and its height once it is known
 */
export function useWidth(usual: number): [RefCallback<HTMLElement>, number, number | null] {
  const [width, setWidth] = useState(usual);
  const [height, setHeight] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      // What is not shown has no width, and will have its old one again.
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured <= 0) return;
      setWidth(measured);
      setHeight(Math.round(entry?.contentRect.height ?? 0));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, height];
}
