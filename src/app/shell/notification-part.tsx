import type { MouseEvent } from "react";
import { AlertSection } from "#src/features/alerts/alert-section.tsx";
import { alertNotification } from "#src/features/alerts/schema.ts";
import { NotificationList } from "#src/features/notifications/notification-list.tsx";

function closePopover({ currentTarget }: MouseEvent): void {
  const panel = currentTarget.closest("[popover]");
  if (panel instanceof HTMLElement) panel.hidePopover();
}

/** What the bell has to tell, each kind in its feature's words. */
export function NotificationPart() {
  return (
    <NotificationList
      describe={(notification, { isOver, onRead }) => {
        const alert = alertNotification.safeParse(notification).data;
        if (!alert) return null;
        const handleFollow = (event: MouseEvent) => {
          onRead();
          closePopover(event);
        };
        return <AlertSection alert={alert} isOver={isOver} onFollow={handleFollow} />;
      }}
    />
  );
}
