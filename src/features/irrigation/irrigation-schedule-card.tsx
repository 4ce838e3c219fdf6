import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Droplets } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useOldForecastAge } from "#src/features/weather/api.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { NotLoadedInCard } from "#src/ui/not-loaded.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { toneGrounds } from "#src/ui/tones.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useFarmWater } from "./api.ts";
import { isWaterDue, listDays } from "./rules.ts";
import type { FarmWater } from "./schema.ts";
import { SmallWaterChart } from "./small-water-chart.tsx";
import { formatDepth, useAdviceText, useReasonText } from "./water-words.ts";
import { WateredButton } from "./watered-button.tsx";
import type { ShownField } from "./writes.ts";

function DripLine() {
  const plants = [44, 122, 200, 278];
  return (
    <div
      aria-hidden
      className={`h-32 overflow-hidden rounded-control ${toneGrounds.water} [&>svg]:size-full`}
    >
      <PictureFrame>
        <path d="M0 92q80-10 160-3t160-3v46H0Z" className="fill-soil-300" />
        <path d="M0 30h320" strokeWidth="7" className="stroke-leaf-700" />
        {plants.map((x, at) => (
          <g key={x}>
            <path d={`M${x} 30v10`} strokeWidth="9" className="stroke-leaf-700" />
            <path
              d={`M${x} ${48 + (at % 2) * 6}c7 9 9 12 9 16a9 9 0 0 1-18 0c0-4 2-7 9-16Z`}
              className="fill-sky-600"
            />
            <ellipse cx={x} cy="97" rx="26" ry="7" className="fill-sky-300" />
            <path
              d={`M${x + 4} 96V78`}
              strokeWidth="4"
              strokeLinecap="round"
              className="stroke-leaf-600"
            />
            <path d={`M${x + 4} 86q-16 0-22-14q18-2 22 14Z`} className="fill-leaf-600" />
            <path d={`M${x + 4} 82q14 0 20-14q-18-2-20 14Z`} className="fill-leaf-700" />
          </g>
        ))}
      </PictureFrame>
    </div>
  );
}

/** A picture, what will stand here, and the one step towards it. */
function Invitation({ text, step }: { text: ReactNode; step: ReactNode }) {
  return (
    <>
      <DripLine />
      <p className="mt-4 leading-snug">{text}</p>
      <div className="mt-auto pt-4">{step}</div>
    </>
  );
}

const asked = {
  "no-crop": true,
  "no-sowing-date": true,
  "no-method": true,
} as const;

/** What the most urgent field needs, with its soil, and the others in a line each. */
function FarmPlan({ farm, fields }: { farm: FarmWater; fields: readonly ShownField[] }) {
  const { t } = useLingui();
  const getAdviceText = useAdviceText();
  const getReasonText = useReasonText();
  const [first, ...others] = fields;
  if (!first) return null;
  const { today } = farm;
  const { outlook, waiting, name } = first;
  const tonight = outlook.kind === "planned" ? outlook.today : null;
  const used = formatDepth(tonight?.depletion ?? 0);
  const easy = formatDepth(tonight?.readily ?? 0);
  const isAsked = outlook.kind in asked;
  return (
    <>
      <p className="text-xl leading-snug font-semibold break-words">
        {getAdviceText(first, today)}
      </p>
      {waiting ? (
        <div className="mt-2 grid justify-items-start gap-2">
          <WaitingChip isRefused={waiting === "refused"} />
          <p className="text-copy leading-snug text-quiet">
            {t`What you told is kept. The plan is made anew when it has been sent.`}
          </p>
        </div>
      ) : (
        <p className="mt-2 text-copy leading-snug text-quiet">{getReasonText(first, today)}</p>
      )}
      {outlook.kind === "planned" && (
        <div className="mt-3">
          <SmallWaterChart
            days={listDays(outlook.season)}
            label={t`Water in the soil of ${name}: by this evening ${used} of ${easy} mm used that the crop takes easily.`}
          />
        </div>
      )}
      {others.length > 0 && (
        <ul className="mt-3 space-y-1.5 text-copy leading-snug">
          {others.slice(0, 2).map((field) => (
            <li key={field.fieldId} className="border-t border-line pt-1.5 break-words">
              {getAdviceText(field, today)}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {tonight && (
          <WateredButton field={first} today={today} isDue={isWaterDue(outlook, today)} />
        )}
        {isAsked && (
          <Link href="/fields" className={buttonLook()}>
            {t`Tell it`}
          </Link>
        )}
        <Link href="/irrigation" className={buttonLook("quiet")}>
          {t`Whole plan`}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </>
  );
}

/**
 * When to water and how much, the most urgent field first.
 * @param props.placeStep how the farm gets its place
 */
export function IrrigationScheduleCard(props: { action?: ReactNode; placeStep: ReactNode }) {
  const { t } = useLingui();
  const { query, fields } = useFarmWater();
  const { data } = query;
  const age = useOldForecastAge(data?.forecastAt ?? null);
  return (
    <Card
      title={t`Irrigation Schedule`}
      icon={<Droplets aria-hidden size={22} />}
      action={props.action}
      note={age && <Chip tone="warn">{t`Forecast from ${age}`}</Chip>}
      className="flex h-full flex-col"
    >
      {data && fields.length === 0 && (
        <Invitation
          text={<Trans>When to water each field, how much, and for how long.</Trans>}
          step={
            <Link href="/fields" className={buttonLook("quiet")}>
              <Trans>Describe a field</Trans>
              <ArrowRight aria-hidden size={18} />
            </Link>
          }
        />
      )}
      {data && fields.length > 0 && data.place === null && (
        <Invitation
          text={<Trans>Say where your farm is, and its own rain and heat are counted.</Trans>}
          step={props.placeStep}
        />
      )}
      {data && data.place !== null && <FarmPlan farm={data} fields={fields} />}
      <NotLoadedInCard
        query={query}
        words={{
          loading: t`Loading your water plan…`,
          failed: t`Your water plan could not be loaded. Try again in a moment.`,
          offline: t`There is no connection, and no water plan is kept on this device yet.`,
        }}
      >
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-4 h-28" />
      </NotLoadedInCard>
    </Card>
  );
}
