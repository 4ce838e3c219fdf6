import { useLingui } from "@lingui/react/macro";
import { Calculator } from "lucide-react";
import { useRef, useState } from "react";
import { useFields } from "#src/features/fields/api.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { FootBar } from "#src/ui/foot-bar.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { BackLinkSection } from "./back-link-section.tsx";
import { PremiumClaimForm } from "./premium-claim-form.tsx";
import {
  closePremiumDraft,
  describeField,
  hasMoreFaults,
  isMoreGiven,
  openPremiumDraft,
  type PremiumDraft,
  readPremium,
} from "./premium-form-rules.ts";
import { PremiumMoneyForm, PremiumPlotForm, PremiumRateForm } from "./premium-plot-form.tsx";
import { getCoverSeason } from "./premium-rules.ts";
import type { PremiumAddress } from "./premium-schema.ts";
import { PremiumSumSection } from "./premium-sum-section.tsx";
import { TermsSection } from "./terms-section.tsx";

const PremiumResultSection = lazyView(
  async () => (await import("./premium-result-section.tsx")).PremiumResultSection,
  <Skeleton className="h-72 rounded-card" />,
);

type PremiumPageProps = {
  address: PremiumAddress;
  onAddress: (address: PremiumAddress) => void;
};

const isGiven = (address: PremiumAddress) =>
  Object.keys(closePremiumDraft(openPremiumDraft(address))).length > 0;

/** What stands in the form: what an address says, else what the farmer's first field and the day say. */
function usePremiumDraft(address: PremiumAddress) {
  const now = useNow();
  const { fields } = useFields();
  const active = fields.filter(({ archivedDate }) => archivedDate === null);
  const [typed, setTyped] = useState(() => (isGiven(address) ? openPremiumDraft(address) : null));
  const [first] = active;
  const season = getCoverSeason(getLocalDay(now));
  const draft = typed ?? openPremiumDraft({ season, ...(first && describeField(first)) });
  const change = (part: Partial<PremiumDraft>) =>
    setTyped((before) => ({ ...(before ?? draft), ...part }));
  return { draft, change, fields: active };
}

/** What crop insurance costs by the rules of PMFBY, and what a claim would pay; all of it in the browser. */
export function PremiumPage({ address, onAddress }: PremiumPageProps) {
  const { t } = useLingui();
  const { draft, change, fields } = usePremiumDraft(address);
  const outcome = useRef<HTMLDivElement>(null);
  // An address that says something was reckoned with before, and is again.
  const [isAsked, setAsked] = useState(() => isGiven(address));
  const [isMore, setMore] = useState(() => isMoreGiven(draft));
  const { faults, result } = readPremium(draft);
  const handleSubmit = () => {
    setAsked(true);
    if (hasMoreFaults(faults)) setMore(true);
    onAddress(closePremiumDraft(draft));
    requestAnimationFrame(() => {
      const isBelow = window.innerWidth < 1024;
      if (result && isBelow) outcome.current?.scrollIntoView({ block: "start" });
    });
  };
  const part = { draft, faults: isAsked ? faults : {}, onChange: change };
  return (
    <Page
      back={<BackLinkSection title={t`Premium calculator`} />}
      title={t`Premium calculator`}
      subtitle={t`What PMFBY crop insurance costs you.`}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <Card as="div">
          <CheckedForm onSubmit={handleSubmit} className="grid gap-5">
            <PremiumPlotForm {...part} fields={fields} />
            <PremiumMoneyForm {...part} />
            <Fold
              title={t`I know more: season, rate, claim`}
              isOpen={isMore}
              onToggle={setMore}
              className="border-t border-line"
            >
              <div className="grid gap-5 pt-2">
                <PremiumRateForm {...part} />
                <PremiumClaimForm {...part} />
              </div>
            </Fold>
            <FootBar className="-mx-5 flex items-center gap-4 px-5">
              {result && (
                <div className="min-w-0 grow lg:hidden">
                  <PremiumSumSection premium={result.premium} />
                </div>
              )}
              <Button type="submit" icon={<Calculator aria-hidden size={20} />} className="grow">
                {t`Calculate`}
              </Button>
            </FootBar>
          </CheckedForm>
        </Card>
        <div ref={outcome} className="scroll-mt-24 lg:sticky lg:top-24">
          {result ? (
            <PremiumResultSection result={result} />
          ) : (
            <Card as="div" className="text-quiet">
              <p className="leading-snug">
                {isAsked
                  ? t`Mend what is marked, and the result stands here.`
                  : t`Fill in crop, area and sum insured: what you pay stands here.`}
              </p>
            </Card>
          )}
        </div>
      </div>
      <div className="mt-5">
        <TermsSection about="lastDates" />
      </div>
    </Page>
  );
}
