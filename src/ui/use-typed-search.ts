import { useEffect, useRef, useState } from "react";

const pause = 250;

/**
 * Searches as one types, after a short pause, and at once when asked.
 * @param searched what the list shows now, as the address has it
 */
export function useTypedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    // Changed from elsewhere (Back, "Clear filters"); a space at the end is still being typed.
    if (typed.trim() !== searched) setTyped(searched);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The filters may change while the pause lasts; the search must not undo that.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== searched) latest.current(text.trim());
  };
  return {
    typed,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(text), pause);
    },
    searchNow: () => search(typed),
    clear() {
      clearTimeout(timer.current);
      setTyped("");
    },
  };
}
