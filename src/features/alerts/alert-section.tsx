import { useLingui } from "@lingui/react/macro";
import {
  ArrowRight,
  CloudRainWind,
  type LucideIcon,
  Snowflake,
  SunDim,
  ThermometerSnowflake,
  ThermometerSun,
  Wind,
} from "lucide-react";
import type { MouseEvent } from "react";
import { Fold } from "#src/ui/fold.tsx";
import { ListenButton } from "#src/ui/listen-button.tsx";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import { Tile } from "#src/ui/tile.tsx";
import type { Tone } from "#src/ui/tones.ts";
import { useNow } from "#src/ui/use-now.ts";
import type { useReading } from "#src/ui/use-reading.ts";
import {
  useAlertAdvice,
  useAlertFields,
  useAlertReason,
  useAlertTime,
  useAlertTitle,
} from "./alert-words.ts";
import type { AlertData, AlertKind } from "./schema.ts";

const icons: Record<AlertKind, LucideIcon> = {
  "heavy-rain": CloudRainWind,
  "strong-wind": Wind,
  frost: Snowflake,
  "cold-stress": ThermometerSnowflake,
  "heat-stress": ThermometerSun,
  "dry-spell": SunDim,
};

type Told = { kind: AlertKind; data: AlertData };

const getTone = ({ data }: Told, isOver: boolean): Tone =>
  isOver ? "soil" : data.level === "danger" ? "bad" : "warn";

type ReadProps = { alert: Told & { id: string }; reading: ReturnType<typeof useReading> };

/** Reads an alert aloud with what to do about it. */
function AlertListenButton({ alert, reading }: ReadProps) {
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
export function AlertLineSection({ alert, reading }: ReadProps) {
  const now = useNow();
  const getTitle = useAlertTitle();
  const getTime = useAlertTime();
  const Icon = icons[alert.kind];
  return (
    <div className="flex items-center gap-3">
      <Tile size="small" tone={getTone(alert, false)}>
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

/** An alert with what to do about it; why it was given and for which fields is folded. */
export function AlertSection({ alert, reading }: ReadProps) {
  const { t } = useLingui();
  const getReason = useAlertReason();
  const getAdvice = useAlertAdvice();
  const getFields = useAlertFields();
  return (
    <>
      <AlertLineSection {...{ alert, reading }} />
      <p className="mt-1.5 flex items-start gap-1.5 leading-snug">
        <ArrowRight aria-hidden size={20} className="mt-px shrink-0 text-leaf-700" />
        <span className="min-w-0">{getAdvice(alert.kind)}</span>
      </p>
      <Fold title={t`How much, and where`} className="-mb-2">
        <p className="pb-3 pl-7 text-copy leading-snug text-quiet wrap-anywhere">
          {getReason(alert)} {getFields(alert.data)}
        </p>
      </Fold>
    </>
  );
}

/** An alert among what a farmer was told: what, when and what to do. */
export function AlertNoticeSection(props: {
  alert: Told;
  isOver: boolean;
  /** Called when the reader goes to the weather. */
  onFollow: (event: MouseEvent) => void;
}) {
  const { alert, isOver, onFollow } = props;
  const now = useNow();
  const title = useAlertTitle()(alert);
  const getTime = useAlertTime();
  const getAdvice = useAlertAdvice();
  const Icon = icons[alert.kind];
  return (
    <NoticeRow
      icon={<Icon />}
      tone={getTone(alert, isOver)}
      href="/weather"
      {...{ title, onFollow }}
    >
      <p className="font-medium">{getTime(alert, now)}</p>
      {!isOver && <p className="text-quiet">{getAdvice(alert.kind)}</p>}
    </NoticeRow>
  );
}
