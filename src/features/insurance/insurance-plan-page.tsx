import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { Link } from "wouter";
import { Banner } from "#src/ui/banner.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { findListedPlan, planQuery } from "./api.ts";
import { BackLinkSection, insurancePath } from "./back-link-section.tsx";
import { PlanBenefits, PlanPrice, planTypeLabels } from "./plan-card.tsx";
import { PlanFactList } from "./plan-fact-list.tsx";
import type { InsurancePlan, PlanDetails } from "./schema.ts";

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Details({ details, language }: { details: PlanDetails; language: string }) {
  const { t } = useLingui();
  return (
    <>
      <Part title={t`What it does not cover`}>
        <PlanFactList fact="notCovered" {...{ details, language }} />
      </Part>
      <Part title={t`For whom`}>
        <PlanFactList fact="forWhom" {...{ details, language }} />
      </Part>
      <Part title={t`Documents you need`}>
        <PlanFactList fact="documents" {...{ details, language }} />
      </Part>
      <Part title={t`How a claim goes`}>
        <PlanFactList fact="claimSteps" {...{ details, language }} />
      </Part>
    </>
  );
}

function Plan({ plan }: { plan: InsurancePlan }) {
  const { t, i18n } = useLingui();
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start gap-4 sm:gap-6">
        <div className="w-24 shrink-0 sm:w-36">
          <CardPicture src={plan.image} alt="" ratio="1/1" className="rounded-card" />
        </div>
        <div className="min-w-0 grow basis-52">
          <h1
            lang={plan.language}
            className="mb-2.5 text-title leading-tight break-words sm:text-title-wide"
          >
            {plan.title}
          </h1>
          <Chip>{i18n._(planTypeLabels[plan.type])}</Chip>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <PlanPrice plan={plan} />
        <Link href={`${insurancePath}?compare=${plan.id}`} className={buttonLook("quiet")}>
          <Scale aria-hidden size={20} />
          {t`Compare with others`}
        </Link>
      </div>
      <div className="mt-6 grid gap-6">
        <Part title={t`What it covers`}>
          <PlanBenefits plan={plan} />
        </Part>
        {plan.details && <Details details={plan.details} language={plan.language} />}
        <Banner>
          {t`A sample plan: it shows what such a cover offers and costs. No insurer stands behind it.`}
        </Banner>
      </div>
    </Card>
  );
}

function PlanGone() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="sr-only">{t`Agri Insurance`}</h1>
      <EmptyState
        picture={<Scene name="empty-papers" />}
        title={t`This plan is not there`}
        text={t`It is no longer offered, or the link is not whole.`}
        action={
          <Link href={insurancePath} className={buttonLook("primary")}>
            {t`See all plans`}
          </Link>
        }
      />
    </>
  );
}

/** One plan: what it covers and what not, for whom, the papers, and how a claim goes. */
export function InsurancePlanPage({ id }: { id: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = useQueryClient();
  const query = useQuery({
    ...planQuery(id, language),
    placeholderData: () => findListedPlan(client, { id, language }),
  });
  const plan = query.data;
  const title = plan?.title ?? t`Agri Insurance`;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-3 pb-14 sm:px-6 sm:pt-5">
      <BackLinkSection title={title} />
      {plan && <Plan key={id} plan={plan} />}
      {plan === null && <PlanGone />}
      <NotLoaded
        query={query}
        words={{ loading: t`Loading...`, failed: t`The plan could not be loaded` }}
      >
        <CardSkeleton />
      </NotLoaded>
    </div>
  );
}
