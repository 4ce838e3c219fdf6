import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type FocusEvent, type ReactNode, useCallback, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";

/** About so much of a card stands on a phone, and at least and at most so much; what is hardly longer is shown whole. */
const foldedHeight = 288;
const leastShown = 200;
const mostShown = 460;
const leastHidden = 96;

/** What is not cut through: sentences, pictures, and what is pressed. */
const whole = "p, h2, h3, h4, li:not(:has(li)), dt, dd, svg, img, table, label, a, button";

/** Where an answer of a card ends, in pixels from its top, the last one that fits or else the next. */
function findFoldEnd(card: HTMLElement): number {
  const { top } = card.getBoundingClientRect();
  const spans = [...card.querySelectorAll(whole)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    // What is only read aloud is a pixel high.
    const isHeading = /^H\d$/.test(element.tagName);
    return box.height > 2 ? [{ from: box.top - top, to: box.bottom - top, isHeading }] : [];
  });
  const ends = spans
    // What a heading announces comes below it.
    .flatMap(({ to, isHeading }) => (isHeading ? [] : to))
    .filter((end) => spans.every(({ from, to }) => from > end - 1 || to < end + 1))
    .toSorted((one, other) => one - other);
  const fitting = ends.findLast((end) => end >= leastShown && end <= foldedHeight);
  const next = ends.find((end) => end > foldedHeight && end <= mostShown);
  return Math.ceil(fitting ?? next ?? foldedHeight);
}

/** How high a card is and where it is folded, kept up to date. */
function useFold() {
  const [fold, setFold] = useState({ height: 0, end: foldedHeight });
  const ref = useCallback((card: HTMLElement | null) => {
    if (!card) return;
    const observer = new ResizeObserver(() =>
      setFold({ height: card.offsetHeight, end: findFoldEnd(card) }),
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return { ref, ...fold };
}

/**
 * A card of which a phone shows the beginning, its title and its first answer, so that many of them are soon gone
 * through: all of it comes when it is asked for, or when the keys lead into what is hidden.
 */
export function DashboardFoldSection({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { ref, height, end } = useFold();
  const isLong = height > end + leastHidden;
  const isFolded = isLong && !isOpen;
  const openIfHidden = ({ target, currentTarget }: FocusEvent) => {
    const foldAt = currentTarget.getBoundingClientRect().top + end;
    if (target.getBoundingClientRect().bottom > foldAt + 1) setOpen(true);
  };
  return (
    <div className="relative md:h-full">
      <div
        style={isFolded ? { maxHeight: end } : undefined}
        className={classNames(
          "md:h-full",
          isFolded && "max-md:overflow-clip max-md:rounded-t-card md:max-h-none!",
        )}
      >
        <div ref={ref} className="md:h-full" onFocus={openIfHidden}>
          {children}
        </div>
      </div>
      {isLong && (
        <div
          className={classNames(
            "text-center md:hidden",
            isFolded && "rounded-b-card border-x border-b border-line bg-surface pt-2",
          )}
        >
          <Button
            variant="text"
            aria-expanded={isOpen}
            aria-label={isOpen ? t`Show less: ${title}` : t`Show more: ${title}`}
            icon={
              <ChevronDown aria-hidden size={18} className={isOpen ? "rotate-180" : undefined} />
            }
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t`Show less` : t`Show more`}
          </Button>
        </div>
      )}
    </div>
  );
}
