import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { Link } from "wouter";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { FinderLadderSection } from "./finder-ladder-section.tsx";
import { FinderPicture } from "./finder-picture.tsx";
import { useFinderWords } from "./finder-words.ts";
import { LookAlikeSection } from "./look-alike-section.tsx";
import { drawPest } from "./pictogram-rules.ts";
import { PlatePicture } from "./plate-picture.tsx";
import { pestRecordQuery } from "./record-api.ts";
import type { PestRecord } from "./record-schema.ts";

const finderPath = "/pests/finder";

// Not needed before the page is read.
const ShareButton = lazyView(
  async () => (await import("#src/ui/share-button.tsx")).ShareButton,
  null,
);

function Head({ pest }: { pest: PestRecord }) {
  const { t } = useLingui();
  const { wordCrop, wordKind } = useFinderWords();
  const text = pest.words[useLanguage()];
  return (
    <Card
      as="article"
      className="lg:sticky lg:top-24 print:static print:border-0 print:pb-2 print:shadow-none"
    >
      <PlatePicture
        pest={pest}
        otherwise={<FinderPicture {...drawPest(pest)} className="mb-4 size-24 print:hidden" />}
      />
      <div>
        <h1 className="text-title leading-tight break-words sm:text-title-wide">{text.name}</h1>
        <p lang="la" className="mt-1 text-sm text-quiet italic">
          {pest.scientific}
        </p>
      </div>
      <p className="mt-4 flex flex-wrap gap-1.5">
        <Chip>{wordCrop(pest.crop)}</Chip>
        <Chip tone="soil">{wordKind(pest.kind)}</Chip>
      </p>
      <dl className="mt-4 grid max-w-[68ch] gap-3 print:max-w-none print:gap-1">
        <div>
          <dt className="font-semibold">{t`What you see`}</dt>
          <dd>{text.signs}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t`The surest sign`}</dt>
          <dd>{text.mark}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t`When it comes`}</dt>
          <dd>{text.favourable}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-quiet print:mt-2 print:text-xs">
        {t`How sure: common knowledge of crop protection, not checked in a source. Confirm the count and the steps at the Krishi Vigyan Kendra.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5 print:hidden">
        <ShareButton
          title={text.name}
          path={`/pests/${pest.id}`}
          words={{
            share: t`Share`,
            copied: t`The link is copied.`,
            byHand: t`Share this page`,
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
    </Card>
  );
}

function Pest({ pest, others }: { pest: PestRecord; others: readonly PestRecord[] }) {
  const { t } = useLingui();
  const lookAlikes = others.filter(({ id }) => pest.lookAlikes.includes(id));
  return (
    // On paper it lies over the frame of the app, which would else be printed around it.
    <div className="print:absolute print:inset-x-0 print:top-0 print:z-50 print:min-h-screen print:bg-surface print:text-xs">
      <div className="grid gap-4 lg:grid-cols-[1fr_1.25fr] lg:items-start lg:gap-5 print:block">
        <Head pest={pest} />
        <div className="grid gap-4 lg:sticky lg:top-24 lg:gap-5">
          <Card className="print:border-0 print:pt-2 print:shadow-none">
            <h2 className="mb-4 text-xl print:mb-1.5 print:text-base">{t`What to do, the mildest first`}</h2>
            <FinderLadderSection pest={pest} />
          </Card>
          {lookAlikes.length > 0 && (
            <section className="print:hidden">
              <h2 className="mb-3 text-lg">{t`Easily taken for it`}</h2>
              <div className="grid gap-4">
                {lookAlikes.map((other) => (
                  <LookAlikeSection key={other.id} pest={pest} other={other} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** One pest or disease: how it is known, and what to do about it. */
export function FinderPestPage({ id }: { id: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(pestRecordQuery(id));
  const found = query.data;
  useTitle(found?.pest.words[language].name);
  return (
    <div className="mx-auto w-full max-w-wrap px-4 pt-3 pb-14 sm:px-6 sm:pt-5">
      <Link href={finderPath} className={buttonLook("text", "normal", "-ml-5 mb-2 print:hidden")}>
        <ArrowLeft aria-hidden size={20} />
        {t`Find a pest or disease`}
      </Link>
      {found && <Pest key={id} {...found} />}
      {found === null && (
        <>
          <h1 className="sr-only">{t`Pests and diseases`}</h1>
          <EmptyState
            picture={<Scene name="empty-search" />}
            title={t`This page is not there`}
            text={t`We know no pest or disease by this address.`}
            action={
              <Link href={finderPath} className={buttonLook("primary")}>
                {t`Find a pest or disease`}
              </Link>
            }
          />
        </>
      )}
      {query.isError && (
        <LoadFailed
          title={t`The page could not be loaded`}
          error={new TypeError("offline")}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.isPending && (
        <div role="status">
          <span className="sr-only">{t`Loading...`}</span>
          <CardSkeleton />
        </div>
      )}
    </div>
  );
}
