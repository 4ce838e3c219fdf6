import {
  CloudRainWind,
  type LucideIcon,
  Snowflake,
  SunDim,
  ThermometerSnowflake,
  ThermometerSun,
  Wind,
} from "lucide-react";
import { ListenButton } from "#src/ui/listen-button.tsx";
import { Tile } from "#src/ui/tile.tsx";
import type { Tone } from "#src/ui/tones.ts";
import { useNow } from "#src/ui/use-now.ts";
import type { useReading } from "#src/ui/use-reading.ts";
import { useAlertAdvice, useAlertReason, useAlertTime, useAlertTitle } from "./alert-words.ts";
import type { AlertData, AlertKind } from "./schema.ts";

/** The icon of each kind. */
export const alertIcons: Record<AlertKind, LucideIcon> = {
  "heavy-rain": CloudRainWind,
  "strong-wind": Wind,
  frost: Snowflake,
  "cold-stress": ThermometerSnowflake,
  "heat-stress": ThermometerSun,
  "dry-spell": SunDim,
};

export type ToldAlert = { kind: AlertKind; data: AlertData };

/** How pressing it looks. */
export const getAlertTone = ({ data }: ToldAlert, isOver: boolean): Tone =>
  isOver ? "soil" : data.level === "danger" ? "bad" : "warn";

export type AlertReadProps = {
  alert: ToldAlert & { id: string };
  reading: ReturnType<typeof useReading>;
};

/** Reads an alert aloud with what to do about it. */
function AlertListenButton({ alert, reading }: AlertReadProps) {
  const now = useNow();
  const title = useAlertTitle()(alert);
  const parts = [
    title,
    useAlertTime()(alert, now),
    useAlertReason()(alert),
    useAlertAdvice()(alert.kind),
  ];
  return <ListenButton id={alert.id} name={title} text={parts.join(". ")} reading={reading} />;
}

/** An alert in one look: what and when. */
export function AlertLineSection({ alert, reading }: AlertReadProps) {
  const now = useNow();
  const getTitle = useAlertTitle();
  const getTime = useAlertTime();
  const Icon = alertIcons[alert.kind];
  return (
    <div className="flex items-center gap-3">
      <Tile size="small" tone={getAlertTone(alert, false)}>
        <Icon />
      </Tile>
      <div className="min-w-0 grow leading-snug">
        <h3 className="text-base leading-snug font-bold">{getTitle(alert)}</h3>
        <p className="text-copy text-quiet">{getTime(alert, now)}</p>
      </div>
      <AlertListenButton {...{ alert, reading }} />
    </div>
  );
}
