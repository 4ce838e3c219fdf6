import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check, CheckCheck, Sprout } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { getLocalDay } from "#src/shared/days.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { focusItem } from "#src/ui/focus-item.ts";
import { LoadFailed, MoreFailed } from "#src/ui/load-failed.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { notificationsQuery, useMarkRead, useWaitingReads } from "./api.ts";
import { groupNotices, isOver, isRead, type NoticeGroup } from "./rules.ts";
import type { Notification } from "./schema.ts";

/** The words of a notification; `onRead` is to be called by whatever leads on from it. */
type Describe = (
  notification: Notification,
  given: { isOver: boolean; onRead: () => void },
) => ReactNode;

/** The shape of the list while it is on the way. */
function NotificationListSkeleton() {
  return (
    <div role="status" className="mt-3 grid gap-3">
      <span className="sr-only">
        <Trans>Loading what is new…</Trans>
      </span>
      {[0, 1].map((at) => (
        <div key={at} className="grid gap-2 py-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      ))}
    </div>
  );
}

function Nothing() {
  return (
    <div className="mt-3 flex items-center gap-3 text-quiet">
      <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-leaf-100 text-leaf-700">
        <Sprout aria-hidden size={22} />
      </span>
      <p className="leading-snug">
        <Trans>Nothing new. Your field is quiet.</Trans>
      </p>
    </div>
  );
}

function Item(props: {
  /** The heading that it is the first under. */
  title: string | null;
  notification: Notification;
  isUnread: boolean;
  onRead: () => void;
  describe: Describe;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { title, notification, isUnread, onRead, describe } = props;
  const isPast = isOver(notification, getLocalDay(now));
  const words = describe(notification, { isOver: isPast, onRead });
  // A newer server tells of something that this page has no words for yet.
  if (!words) return null;
  const isNew = isUnread && !isPast;
  return (
    <li
      tabIndex={-1}
      // Its first link is pressed by all of the row, but for what can be pressed for itself.
      className="relative min-h-12 rounded-control border-t border-line py-2 outline-none first-of-type:border-t-0 focus-visible:outline-2 has-[a:hover]:bg-leaf-100 [&_a:first-of-type]:static [&_a:first-of-type]:after:inset-0"
    >
      {title && <p className="mb-1 font-bold">{title}</p>}
      <div className="mb-0.5 flex min-h-7 items-center gap-2 text-sm text-quiet">
        {isNew && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-chilli-600" />}
        {isNew && (
          <b className="text-ink">
            <Trans>New</Trans>
          </b>
        )}
        <time dateTime={notification.createdDate}>
          {formatAge(new Date(notification.createdDate), language, now)}
        </time>
        {isPast && (
          <Chip tone="soil">
            <Trans>Over</Trans>
          </Chip>
        )}
        {isNew && (
          <span className="relative z-10 -my-2 ml-auto">
            <IconButton
              label={t`Mark as read`}
              icon={<Check aria-hidden size={20} />}
              onClick={onRead}
            />
          </span>
        )}
      </div>
      {words}
    </li>
  );
}

const listOf = (pages: readonly { notifications: Notification[] }[]) =>
  pages.flatMap(({ notifications }) => notifications);

/**
 * What the farmer was told, the weather that still comes before all else, in its four faces: waiting, failed, empty
 * and full.
 * @param props.describe makes the words of each; null for one that there are none for
 * @param props.getGroup under which heading each stands
 */
export function NotificationList(props: {
  describe: Describe;
  getGroup: (notification: Notification) => NoticeGroup;
}) {
  const { t } = useLingui();
  const list = useInfiniteQuery(notificationsQuery);
  const waiting = useWaitingReads();
  const markRead = useMarkRead();
  const now = useNow();
  const shown = useRef<HTMLUListElement>(null);
  const titles: Record<NoticeGroup, string> = {
    weather: t`Weather`,
    farm: t`Your farm`,
    orders: t`Your orders`,
  };
  const today = getLocalDay(now);
  const group = (told: readonly Notification[]) =>
    groupNotices(told, { today, getGroup: props.getGroup });
  const items = list.data && listOf(list.data.pages);
  if (!items) {
    if (!list.isError) return <NotificationListSkeleton />;
    return (
      <div className="mt-3">
        <LoadFailed
          title={t`What is new could not be loaded`}
          error={list.error}
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      </div>
    );
  }
  const [newest] = items;
  if (!newest) return <Nothing />;
  const groups = group(items);
  const isNew = (one: Notification) => !isRead(one, waiting) && !isOver(one, today);
  const showMore = async () => {
    const { data, isSuccess } = await list.fetchNextPage();
    if (!isSuccess) return;
    const known = new Set(items.map(({ id }) => id));
    const all = group(listOf(data.pages)).flatMap(({ notices }) => notices);
    focusItem(
      shown.current,
      all.findIndex(({ id }) => !known.has(id)),
    );
  };
  return (
    <>
      {items.some(isNew) && (
        <Button
          variant="text"
          size="small"
          className="-ml-3"
          icon={<CheckCheck aria-hidden size={18} />}
          onClick={() => markRead.mutate({ upTo: newest.createdDate })}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      )}
      {list.isError && !list.isFetchNextPageError && (
        <p role="status" className="mt-1 text-sm text-quiet">
          <Trans>These are the last that came through. Newer ones come with the signal.</Trans>
        </p>
      )}
      <ul ref={shown} className="mt-1">
        {groups.map(({ group: name, notices }) =>
          notices.map((one, at) => (
            <Item
              key={one.id}
              title={at === 0 && groups.length > 1 ? titles[name] : null}
              notification={one}
              isUnread={!isRead(one, waiting)}
              onRead={() => {
                if (!isRead(one, waiting)) markRead.mutate({ id: one.id });
              }}
              describe={props.describe}
            />
          )),
        )}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-2 w-full"
          busy={list.isFetchingNextPage}
          onClick={() => void showMore()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
    </>
  );
}
