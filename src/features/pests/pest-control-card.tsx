import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Bug } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { NotLoadedInCard } from "#src/ui/not-loaded.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { toneGrounds } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { usePestWatch } from "./api.ts";
import { LevelChip } from "./level-chip.tsx";
import { SignPicture } from "./plate-picture.tsx";
import { useWhenText } from "./risk-words.ts";
import { getWorstDay, isAnyKnown, rank, sortRisks } from "./rules.ts";
import type { FarmWatch } from "./schema.ts";
import type { ShownRisk, ShownWatch } from "./writes.ts";

function LeafAndBug() {
  return (
    <PictureFrame>
      <path d="M18 116Q60 10 250 8Q258 108 120 122Q60 128 18 116Z" className="fill-leaf-600" />
      <path
        d="M18 116Q120 92 226 24M84 96q-6-26 8-52M132 78q-6-24 10-50M120 82q26 10 62 6M168 58q22 8 54 2"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-leaf-200"
      />
      <g className="fill-marigold-500">
        <circle cx="96" cy="74" r="6" />
        <circle cx="112" cy="104" r="5" />
        <circle cx="74" cy="106" r="4" />
      </g>
      <circle cx="206" cy="62" r="40" className="fill-surface opacity-80" />
      <path d="m236 92 40 34" strokeWidth="14" strokeLinecap="round" className="stroke-soil-600" />
      <circle cx="206" cy="62" r="40" fill="none" strokeWidth="7" className="stroke-soil-600" />
      <g strokeWidth="3.5" strokeLinecap="round" fill="none" className="stroke-ink">
        <path d="M190 52l-12-7M189 64h-14M191 76l-11 8M222 52l12-7M223 64h14M221 76l11 8M201 39l-6-9M211 39l6-9" />
      </g>
      <ellipse cx="206" cy="66" rx="17" ry="22" className="fill-chilli-600" />
      <path d="M194 48a14 12 0 0 1 24 0Z" className="fill-ink" />
      <path d="M206 50v37" strokeWidth="3" className="stroke-ink" />
      <g className="fill-ink">
        <circle cx="198" cy="62" r="3" />
        <circle cx="214" cy="62" r="3" />
        <circle cx="199" cy="74" r="3" />
        <circle cx="213" cy="74" r="3" />
      </g>
    </PictureFrame>
  );
}

/** A picture, what will stand here, and the one step towards it. */
function Invitation({ text, step }: { text: ReactNode; step: ReactNode }) {
  return (
    <>
      <div
        aria-hidden
        className={`h-32 overflow-hidden rounded-control ${toneGrounds.leaf} [&>svg]:size-full`}
      >
        <LeafAndBug />
      </div>
      <p className="mt-4 leading-snug">{text}</p>
      <div className="mt-auto pt-4">{step}</div>
    </>
  );
}

/** One of the two or three that press most, by its surest sign; the number behind it stands in the watch. */
function TopRisk({ risk, farm }: { risk: ShownRisk; farm: FarmWatch }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getWhenText = useWhenText();
  const words = farm.pests[risk.pestId];
  const name = words?.name[language] ?? risk.pestId;
  const worst = getWorstDay(risk);
  const when = getWhenText(worst.date, farm.today);
  const isLater = rank(worst.level) > rank(risk.level);
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-0 first:pt-0">
      <SignPicture
        pest={{ id: risk.pestId, isDrawn: words?.isDrawn ?? false }}
        className="size-16"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <Link
            href={`/pests/${risk.pestId}`}
            className="min-w-0 py-0.5 leading-snug font-semibold break-words underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <LevelChip level={worst.level} />
        </div>
        <p className="text-copy leading-snug text-quiet">
          {isLater ? t`${risk.fieldName}, ${when}` : risk.fieldName}
        </p>
        {words && (
          <p className="mt-1 text-copy leading-snug">
            {words.question?.[language] ?? words.signs[language]}
          </p>
        )}
      </div>
    </li>
  );
}

const mostShown = 3;

function FarmRisks({ farm, fields }: { farm: FarmWatch; fields: readonly ShownWatch[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const all = sortRisks(fields.flatMap(({ risks }) => risks));
  const raised = all.filter(
    (risk) => risk.gap === null && (rank(risk.level) > 0 || rank(getWorstDay(risk).level) > 0),
  );
  const { forecastAt } = farm;
  const age = forecastAt === null ? null : formatAge(new Date(forecastAt), language, now);
  const isKnown = isAnyKnown(all);
  return (
    <>
      {raised.length > 0 ? (
        <ul>
          {raised.slice(0, mostShown).map((risk) => (
            <TopRisk key={`${risk.fieldId} ${risk.pestId}`} risk={risk} farm={farm} />
          ))}
        </ul>
      ) : (
        <>
          <div
            aria-hidden
            className={`h-28 overflow-hidden rounded-control ${toneGrounds.leaf} [&>svg]:size-full`}
          >
            <LeafAndBug />
          </div>
          <p className="mt-3 text-lg leading-snug font-semibold">
            {isKnown
              ? t`No weather for pests in the days ahead`
              : t`Nothing can be said of pests yet`}
          </p>
          <p className="mt-1 text-copy leading-snug text-quiet">
            {age === null
              ? t`The weather is not known at the moment.`
              : isKnown
                ? t`Checked ${age}. Walk through the field once a week all the same.`
                : t`The pest watch says for each field what is missing.`}
          </p>
        </>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Link href="/pests" className={buttonLook("quiet")}>
          {t`Pest watch`}
          <ArrowRight aria-hidden size={18} />
        </Link>
        <Link href="/pests/finder" className={buttonLook("text")}>
          {t`Name a pest`}
        </Link>
      </div>
    </>
  );
}

function useNote(forecastAt: string | null): ReactNode {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  if (forecastAt === null || !isOldForecast(forecastAt, now)) return null;
  return (
    <Chip tone="warn">{t`Forecast from ${formatAge(new Date(forecastAt), language, now)}`}</Chip>
  );
}

/**
 * The two or three pests that press most on the farmer's own fields, each with what to look for.
 * @param props.placeStep how the farm gets its place
 */
export function PestControlCard(props: { action?: ReactNode; placeStep: ReactNode }) {
  const { t } = useLingui();
  const { query, fields } = usePestWatch();
  const { data } = query;
  const note = useNote(data?.forecastAt ?? null);
  const hasCrop = fields.some(({ crop }) => crop !== null);
  return (
    <Card
      title={t`Pest Control Suggestions`}
      icon={<Bug aria-hidden size={22} />}
      action={props.action}
      note={note}
      className="flex h-full flex-col"
    >
      {data && !hasCrop && (
        <Invitation
          text={<Trans>What may attack your crop this week, and what to do first.</Trans>}
          step={
            <Link href="/fields" className={buttonLook("quiet")}>
              {fields.length === 0 ? t`Describe a field` : t`Tell what grows there`}
              <ArrowRight aria-hidden size={18} />
            </Link>
          }
        />
      )}
      {data && hasCrop && data.place === null && (
        <Invitation
          text={<Trans>Say where your farm is, and its own weather tells what may attack.</Trans>}
          step={props.placeStep}
        />
      )}
      {data && hasCrop && data.place !== null && <FarmRisks farm={data} fields={fields} />}
      <NotLoadedInCard
        query={query}
        words={{
          loading: t`Loading your pest watch…`,
          failed: t`Your pest watch could not be loaded. Try again in a moment.`,
          offline: t`There is no connection, and no pest watch is kept on this device yet.`,
        }}
      >
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-4 h-24" />
      </NotLoadedInCard>
    </Card>
  );
}
