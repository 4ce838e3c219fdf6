import { useLingui } from "@lingui/react/macro";
import { insuranceTerms } from "#content/insurance-terms.ts";
import { lossChannels } from "#content/loss-channels.ts";
import { formatDate } from "#src/shared/dates.ts";
import { Banner } from "#src/ui/banner.tsx";
import { useLanguage } from "#src/ui/use-language.ts";

const { helpline } = lossChannels;
const helplineNumber = helpline.shown;

/** What is known of single states, since what a loss brings and until when one insures is theirs to say. */
export function TermsSection({ about }: { about: "loss" | "lastDates" }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [first] = insuranceTerms.flatMap(({ asOf }) => asOf ?? []).toSorted();
  const day = first && formatDate(new Date(first), language, new Date(0));
  return (
    <Banner tone="water">
      <p className="font-semibold">
        {about === "loss" ? t`It differs by state` : t`The last date differs by state and crop`}
      </p>
      <ul className="mt-1 grid gap-2">
        {insuranceTerms.map(({ region, words }) => (
          <li key={region}>
            <strong>{words[language].state}:</strong> {words[language][about]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        {day && t`As of ${day}.`} {t`The notice of your state for this season decides.`}{" "}
        {helpline.href && (
          <a href={helpline.href} className="font-semibold text-leaf-700 underline">
            {t`Ask on ${helplineNumber}`}
          </a>
        )}
      </p>
    </Banner>
  );
}
