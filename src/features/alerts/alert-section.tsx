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
import { toneTints } from "#src/ui/tones.ts";
import { useNow } from "#src/ui/use-now.ts";
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

/** An alert in one look: what and when. */
export function AlertLineSection({ alert }: { alert: Told }) {
  const now = useNow();
  const getTitle = useAlertTitle();
  const getTime = useAlertTime();
  return (
    <div className="flex items-center gap-3">
      <AlertIcon alert={alert} isOver={false} />
      <p className="min-w-0 leading-snug">
        <b>{getTitle(alert)}</b>
        <span className="block text-copy text-quiet">{getTime(alert, now)}</span>
      </p>
    </div>
  );
}

/**
 * An alert as a whole: what, when, why, where and what to do.
 * @param props.onFollow given where it leads on to the weather and the fields: called when the reader goes there
 */
export function AlertSection(props: {
  alert: Told;
  isOver?: boolean;
  onFollow?: (event: MouseEvent) => void;
}) {
  const { alert, isOver = false, onFollow } = props;
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
