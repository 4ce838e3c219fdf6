import { Trans } from "@lingui/react/macro";
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
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { ListenButton } from "#src/ui/listen-button.tsx";
import { toneTints } from "#src/ui/tones.ts";
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

function AlertIcon({ alert, isOver }: { alert: Told; isOver: boolean }) {
  const Icon = icons[alert.kind];
  const tone = isOver ? "soil" : alert.data.level === "danger" ? "bad" : "warn";
  return (
    <span
      className={classNames(
        "grid size-11 shrink-0 place-items-center rounded-[14px]",
        toneTints[tone],
      )}
    >
      <Icon aria-hidden size={22} />
    </span>
  );
}

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
  return (
    <div className="flex items-center gap-3">
      <AlertIcon alert={alert} isOver={false} />
      <p className="min-w-0 grow leading-snug">
        <b>{getTitle(alert)}</b>
        <span className="block text-copy text-quiet">{getTime(alert, now)}</span>
      </p>
      <AlertListenButton {...{ alert, reading }} />
    </div>
  );
}

/**
 * An alert as a whole: what, when, why, where and what to do.
 * @param props.reading given where it can be heard
 * @param props.onFollow given where it leads on to the weather and the fields: called when the reader goes there
 */
export function AlertSection(props: {
  alert: Told & { id: string };
  isOver?: boolean;
  reading?: ReturnType<typeof useReading>;
  onFollow?: (event: MouseEvent) => void;
}) {
  const { alert, isOver = false, reading, onFollow } = props;
  const now = useNow();
  const getTitle = useAlertTitle();
  const getTime = useAlertTime();
  const getReason = useAlertReason();
  const getAdvice = useAlertAdvice();
  const getFields = useAlertFields();
  const { data, kind } = alert;
  return (
    <div className="flex items-start gap-3">
      <AlertIcon alert={alert} isOver={isOver} />
      <div className="min-w-0 grow">
        {reading && (
          <div className="float-right ml-2">
            <AlertListenButton {...{ alert, reading }} />
          </div>
        )}
        <h3 className="text-base leading-snug font-semibold">{getTitle(alert)}</h3>
        <p className="text-copy leading-snug font-medium">{getTime(alert, now)}</p>
        <p className="mt-1 text-copy leading-snug text-quiet wrap-anywhere">
          {getFields(data)}
          {". "}
          {getReason(alert)}
        </p>
        {!isOver && (
          <p className="mt-1.5 flex items-start gap-1.5 text-copy leading-snug">
            <ArrowRight aria-hidden size={18} className="mt-px shrink-0 text-leaf-700" />
            <span className="min-w-0">{getAdvice(kind)}</span>
          </p>
        )}
        {onFollow && (
          <p className="mt-2 flex flex-wrap gap-2">
            <Link href="/weather" onClick={onFollow} className={buttonLook("quiet", "small")}>
              <Trans>See the weather</Trans>
            </Link>
            {data.fields.length > 0 && (
              <Link href="/fields" onClick={onFollow} className={buttonLook("text", "small")}>
                <Trans>Your fields</Trans>
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
