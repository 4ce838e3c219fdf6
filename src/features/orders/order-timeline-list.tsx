import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { getStepWords } from "./order-words.ts";
import type { Order } from "./schema.ts";

/** What happened to an order, the first step first. */
export function OrderTimelineList({ order }: { order: Pick<Order, "steps" | "handover"> }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (
    <ol className="grid">
      {order.steps.map((step, index) => {
        const moment = new Date(step.takenDate);
        const isLast = index === order.steps.length - 1;
        return (
          <li key={step.takenDate + step.action} className="relative flex gap-3 pb-4 last:pb-0">
            {!isLast && (
              <span aria-hidden className="absolute top-6 bottom-0 left-[11px] w-0.5 bg-leaf-200" />
            )}
            <span
              aria-hidden
              className={`z-1 grid size-6 shrink-0 place-items-center rounded-full ${isLast ? "bg-leaf-700 text-on-leaf" : "bg-leaf-100 text-leaf-700"}`}
            >
              <Check size={15} strokeWidth={3} />
            </span>
            <div className="min-w-0 leading-snug">
              <p className="font-medium">
                {i18n._(getStepWords(step.action, step.by, order.handover))}
              </p>
              {step.reason && <p className="break-words text-quiet">“{step.reason}”</p>}
              <p className="text-sm text-quiet">
                <time dateTime={step.takenDate}>
                  {formatDate(moment, language, now)}, {formatTime(moment, language)}
                </time>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
