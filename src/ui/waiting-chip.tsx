import { useLingui } from "@lingui/react/macro";
import { CircleAlert, Clock } from "lucide-react";
import { Chip } from "./chip.tsx";

/** Says of something written here that the server does not have it yet, or did not take it. */
export function WaitingChip({ isRefused }: { isRefused: boolean }) {
  const { t } = useLingui();
  return isRefused ? (
    <Chip tone="bad" icon={<CircleAlert aria-hidden />}>
      {t`Could not be sent`}
    </Chip>
  ) : (
    <Chip tone="warn" icon={<Clock aria-hidden />}>
      {t`Waiting to be sent`}
    </Chip>
  );
}
