import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, Droplet, Droplets, MapPin, Sunrise, Sunset, Wind } from "lucide-react";
import type { ReactNode } from "react";
import { formatTime } from "#src/shared/dates.ts";
import { formatMonth } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { getMonthPart } from "./month-rules.ts";
import type { WeatherDay } from "./schema.ts";
import { formatDegrees, formatReading } from "./weather-words.ts";

export type UsualProps = { view: "card" | "page" | "day"; place: string; day: WeatherDay };

/** What stands in for a forecast of a day: `usual for late November here`. */
function useUsualText(): (day: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (day) => {
    const month = formatMonth(new Date(day), language);
    const part = getMonthPart(day);
    if (part === "early") return t`usual for early ${month} here`;
    return part === "mid" ? t`usual for mid ${month} here` : t`usual for late ${month} here`;
  };
}

/** How often it rains on such days, in words: no rain is promised, and none denied. */
function UsualRain({ usual }: { usual: NonNullable<WeatherDay["usual"]> }) {
  const { rainyDaysPercent: days } = usual;
  if (days < 1) return <Trans>Rain is rare at this time.</Trans>;
  return <Trans>Rain on about {days} of 100 such days.</Trans>;
}

function Fact({ icon, name, value }: { icon: ReactNode; name: ReactNode; value: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-7.5">
      <dt className="text-sm leading-tight text-quiet">
        <span className="absolute top-0 left-0">{icon}</span>
        {name}
      </dt>
      <dd className="leading-tight">
        <b className="text-lg">{value}</b>
      </dd>
    </div>
  );
}

/** In place of the sky of now: what today is usually like, plainly not a forecast. */
function UsualToday({ place, today }: { place: string; today: WeatherDay }) {
  const getUsualText = useUsualText();
  const { usual } = today;
  return (
    <>
      <div className="flex min-h-40 flex-col justify-center rounded-control border-2 border-dashed border-edge px-5 py-4">
        <p className="flex items-center gap-1.5 font-medium">
          <MapPin aria-hidden size={18} className="shrink-0 text-quiet" />
          {place}
        </p>
        <p className="mt-1 text-figure leading-none font-bold tracking-tight whitespace-nowrap">
          {formatDegrees(today.lowestCelsius)} – {formatDegrees(today.highestCelsius)}C
        </p>
        <p className="mt-2 flex items-start gap-2 leading-snug font-medium">
          <CalendarClock aria-hidden size={20} className="shrink-0 text-quiet" />
          <span className="inline-block first-letter:uppercase">{getUsualText(today.day)}</span>
        </p>
      </div>
      <p className="mt-3 leading-snug">
        <Trans>
          Not a forecast: the weather service gives none at the moment. Look at the sky before you
          decide.
        </Trans>{" "}
        {usual && <UsualRain usual={usual} />}
      </p>
    </>
  );
}

/** What else is usual today, and when the sun rises and sets. */
function UsualFacts({ today }: { today: WeatherDay }) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = (moment: string | null) =>
    moment === null ? "–" : formatTime(new Date(moment), language);
  return (
    <dl className="mt-4 grid pair:grid-cols-2 gap-x-4 gap-y-4 text-quiet">
      <Fact
        icon={<Droplet aria-hidden size={20} />}
        name={<Trans>Humidity</Trans>}
        value={`${formatReading(today.usual?.humidityPercent ?? null)}%`}
      />
      <Fact
        icon={<Wind aria-hidden size={20} />}
        name={<Trans>Wind</Trans>}
        value={t`${formatReading(today.meanWindKilometresPerHour)} km/h`}
      />
      <Fact
        icon={<Droplets aria-hidden size={20} />}
        name={<Trans>The ground dries in a day by</Trans>}
        value={t`${formatReading(today.et0Millimetres, 1)} mm`}
      />
      <Fact
        icon={<Sunrise aria-hidden size={20} />}
        name={<Trans>Sunrise</Trans>}
        value={time(today.sunrise)}
      />
      <Fact
        icon={<Sunset aria-hidden size={20} />}
        name={<Trans>Sunset</Trans>}
        value={time(today.sunset)}
      />
    </dl>
  );
}

/** Where the figures come from, and what of them comes from farther off. */
function UsualOrigin({ today }: { today: WeatherDay }) {
  const { t } = useLingui();
  if (!today.usual) return null;
  const { station, filledFromNeighbours } = today.usual;
  const words = { humidity: t`humidity`, wind: t`wind`, cloud: t`clouds` };
  const filled = filledFromNeighbours.map((each) => words[each]).join(", ");
  return (
    <p className="mt-3 text-sm leading-snug text-quiet">
      <Trans>
        From the weather stations around, the nearest being {station.name}, {station.kilometres} km
        away.
      </Trans>{" "}
      {filled && <Trans>It does not tell everything: from its neighbours come {filled}.</Trans>}
    </p>
  );
}

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

/** A day without a forecast: `card` and `page` as today's weather, `day` in the list of the week. */
export function UsualSection({ view, place, day }: UsualProps) {
  const getUsualText = useUsualText();
  if (view === "day") {
    return (
      <>
        <span className="inline-block text-quiet italic first-letter:uppercase">
          {getUsualText(day.day)}
        </span>
        {day.usual && (
          <span className="mt-1 block text-sm text-quiet">
            <UsualRain usual={day.usual} />
          </span>
        )}
      </>
    );
  }
  return (
    <>
      <UsualToday place={place} today={day} />
      {view === "page" && <UsualFacts today={day} />}
      {view === "page" && <UsualOrigin today={day} />}
      <p className="mt-3 text-sm leading-snug text-quiet">
        <UsualSource />
      </p>
    </>
  );
}
