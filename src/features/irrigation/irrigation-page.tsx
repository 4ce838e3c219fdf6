import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
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
import { useFarmWater } from "./api.ts";
import { FieldWaterCard } from "./field-water-card.tsx";
import type { FarmWater } from "./schema.ts";
import type { ShownField } from "./writes.ts";

/** How old the forecast is, and whose. */
function ForecastLine({ forecastAt, isFailed }: { forecastAt: string; isFailed: boolean }) {
  const language = useLanguage();
  const now = useNow();
  const age = formatAge(new Date(forecastAt), language, now);
  return (
    <>
      {isOldForecast(forecastAt, now) && (
        <Banner tone="warn" className="mb-4">
          <Trans>
            The forecast behind this is from {age}. Look at the sky too: much can have changed.
          </Trans>
        </Banner>
      )}
      <p className="mt-4 text-sm text-quiet">
        <Trans>Updated {age}.</Trans> {isFailed && <Trans>It could not be renewed just now.</Trans>}{" "}
        <Trans>
          Weather data by{" "}
          <a href="https://open-meteo.com/" target="_blank" rel="noreferrer" className="underline">
            Open-Meteo.com
          </a>{" "}
          (CC BY 4.0)
        </Trans>
      </p>
    </>
  );
}

type Strip = ComponentType<{ field: ShownField; today: string }>;

function FarmFields(props: {
  farm: FarmWater;
  fields: ShownField[];
  isFailed: boolean;
  step: ReactNode;
  Strip: Strip;
}) {
  const { farm, fields, isFailed, step, Strip } = props;
  const { t, i18n } = useLingui();
  if (fields.length === 0)
    return (
      <NoField
        text={t`Describe your first field, and this page says when to water it and how much.`}
      />
    );
  return (
    <>
      {farm.place === null && <div className="mb-5 max-w-xl">{step}</div>}
      <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {fields.map((field) => (
          <FieldWaterCard
            key={field.fieldId}
            field={field}
            today={farm.today}
            strip={<Strip field={field} today={farm.today} />}
            cropName={field.crop && getCropText(i18n, { ...field, crop: field.crop })}
          />
        ))}
      </ul>
      {farm.forecastAt !== null && (
        <ForecastLine forecastAt={farm.forecastAt} isFailed={isFailed} />
      )}
    </>
  );
}

/**
 * The water of every field: what to do, why, the season so far and the days to come.
 * @param props.step how the farm gets its place
 * @param props.Strip how far the season of a field has come
 */
export function IrrigationPage(props: { step: ReactNode; Strip: Strip }) {
  const { t } = useLingui();
  const { query, fields } = useFarmWater();
  const { data, isError } = query;
  return (
    <Page
      title={t`Irrigation`}
      subtitle={t`When to water each field, and how much.`}
      actions={
        <Link href="/fields" className={buttonLook("quiet")}>
          {t`Your fields`}
        </Link>
      }
    >
      {data && <FarmFields {...props} farm={data} fields={fields} isFailed={isError} />}
      <NotLoaded
        query={query}
        words={{
          loading: t`Loading your water plan…`,
          failed: t`Your water plan could not be loaded`,
        }}
        className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </NotLoaded>
    </Page>
  );
}
