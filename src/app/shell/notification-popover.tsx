import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useUnreadCount } from "#src/features/notifications/api.ts";
import { IconButton } from "#src/ui/button.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { Popover } from "#src/ui/popover.tsx";

const List = lazyAnew(async () => (await import("./notification-part.tsx")).NotificationPart, null);

/**
 * The bell with how much is unread, and what it has to tell.
 * @param isWanted whether the bell was pressed before this was there
 */
export function NotificationPopover({ icon, isWanted }: { icon: ReactNode; isWanted: boolean }) {
  const { t } = useLingui();
  const count = useUnreadCount();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Popover
      label={t`Notification`}
      wide
      opensAtOnce={isWanted}
      onOpen={() => setWasOpened(true)}
      trigger={(props) => (
        <IconButton {...props} label={t`Notification`} badge={count} icon={icon} />
      )}
    >
      <h2 className="text-lg">
        <Trans>Notification</Trans>
      </h2>
      {wasOpened && (
        <ErrorBoundary
          fallback={() => (
            <p role="alert" className="mt-3">
              <Trans>There is no connection. Check the network and try again.</Trans>
            </p>
          )}
        >
          <List />
        </ErrorBoundary>
      )}
    </Popover>
  );
}
