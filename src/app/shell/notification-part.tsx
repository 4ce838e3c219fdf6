import type { MouseEvent } from "react";
import { AlertSection } from "#src/features/alerts/alert-section.tsx";
import { alertNotification } from "#src/features/alerts/schema.ts";
import { NotificationList } from "#src/features/notifications/notification-list.tsx";
import { CrossingSection } from "#src/features/prices/crossing-section.tsx";
import { crossingNotification } from "#src/features/prices/schema.ts";

function closePopover({ currentTarget }: MouseEvent): void {
  const panel = currentTarget.closest("[popover]");
  if (panel instanceof HTMLElement) panel.hidePopover();
}

/** What the bell has to tell, each kind in its feature's words. */
export function NotificationPart() {
  return (
    <NotificationList
      describe={(notification, { isOver, onRead }) => {
        const handleFollow = (event: MouseEvent) => {
          onRead();
          closePopover(event);
        };
        const crossing = crossingNotification.safeParse(notification).data;
        if (crossing) {
          return (
            <CrossingSection crossing={crossing.data} isOver={isOver} onFollow={handleFollow} />
          );
        }
        const alert = alertNotification.safeParse(notification).data;
        if (!alert) return null;
        return <AlertSection alert={alert} isOver={isOver} onFollow={handleFollow} />;
      }}
    />
  );
}
