import { useLingui } from "@lingui/react/macro";
import { Calculator } from "lucide-react";
import { useRef, useState } from "react";
import { useFields } from "#src/features/fields/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { BackLinkSection } from "./back-link-section.tsx";
import { PremiumClaimForm } from "./premium-claim-form.tsx";
import {
  closePremiumDraft,
  openPremiumDraft,
  type PremiumDraft,
  readPremium,
} from "./premium-form-rules.ts";
import { PremiumMoneyForm, PremiumPlotForm } from "./premium-plot-form.tsx";
import type { PremiumAddress } from "./premium-schema.ts";
import { TermsSection } from "./terms-section.tsx";

const PremiumResultSection = lazyView(
  async () => (await import("./premium-result-section.tsx")).PremiumResultSection,
  <Skeleton className="h-72 rounded-card" />,
);

type PremiumPageProps = {
  address: PremiumAddress;
  onAddress: (address: PremiumAddress) => void;
};

/** What crop insurance costs by the rules of PMFBY, and what a claim would pay; all of it in the browser. */
export function PremiumPage({ address, onAddress }: PremiumPageProps) {
  const { t } = useLingui();
  const { fields } = useFields();
  const outcome = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => openPremiumDraft(address));
  // An address that says something was reckoned with before, and is again.
  const [isAsked, setAsked] = useState(() => Object.keys(closePremiumDraft(draft)).length > 0);
  const { faults, result } = readPremium(draft);
  const change = (part: Partial<PremiumDraft>) => setDraft((before) => ({ ...before, ...part }));
  const handleSubmit = () => {
    setAsked(true);
    onAddress(closePremiumDraft(draft));
    requestAnimationFrame(() => {
      const isBelow = window.innerWidth < 1024;
      if (result && isBelow) outcome.current?.scrollIntoView({ block: "start" });
    });
  };
  const part = { draft, faults: isAsked ? faults : {}, onChange: change };
  const active = fields.filter(({ archivedDate }) => archivedDate === null);
  return (
    <>
      <div className="mx-auto -mb-3 max-w-wrap px-4 pt-3 sm:px-6">
        <BackLinkSection title={t`Premium calculator`} />
      </div>
      <Page
        title={t`Premium calculator`}
        subtitle={t`Crop insurance by the rules of PMFBY: what you pay, what the government adds, and what a bad harvest would bring. Works without a network.`}
        className="pt-2 sm:pt-3"
      >
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
          <Card as="div">
            <CheckedForm onSubmit={handleSubmit} className="grid gap-5">
              <PremiumPlotForm {...part} fields={active} />
              <PremiumMoneyForm {...part} />
              <PremiumClaimForm {...part} />
              <Button type="submit" icon={<Calculator aria-hidden size={20} />}>
                {t`Calculate`}
              </Button>
            </CheckedForm>
          </Card>
          <div ref={outcome} className="scroll-mt-24 lg:sticky lg:top-24">
            {isAsked && result ? (
              <PremiumResultSection result={result} />
            ) : (
              <Card as="div" className="text-quiet">
                <p className="leading-snug">
                  {isAsked
                    ? t`Mend what is marked, and the result stands here.`
                    : t`Fill in crop, area and sum insured, and press Calculate: the result stands here with each step.`}
                </p>
              </Card>
            )}
          </div>
        </div>
        <div className="mt-5">
          <TermsSection about="lastDates" />
        </div>
      </Page>
    </>
  );
}
