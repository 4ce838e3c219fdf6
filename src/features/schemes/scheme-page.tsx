import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CalendarDays, ExternalLink, ListOrdered, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button, LinkButton } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { schemeQuery } from "./api.ts";
import type { Amount, SchemeDetails } from "./detail-schema.ts";
import { statusWords, stepWords, timingWords } from "./detail-words.ts";
import { CertaintyText, SchemeChips } from "./scheme-card.tsx";

/** What comes apart, since the rules and their words weigh more than the page. */
type SchemeParts = {
  renderAmount: (amount: Amount) => ReactNode;
  renderWhy: (scheme: SchemeDetails) => ReactNode;
  renderPrint: (scheme: SchemeDetails) => ReactNode;
};

// Not needed before the page is read.
const ShareButton = lazyView(
  async () => (await import("#src/ui/share-button.tsx")).ShareButton,
  null,
);

const ReminderSection = lazyView(
  async () => (await import("./reminder-section.tsx")).ReminderSection,
  <Skeleton className="mt-4 h-32" />,
);

const PapersSection = lazyView(
  async () => (await import("./papers-section.tsx")).PapersSection,
  <Skeleton className="h-72 rounded-card" />,
);

const listPath = "/community/government-schemes";

function DatesCard({ scheme }: { scheme: SchemeDetails }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const isOver = scheme.endsOn !== null && scheme.endsOn < getLocalDay(now);
  const end = scheme.endsOn && formatDate(new Date(`${scheme.endsOn}T06:00:00Z`), language, now);
  const year = scheme.launched === null ? null : String(scheme.launched);
  return (
    <Card title={t`Dates`} icon={<CalendarDays aria-hidden size={22} />}>
      <p>{i18n._(timingWords[scheme.timing])}</p>
      {end && (
        <p className="mt-1">
          {isOver ? t`As far as is known it ran until ${end}.` : t`It runs until ${end}.`}
        </p>
      )}
      {year && <p className="mt-1 text-copy text-quiet">{t`It has been there since ${year}.`}</p>}
      <ReminderSection scheme={scheme} />
    </Card>
  );
}

function StepsCard({ scheme }: { scheme: SchemeDetails }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`What to do`} icon={<ListOrdered aria-hidden size={22} />}>
      <ol className="grid list-decimal gap-2 pl-6">
        {scheme.steps.map((step) => (
          <li key={step}>{i18n._(stepWords[step])}</li>
        ))}
      </ol>
      <LinkButton
        href={scheme.site}
        target="_blank"
        rel="noreferrer"
        variant="quiet"
        className="mt-4"
        icon={<ExternalLink aria-hidden size={20} />}
      >
        {t`Official site (opens outside Urvara)`}
      </LinkButton>
      <p className="mt-2 text-sm break-all text-quiet">{scheme.site}</p>
      {!scheme.isSiteVerified && (
        <p className="mt-1 text-sm text-quiet">
          {t`This link is commonly known and was not checked. Look twice before you enter anything there.`}
        </p>
      )}
    </Card>
  );
}

function Scheme({
  scheme,
  renderAmount,
  renderWhy,
  renderPrint,
}: { scheme: SchemeDetails } & SchemeParts) {
  const { t, i18n } = useLingui();
  const path = `${listPath}/${scheme.id}`;
  return (
    <>
      <div className="grid gap-4 print:hidden lg:grid-cols-[1.1fr_1fr] lg:items-start lg:gap-5">
        <Card as="article" padded={false} className="lg:sticky lg:top-24">
          <CardPicture src={scheme.image} alt="" className="max-h-64" />
          <div className="p-5 sm:p-6">
            <h1
              lang={scheme.language}
              className="text-title leading-tight break-words sm:text-title-wide"
            >
              {scheme.title}
            </h1>
            <div className="mt-3">
              <SchemeChips scheme={scheme} />
            </div>
            <h2 className="mt-5 text-lg">{t`What you get`}</h2>
            <p lang={scheme.language} className="mt-1 max-w-[68ch] text-lg leading-snug">
              {scheme.benefit}
            </p>
            {scheme.amount && renderAmount(scheme.amount)}
            {/* Most of it is said by what one gets, whom it fits and the papers. */}
            <Fold title={t`More about this scheme`} className="mt-2">
              <p lang={scheme.language} className="max-w-[68ch]">
                {scheme.description}
              </p>
            </Fold>
            {scheme.status !== "active" && (
              <Banner tone="warn" className="mt-4">
                {i18n._(statusWords[scheme.status])}
              </Banner>
            )}
            <CertaintyText scheme={scheme} className="mt-4 text-copy text-quiet" />
            <p className="mt-1 text-copy text-quiet">
              {t`Amounts and dates change. Ask at the agriculture office before you apply.`}
            </p>
            <div className="mt-5 flex flex-wrap gap-2">
              <ShareButton
                title={scheme.title}
                path={path}
                words={{
                  share: t`Share`,
                  copied: t`The link is copied.`,
                  byHand: t`Share this scheme`,
                  link: t`Copy this link`,
                }}
              />
              <Button
                variant="quiet"
                icon={<Printer aria-hidden size={20} />}
                onClick={() => window.print()}
              >
                {t`Print`}
              </Button>
            </div>
          </div>
        </Card>
        <div className="grid gap-4 lg:gap-5">
          {renderWhy(scheme)}
          <PapersSection scheme={scheme} />
          <StepsCard scheme={scheme} />
          <DatesCard scheme={scheme} />
        </div>
      </div>
      {renderPrint(scheme)}
    </>
  );
}

function SchemeGone() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="sr-only">{t`Government Schemes`}</h1>
      <EmptyState
        picture={<Scene name="empty-papers" />}
        title={t`This scheme is not there`}
        text={t`It is no longer in the list, or the link is not whole.`}
        action={<Link href={listPath} className={buttonLook("primary")}>{t`See all schemes`}</Link>}
      />
    </>
  );
}

/** One scheme: what it brings, whether it fits and why, and what to do. */
export function SchemePage({ id, ...parts }: { id: string } & SchemeParts) {
  const { t } = useLingui();
  const query = useQuery(schemeQuery(id, useLanguage()));
  const scheme = query.data;
  const schemes = t`Government Schemes`;
  useTitle(scheme === null ? schemes : scheme?.title);
  return (
    <div className="mx-auto w-full max-w-wrap px-4 pt-3 pb-14 sm:px-6 sm:pt-5">
      <Link href={listPath} className={buttonLook("text", "normal", "-ml-5 mb-2 print:hidden")}>
        <ArrowLeft aria-hidden size={20} />
        {t`All schemes`}
      </Link>
      {scheme && <Scheme key={id} scheme={scheme} {...parts} />}
      {scheme === null && <SchemeGone />}
      <NotLoaded
        query={query}
        words={{ loading: t`Loading...`, failed: t`The scheme could not be loaded` }}
      >
        <CardSkeleton />
      </NotLoaded>
    </div>
  );
}
