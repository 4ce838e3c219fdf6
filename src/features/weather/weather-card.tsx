import { Trans, useLingui } from "@lingui/react/macro";
import { CloudSun, Droplet, MapPin, Wind } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { sampleWeather } from "./samples.ts";

function HotDay() {
  const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
  return (
    <svg
      viewBox="0 0 400 150"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <circle cx="345" cy="64" r="74" className="fill-marigold-100 opacity-60" />
      <circle cx="345" cy="64" r="54" className="fill-marigold-100" />
      <g strokeWidth="4.5" strokeLinecap="round" className="stroke-marigold-500">
        {rays.map((turn) => (
          <path key={turn} d="M345 27v-9" transform={`rotate(${turn} 345 64)`} />
        ))}
      </g>
      <circle cx="345" cy="64" r="29" className="fill-marigold-500" />
      <path d="M0 122q70-28 150-14t150-12 100 6v60H0Z" className="fill-leaf-200 opacity-70" />
      <path d="M0 138q90-22 190-8t210-14v50H0Z" className="fill-leaf-200" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-leaf-600 opacity-50">
        <path d="M250 150q20-12 50-17M290 152q20-14 56-20M332 153q20-13 58-21" />
      </g>
    </svg>
  );
}

/**
 * The weather at the farm. Until it has a place of its own these are sample values, and say so.
 * @param step what the farmer can do today towards weather of their own
 */
export function WeatherCard({ step }: { step?: ReactNode }) {
  const { t } = useLingui();
  const { temperatureCelsius, humidityPercent, windKilometresPerHour, city } = sampleWeather;
  const humidity = formatNumber(humidityPercent);
  const wind = formatNumber(windKilometresPerHour);
  return (
    <Card
      title={t`Weather`}
      icon={<CloudSun aria-hidden size={22} />}
      note={<Chip tone="warn">{t`Sample`}</Chip>}
      className="flex h-full flex-col"
    >
      <div className="relative flex min-h-40 flex-col justify-center overflow-hidden rounded-control bg-sky-100 px-5 py-4">
        <HotDay />
        <p className="relative flex items-center gap-1.5 font-medium">
          <MapPin aria-hidden size={18} className="text-sky-600" />
          {city}
        </p>
        <p className="relative mt-1 text-[52px] leading-none font-bold tracking-tight">
          {formatNumber(temperatureCelsius)}°C
        </p>
      </div>
      <ul className="mt-3.5 flex flex-wrap gap-x-6 gap-y-2">
        <li className="flex items-center gap-2">
          <Droplet aria-hidden size={20} className="text-sky-600" />
          <span>
            <b className="text-lg">{humidity}%</b>{" "}
            <span className="text-quiet">
              <Trans>humidity</Trans>
            </span>
          </span>
        </li>
        <li className="flex items-center gap-2">
          <Wind aria-hidden size={20} className="text-sky-600" />
          <span>
            <b className="text-lg">
              <Trans>{wind} km/hr</Trans>
            </b>{" "}
            <span className="text-quiet">
              <Trans>wind</Trans>
            </span>
          </span>
        </li>
      </ul>
      <p className="mt-2.5 text-[15px] leading-snug text-quiet">
        <Trans>
          Not today's weather: an example until the forecast for your own field is here.
        </Trans>
      </p>
      {step && <div className="mt-auto pt-3">{step}</div>}
    </Card>
  );
}
