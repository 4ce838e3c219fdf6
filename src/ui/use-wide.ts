import { useSyncExternalStore } from "react";

/** As wide as the look of wide screens begins: `md`. */
const wide = "(min-width: 48rem)";

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is wider than a phone, for what would not be shown there and need not be fetched. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}
