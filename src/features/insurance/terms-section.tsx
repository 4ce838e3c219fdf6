import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { insuranceTerms } from "#content/insurance-terms.ts";
import { lossChannels } from "#content/loss-channels.ts";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { formatDate } from "#src/shared/dates.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import type { StateTerms } from "./terms-schema.ts";

const { helpline } = lossChannels;
const helplineNumber = helpline.shown;

type About = "loss" | "lastDates";

function TermsList({ terms, about }: { terms: readonly StateTerms[]; about: About }) {
  const language = useLanguage();
  return (
    <ul className="mt-1 grid gap-2 leading-snug">
      {terms.map(({ region, words }) => (
        <li key={region}>
          <strong>{words[language].state}:</strong> {words[language][about]}
        </li>
      ))}
    </ul>
  );
}

/**
 * What is known of single states, since what a loss brings and until when one insures is theirs to say: the farmer's
 * own first.
 */
export function TermsSection({ about }: { about: About }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: place } = useQuery(farmPlaceQuery);
  const [first] = insuranceTerms.flatMap(({ asOf }) => asOf ?? []).toSorted();
  const day = first && formatDate(new Date(first), language, new Date(0));
  const own = insuranceTerms.filter(({ words }) => words.en.state === place?.state);
  const others = insuranceTerms.filter((terms) => !own.includes(terms));
  const source = (
    <p className="mt-2 text-sm">
      {day && t`As of ${day}.`} {t`The notice of your state for this season decides.`}{" "}
      {helpline.href && (
        <a href={helpline.href} className="font-semibold text-leaf-700 underline">
          {t`Ask on ${helplineNumber}`}
        </a>
      )}
    </p>
  );
  return (
    <Banner icon={<Scale aria-hidden size={22} className={about === "loss" ? "mt-3" : ""} />}>
      {about === "loss" ? (
        // After a loss the clock runs, and few read a rule first.
        <Fold title={t`It differs by state`}>
          <TermsList terms={[...own, ...others]} about={about} />
          {source}
        </Fold>
      ) : (
        <>
          <p className="font-semibold">{t`The last date differs by state and crop`}</p>
          <TermsList terms={own.length > 0 ? own : others} about={about} />
          {own.length > 0 && (
            <Fold title={t`Other states`}>
              <TermsList terms={others} about={about} />
            </Fold>
          )}
          {source}
        </>
      )}
    </Banner>
  );
}
