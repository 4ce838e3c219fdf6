import { useLingui } from "@lingui/react/macro";
import { CloudHail } from "lucide-react";
import { useNow } from "#src/ui/use-now.ts";
import type { useReading } from "#src/ui/use-reading.ts";
import { getAlertTone, WarningLine } from "./alert-line-section.tsx";
import type { HailNotification } from "./hail-schema.ts";
import { useHailAdvice, useHailPlace, useHailTime } from "./hail-words.ts";

export type HailProps = { hail: HailNotification; reading: ReturnType<typeof useReading> };

/** A warning of hail in one look: that it is one, and when. */
export function HailLineSection({ hail, reading }: HailProps) {
  const { t } = useLingui();
  const time = useHailTime()(hail.data, useNow());
  const more = [useHailPlace()(hail.data), useHailAdvice()];
  return (
    <WarningLine
      Icon={CloudHail}
      tone={getAlertTone(hail, false)}
      title={t`Hail warning`}
      id={hail.id}
      {...{ time, more, reading }}
    />
  );
}
