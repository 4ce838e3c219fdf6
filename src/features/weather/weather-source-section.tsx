import { Trans, useLingui } from "@lingui/react/macro";
import { formatAge } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { FarmWeather } from "./schema.ts";

/** Whose figures tell what is usual. */
function UsualSource() {
  return (
    <Trans>
      What is usual: normals of the India Meteorological Department, as collected in{" "}
      <a
        href="https://github.com/Vonter/india-climatological-stats"
        target="_blank"
        rel="noreferrer"
        className="underline"
      >
        india-climatological-stats
      </a>{" "}
      (ODbL 1.0)
    </Trans>
  );
}

/** How old a forecast is and whose it is. */
export function WeatherSourceSection(props: {
  weather: FarmWeather;
  now: Date;
  /** Whether the last attempt to renew it failed. */
  isFailed: boolean;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { fetchedAt, source, forecast } = props.weather;
  const usual = forecast.days.some((day) => day.usual) && <UsualSource />;
  if (fetchedAt === null) return <p className="text-sm leading-snug text-quiet">{usual}</p>;
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
      </Trans>{" "}
      {usual}
    </p>
  );
}
