import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Scale } from "lucide-react";
import { Link } from "wouter";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { insurancePath } from "./back-link-section.tsx";
import { joinCompared } from "./rules.ts";
import { mostCompared } from "./schema.ts";

type CompareBarSectionProps = { ids: string[]; onClear: () => void };

/** At the bottom edge while plans are chosen: how many, and the way to see them side by side. */
export function CompareBarSection({ ids, onClear }: CompareBarSectionProps) {
  const { t } = useLingui();
  const count = ids.length;
  if (count === 0) return null;
  return (
    <section
      aria-label={t`Chosen to compare`}
      className="sticky bottom-[calc(var(--foot)+0.75rem)] z-10 mt-6 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 shadow-float"
    >
      <p role="status" className="min-w-0 grow basis-40 leading-snug">
        <span className="block font-semibold">
          {t`${plural(count, { one: "# plan chosen", other: "# plans chosen" })}`}
        </span>
        <span className="text-sm text-quiet">
          {count === 1
            ? t`Choose one or two more.`
            : count === mostCompared
              ? t`Three is the most that fit.`
              : t`One more fits.`}
        </span>
      </p>
      <div className="flex grow flex-wrap items-center justify-end gap-1">
        <Button variant="text" className="px-3" onClick={onClear}>
          {t`Clear`}
        </Button>
        {count > 1 && (
          <Link
            href={`${insurancePath}/compare?plans=${joinCompared(ids)}`}
            className={buttonLook("primary", "normal", "max-sm:grow")}
          >
            <Scale aria-hidden size={20} />
            {t`Compare`}
          </Link>
        )}
      </div>
    </section>
  );
}
