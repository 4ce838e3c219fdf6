import { Trans, useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/button.tsx";
import { Popover } from "#src/ui/popover.tsx";

/** The bell of the top bar, and what it has to tell. */
export function NotificationPopover({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Notification`}
      trigger={(props) => (
        <IconButton {...props} label={t`Notification`} icon={<Bell aria-hidden size={24} />} />
      )}
    >
      <h2 className="text-lg">
        <Trans>Notification</Trans>
      </h2>
      {children ?? (
        <div className="mt-3 flex items-center gap-3 text-quiet">
          <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-leaf-100 text-leaf-700">
            <Bell aria-hidden size={22} />
          </span>
          <p className="leading-snug">
            <Trans>Nothing new. Your field is quiet.</Trans>
          </p>
        </div>
      )}
    </Popover>
  );
}
