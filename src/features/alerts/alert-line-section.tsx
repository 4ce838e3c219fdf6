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
export const getAlertTone = (
  { data }: { data: Pick<AlertData, "level"> },
  isOver: boolean,
): Tone => (isOver ? "soil" : data.level === "danger" ? "bad" : "warn");

type WarningLineProps = {
  Icon: LucideIcon;
  tone: Tone;
  title: string;
  time: string;
  /** What is read aloud after these. */
  more: readonly string[];
  id: string;
  reading: ReturnType<typeof useReading>;
};

/** What is warned of in one look: what and when. It can be heard, with what to do about it. */
export function WarningLine({ Icon, tone, title, time, more, id, reading }: WarningLineProps) {
  return (
    <div className="flex items-center gap-3">
      <Tile size="small" tone={tone}>
        <Icon />
      </Tile>
      <div className="min-w-0 grow leading-snug">
        <h3 className="text-base leading-snug font-bold">{title}</h3>
        <p className="text-copy text-quiet">{time}</p>
      </div>
      <ListenButton name={title} text={[title, time, ...more].join(". ")} {...{ id, reading }} />
    </div>
  );
}

export type AlertReadProps = {
  alert: ToldAlert & { id: string };
  reading: ReturnType<typeof useReading>;
};

/** An alert in one look. */
export function AlertLineSection({ alert, reading }: AlertReadProps) {
  const now = useNow();
  const title = useAlertTitle()(alert);
  const time = useAlertTime()(alert, now);
  const more = [useAlertReason()(alert), useAlertAdvice()(alert.kind)];
  const tone = getAlertTone(alert, false);
  return (
    <WarningLine
      Icon={alertIcons[alert.kind]}
      id={alert.id}
      {...{ tone, title, time, more, reading }}
    />
  );
}
