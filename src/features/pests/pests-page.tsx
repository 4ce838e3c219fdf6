import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, Search } from "lucide-react";
import { type ReactNode } from "react";
import { Link } from "wouter";
import { getCropText } from "#src/shared/farm-words.ts";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { Banner } from "#src/ui/banner.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { NoField } from "#src/ui/no-field.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { usePestWatch } from "./api.ts";
import { FieldWatchCard } from "./field-watch-card.tsx";
import type { FarmWatch } from "./schema.ts";
import type { ShownWatch } from "./writes.ts";

/** How old the forecast is, whose, and what stands for wet leaves. */
function SourceLines({ forecastAt, isFailed }: { forecastAt: string; isFailed: boolean }) {
  const language = useLanguage();
  const now = useNow();
  const age = formatAge(new Date(forecastAt), language, now);
  return (
    <div className="mt-5 grid max-w-[68ch] gap-2 text-sm text-quiet">
      <p>
        <Trans>Checked {age}.</Trans> {isFailed && <Trans>It could not be renewed just now.</Trans>}{" "}
        <Trans>
          Weather data by{" "}
          <a href="https://open-meteo.com/" target="_blank" rel="noreferrer" className="underline">
            Open-Meteo.com
          </a>{" "}
          (CC BY 4.0)
        </Trans>
      </p>
      <p>
        <Trans>
          There is no sensor on your leaves: they count as wet in each hour of rain, or of 90%
          humidity and more. Dew in a hollow or under trees can last longer.
        </Trans>
      </p>
      <p>
        <Trans>
          The weather says when to look, and your own count says when to act. Below the threshold,
          wait: friendly insects are at work.
        </Trans>
      </p>
    </div>
  );
}

function FarmFields(props: {
  farm: FarmWatch;
  fields: ShownWatch[];
  isFailed: boolean;
  step: ReactNode;
}) {
  const { farm, fields, isFailed, step } = props;
  const { t, i18n } = useLingui();
  const now = useNow();
  if (fields.length === 0)
    return (
      <NoField
        text={t`Describe a field and what grows there, and its pests are watched by your own weather.`}
      />
    );
  const { forecastAt } = farm;
  return (
    <>
      {farm.place === null && <div className="mb-5 max-w-xl">{step}</div>}
      {farm.place !== null && forecastAt === null && (
        <Banner tone="warn" className="mb-5">
          {t`The weather service gives no answer at the moment. What threatens is not known until it does.`}
        </Banner>
      )}
      {forecastAt !== null && isOldForecast(forecastAt, now) && (
        <Banner tone="warn" className="mb-5">
          {t`The forecast behind this is old. Look at the field too: much can have changed.`}
        </Banner>
      )}
      <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
        {fields.map((field) => (
          <FieldWatchCard
            key={field.fieldId}
            field={field}
            farm={farm}
            cropName={field.crop && getCropText(i18n, { ...field, crop: field.crop })}
          />
        ))}
      </ul>
      {forecastAt !== null && <SourceLines forecastAt={forecastAt} isFailed={isFailed} />}
    </>
  );
}

/**
 * What threatens every field by its weather and by what was counted, with the ways to name a sign.
 * @param props.step how the farm gets its place
 */
export function PestsPage(props: { step: ReactNode }) {
  const { t } = useLingui();
  const { query, fields } = usePestWatch();
  const { data, isError } = query;
  const title = t`Pest watch`;
  useTitle(title);
  return (
    <Page
      title={title}
      subtitle={t`What may attack each field this week, why, and what to look for.`}
      actions={
        <>
          <Link
            href="/pests/finder"
            className={buttonLook("quiet", "normal", "max-sm:grow max-sm:px-3")}
          >
            <Search aria-hidden size={20} />
            {t`Name a pest`}
          </Link>
          <Link
            href="/pests/photo"
            className={buttonLook("quiet", "normal", "max-sm:grow max-sm:px-3")}
          >
            <Camera aria-hidden size={20} />
            {t`Photo check`}
          </Link>
        </>
      }
    >
      {data && <FarmFields {...props} farm={data} fields={fields} isFailed={isError} />}
      <NotLoaded
        query={query}
        words={{
          loading: t`Loading your pest watch…`,
          failed: t`Your pest watch could not be loaded`,
        }}
        className="grid gap-4 lg:grid-cols-2"
      >
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </NotLoaded>
    </Page>
  );
}
