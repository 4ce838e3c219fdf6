import { useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { formatAge } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";

/** From then on a day's work may have changed. */
const oldInMs = 3 * 60 * 60 * 1000;

/** How old it is what is shown, where that matters: without a network, or after hours. */
export function AgeSection({
  updatedAt,
  isFailed,
  now,
}: {
  updatedAt: number;
  isFailed: boolean;
  now: Date;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOld = now.getTime() - updatedAt > oldInMs;
  if (!isFailed && !isOld) return null;
  const age = formatAge(new Date(updatedAt), language, now);
  return (
    <p className="mt-3 flex items-start gap-2 text-copy leading-snug text-quiet">
      <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0" />
      {t`As it was ${age}; it could not be renewed.`}
    </p>
  );
}
