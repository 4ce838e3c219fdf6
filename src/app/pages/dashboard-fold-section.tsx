import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type FocusEvent, type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useWidth } from "#src/ui/use-width.ts";

/** So much of a card stands on a phone, its class beside it; what is hardly longer is shown whole. */
const foldedHeight = 288;
const foldedLook = "max-md:max-h-72 max-md:overflow-clip max-md:rounded-card";
const leastHidden = 96;

/**
 * A card of which a phone shows the beginning, its title and its first answer, so that many of them are soon gone
 * through: all of it comes when it is asked for, or when the keys lead into what is hidden.
 */
export function DashboardFoldSection({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [ref, , height] = useWidth(0);
  const isLong = (height ?? 0) > foldedHeight + leastHidden;
  const isFolded = isLong && !isOpen;
  const openIfHidden = ({ target, currentTarget }: FocusEvent) => {
    const end = currentTarget.getBoundingClientRect().top + foldedHeight;
    if (target.getBoundingClientRect().bottom > end) setOpen(true);
  };
  return (
    <div className={classNames("relative md:h-full", isFolded && foldedLook)}>
      <div ref={ref} className="md:h-full" onFocus={openIfHidden}>
        {children}
      </div>
      {isLong && (
        <div
          className={classNames(
            "text-center md:hidden",
            isFolded &&
              "absolute inset-x-0 bottom-0 rounded-b-card border-x border-b border-line bg-linear-to-t from-surface from-60% to-transparent pt-10",
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
