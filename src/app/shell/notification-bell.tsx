import { useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { waitForRest } from "#src/ui/at-rest.ts";
import { IconButton } from "#src/ui/button.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyAnew } from "#src/ui/lazy-view.tsx";

// Fetched after the screen, or with the first press.
const Popover = lazyAnew(async () => {
  await waitForRest();
  return (await import("./notification-popover.tsx")).NotificationPopover;
});

/** The bell of the top bar; pressed before what it opens is there, that opens as soon as it has come. */
export function NotificationBell() {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);
  const icon = <Bell aria-hidden size={24} />;
  const drawBell = (retry?: () => void) => (
    <IconButton
      label={t`Notification`}
      aria-expanded={false}
      icon={icon}
      onClick={() => {
        setIsWanted(true);
        retry?.();
      }}
    />
  );
  return (
    <ErrorBoundary fallback={drawBell}>
      <Suspense fallback={drawBell()}>
        <Popover icon={icon} isWanted={isWanted} />
      </Suspense>
    </ErrorBoundary>
  );
}
