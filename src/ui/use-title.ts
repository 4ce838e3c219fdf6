import { useEffect } from "react";

/** What the document of a screen is called that names itself; until that is known, what it was called before. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Urvara`;
  }, [title]);
}
