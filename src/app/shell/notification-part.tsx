import type { MouseEvent } from "react";
import { AlertNoticeSection } from "#src/features/alerts/alert-notice-section.tsx";
import { HailNoticeSection } from "#src/features/alerts/hail-notice-section.tsx";
import { hailKind, hailNotification } from "#src/features/alerts/hail-schema.ts";
import { alertKind, alertNotification } from "#src/features/alerts/schema.ts";
import { commentNotification } from "#src/features/blogs/comment-news-schema.ts";
import { CommentNoticeSection } from "#src/features/blogs/comment-notice-section.tsx";
import { HidingNoticeSection } from "#src/features/moderation/hiding-notice-section.tsx";
import { moderationNotification } from "#src/features/moderation/news-schema.ts";
import { NoticeInvitationSection } from "#src/features/notifications/notice-invitation-section.tsx";
import { NotificationList } from "#src/features/notifications/notification-list.tsx";
import type { NoticeGroup } from "#src/features/notifications/rules.ts";
import { type Notification, orderNewsKind } from "#src/features/notifications/schema.ts";
import { orderNotification } from "#src/features/orders/news-schema.ts";
import { OrderNoticeSection } from "#src/features/orders/order-notice-section.tsx";
import { CrossingSection } from "#src/features/prices/crossing-section.tsx";
import { crossingNotification } from "#src/features/prices/schema.ts";
import { DayNoticeSection } from "#src/features/recommendations/day-notice-section.tsx";
import { dayNotification } from "#src/features/recommendations/news-schema.ts";
import { weekNotification } from "#src/features/recommendations/week-schema.ts";
import { ReminderNoticeSection } from "#src/features/schemes/reminder-notice-section.tsx";
import { reminderNotification } from "#src/features/schemes/reminder-schema.ts";

function closePopover({ currentTarget }: MouseEvent): void {
  const panel = currentTarget.closest("[popover]");
  if (panel instanceof HTMLElement) panel.hidePopover();
}

function getGroup({ kind }: Notification): NoticeGroup {
  if (kind === hailKind || alertKind.safeParse(kind).success) return "weather";
  return kind === orderNewsKind ? "orders" : "farm";
}

/** What the bell has to tell, each kind in its feature's words. */
export function NotificationPart() {
  return (
    <>
      <NoticeInvitationSection />
      <NotificationList
        getGroup={getGroup}
        describe={(notification, { isOver, onRead }) => {
          const handleFollow = (event: MouseEvent) => {
            onRead();
            closePopover(event);
          };
          const alert = alertNotification.safeParse(notification).data;
          if (alert) {
            const told = { alert, isOver };
            return <AlertNoticeSection {...told} onFollow={handleFollow} />;
          }
          const hail = hailNotification.safeParse(notification).data?.data;
          if (hail) return <HailNoticeSection {...{ hail, isOver }} onFollow={handleFollow} />;
          const day =
            dayNotification.safeParse(notification).data ??
            weekNotification.safeParse(notification).data;
          if (day) return <DayNoticeSection told={day} isOver={isOver} onFollow={handleFollow} />;
          const order = orderNotification.safeParse(notification).data;
          if (order) return <OrderNoticeSection news={order.data} onFollow={handleFollow} />;
          const reminder = reminderNotification.safeParse(notification).data;
          if (reminder)
            return <ReminderNoticeSection news={reminder.data} onFollow={handleFollow} />;
          const crossing = crossingNotification.safeParse(notification).data;
          if (crossing) {
            const told = { crossing: crossing.data, isOver };
            return <CrossingSection {...told} onFollow={handleFollow} />;
          }
          const comment = commentNotification.safeParse(notification).data;
          if (comment) return <CommentNoticeSection news={comment.data} onFollow={handleFollow} />;
          const moderation = moderationNotification.safeParse(notification).data;
          if (moderation)
            return <HidingNoticeSection news={moderation.data} onFollow={handleFollow} />;
          return null;
        }}
      />
    </>
  );
}
