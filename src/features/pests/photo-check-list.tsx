import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Trash2, X } from "lucide-react";
import { formatDay } from "#src/shared/dates.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { IconButton } from "#src/ui/button.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { compareDamage } from "./photo-check-rules.ts";
import { formatShare } from "./photo-result-section.tsx";
import type { LeafCheck } from "./photo-schema.ts";

/** What a photo can tell and what it can't, before one is taken. */
export function PhotoLimits() {
  const { t } = useLingui();
  const can = [
    t`It says how much of one leaf is not green any more, and in which colours.`,
    t`It compares that with your last check of the same field, which this device keeps.`,
  ];
  const cannot = [
    t`It cannot name the pest or disease: a few questions lead to that afterwards.`,
    t`It sees no insects, and one leaf is not the whole field.`,
  ];
  return (
    <section
      aria-label={t`What the photo can tell`}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2"
    >
      <ul className="grid grid-cols-1 content-start gap-2">
        {can.map((text) => (
          <li key={text} className="flex gap-2 leading-snug max-pair:block">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf-700" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-1 content-start gap-2">
        {cannot.map((text) => (
          <li key={text} className="flex gap-2 leading-snug max-pair:block">
            <X aria-hidden size={20} className="mt-0.5 shrink-0 text-chilli-600" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the leaf compares with the last one of the same field. */
export function ComparisonText({ check, before }: { check: LeafCheck; before: LeafCheck }) {
  const language = useLanguage();
  const day = formatDay(new Date(before.checkedAt), language);
  const share = formatShare(before.damagedShare);
  const change = compareDamage(check, before);
  return (
    <p className="leading-snug font-medium">
      {change === "more" && (
        <Trans>
          More than on {day}: then it was {share}%.
        </Trans>
      )}
      {change === "less" && (
        <Trans>
          Less than on {day}: then it was {share}%.
        </Trans>
      )}
      {change === "same" && (
        <Trans>
          About as much as on {day}, {share}%: two leaves of one plant differ as much.
        </Trans>
      )}
    </p>
  );
}

const mostShown = 10;

/** The results that this device keeps, the newest first. */
export function PhotoCheckList(props: {
  checks: readonly LeafCheck[];
  getFieldName: (fieldId: string) => string | null;
  onRemove: (id: string) => void;
}) {
  const { checks, getFieldName, onRemove } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="photo-checks">
      <h2 id="photo-checks" className="text-lg">{t`Your checks`}</h2>
      <p className="mb-2 text-copy text-quiet">
        <Trans>Kept on this device, without the photos. They go with your account.</Trans>
      </p>
      <ul>
        {checks.slice(0, mostShown).map(({ id, checkedAt, fieldId, crop, damagedShare }) => {
          const day = formatDay(new Date(checkedAt), language);
          const field = fieldId === null ? null : getFieldName(fieldId);
          const place = [field, crop && i18n._(cropWords[crop])].filter(Boolean).join(", ");
          return (
            <li
              key={id}
              className="flex items-center gap-3 border-t border-line py-2 first:border-0"
            >
              <span className="min-w-0 grow leading-snug break-words">
                {day}
                {place && <span className="block text-copy text-quiet">{place}</span>}
              </span>
              <span className="font-semibold tabular-nums">{formatShare(damagedShare)}%</span>
              <IconButton
                label={t`Delete the check of ${day}`}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => onRemove(id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
