import { useLingui } from "@lingui/react/macro";
import { CloudHail } from "lucide-react";
import type { MouseEvent } from "react";
import { NoticeRow } from "#src/ui/notice-row.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { getAlertTone } from "./alert-line-section.tsx";
import type { HailData } from "./hail-schema.ts";
import { useHailAdvice, useHailTime } from "./hail-words.ts";

/** A warning of hail among what a farmer was told. */
export function HailNoticeSection(props: {
  hail: HailData;
  isOver: boolean;
  /** Called when the reader goes to the weather. */
  onFollow: (event: MouseEvent) => void;
}) {
  const { t } = useLingui();
  const { hail, isOver, onFollow } = props;
  const time = useHailTime()(hail, useNow());
  const advice = useHailAdvice();
  return (
    <NoticeRow
      icon={<CloudHail />}
      tone={getAlertTone({ data: hail }, isOver)}
      title={t`Hail warning`}
      href="/weather"
      onFollow={onFollow}
    >
      <p className="font-medium">{time}</p>
      {!isOver && <p className="text-quiet">{advice}</p>}
    </NoticeRow>
  );
}
