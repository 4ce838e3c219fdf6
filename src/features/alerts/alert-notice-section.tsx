import type { MouseEvent } from "react";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { alertIcons, getAlertTone, type ToldAlert } from "./alert-line-section.tsx";
import { useAlertAdvice, useAlertTime, useAlertTitle } from "./alert-words.ts";

/** An alert among what a farmer was told: what, when and what to do. */
export function AlertNoticeSection(props: {
  alert: ToldAlert;
  isOver: boolean;
  /** Called when the reader goes to the weather. */
  onFollow: (event: MouseEvent) => void;
}) {
  const { alert, isOver, onFollow } = props;
  const now = useNow();
  const title = useAlertTitle()(alert);
  const getTime = useAlertTime();
  const getAdvice = useAlertAdvice();
  const Icon = alertIcons[alert.kind];
  return (
    <NoticeRow
      icon={<Icon />}
      tone={getAlertTone(alert, isOver)}
      href="/weather"
      {...{ title, onFollow }}
    >
      <p className="font-medium">{getTime(alert, now)}</p>
      {!isOver && <p className="text-quiet">{getAdvice(alert.kind)}</p>}
    </NoticeRow>
  );
}
