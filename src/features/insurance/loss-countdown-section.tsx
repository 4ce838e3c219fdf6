import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { type Tone, toneGrounds, toneInks } from "#src/ui/tones.ts";
import { getTimeLeft } from "./loss-time-rules.ts";
import { useMomentText } from "./loss-words.ts";

const second = 1000;

/** The present moment, anew each second while the page is looked at. */
function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") setNow(new Date());
    };
    const timer = setInterval(look, second);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}

const bars: Record<Tone, string> = {
  leaf: "bg-leaf-700",
  warn: "bg-marigold-500",
  water: "bg-sky-600",
  bad: "bg-chilli-600",
  soil: "bg-soil-600",
};

function getTone({ isOver, hours }: ReturnType<typeof getTimeLeft>): Tone {
  if (isOver) return "soil";
  if (hours < 12) return "bad";
  return hours < 36 ? "warn" : "leaf";
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** How long the loss can still be reported, running. */
export function LossCountdownSection({ happenedAt }: { happenedAt: string }) {
  const { t } = useLingui();
  const getMomentText = useMomentText();
  const left = getTimeLeft(happenedAt, useSeconds());
  const end = getMomentText(left.end);
  const tone = getTone(left);
  return (
    <section
      aria-label={t`Time left to report`}
      className={classNames(
        "rounded-card px-4 py-3",
        // Below the bar, while the report is filled in.
        !left.isOver && "sticky top-16 z-10 shadow-card print:static",
        toneGrounds[tone],
      )}
    >
      {left.isOver ? (
        <>
          <p className="flex items-center gap-2 font-semibold">
            <Hourglass aria-hidden size={20} className={toneInks[tone]} />
            {t`The 72 hours are over`}
          </p>
          <p className="mt-2 max-w-[68ch] leading-snug">
            {t`They ended on ${end}. Report all the same, at once, and ask whether it is still taken: a loss after the harvest, or one of the whole area, is counted in another way.`}
          </p>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4">
          <Hourglass aria-hidden size={24} className={toneInks[tone]} />
          <p role="timer" className="text-2xl leading-tight font-bold tabular-nums">
            {t`${left.hours} h ${twoDigits(left.minutes)} min`}{" "}
            <span className="text-lg font-semibold text-quiet">
              {t`${twoDigits(left.seconds)} s`}
            </span>
          </p>
          <p className="leading-snug">{t`Report it before ${end}.`}</p>
        </div>
      )}
      <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-surface">
        <div
          className={classNames("h-full rounded-full", bars[tone])}
          style={{ width: `${left.share * 100}%` }}
        />
      </div>
    </section>
  );
}

/** The same in one short line, for a list of reports. */
export function LossTimeLeft({ happenedAt, now }: { happenedAt: string; now: Date }) {
  const { t } = useLingui();
  const left = getTimeLeft(happenedAt, now);
  if (left.isOver) return <>{t`The 72 hours are over`}</>;
  return <>{t`${left.hours} h ${twoDigits(left.minutes)} min left`}</>;
}
