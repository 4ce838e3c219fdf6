import { Trans, useLingui } from "@lingui/react/macro";
import { formatAge } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { FarmWeather } from "./schema.ts";

/** How old a forecast is and whose it is. */
export function WeatherSourceSection(props: {
  weather: FarmWeather;
  now: Date;
  /** Whether the last attempt to renew it failed. */
  isFailed: boolean;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { fetchedAt, source } = props.weather;
  if (fetchedAt === null) return null;
  const age = formatAge(new Date(fetchedAt), language, props.now);
  return (
    <p className="text-sm leading-snug text-quiet">
      {t`Updated ${age}.`}{" "}
      {props.isFailed && (
        <>
          <Trans>It could not be renewed just now.</Trans>{" "}
        </>
      )}
      <Trans>
        Weather data by{" "}
        <a href={source.url} target="_blank" rel="noreferrer" className="underline">
          {source.name}
        </a>{" "}
        ({source.licence})
      </Trans>
    </p>
  );
}
