import { notifyManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getCurrentUser, useSession } from "#src/features/session/api.ts";
import { removeDeviceData } from "#src/shared/device-data.ts";
import { leaveStaleEntry } from "#src/ui/dialog-memory.ts";
import { followLanguage } from "./offline/language-change.ts";

type Topic = {
  apply: (client: QueryClient, body: unknown) => void;
  refetch: (client: QueryClient) => Promise<void>;
};

/** Which feature owns which topic of the live stream; its code comes with the first event, or with its screen. */
const topics: Record<string, () => Promise<Topic>> = {
  async notifications() {
    const { refetchNotifications } = await import("#src/features/notifications/api.ts");
    const refetch = async (client: QueryClient) => {
      // One of the things that are told: something of one's own was hidden, or is shown again.
      void client.invalidateQueries({ queryKey: ["hidings"] });
      void client.invalidateQueries({ queryKey: ["blogs", "mine"] });
      // Readers heard that it is gone, and so did its author, who goes on seeing it.
      void client.invalidateQueries({ queryKey: ["blogs", "post"] });
      await refetchNotifications(client);
    };
    return { apply: (client) => void refetch(client), refetch };
  },
  alerts: async () => (await import("#src/features/alerts/api.ts")).alertsLive,
  blogs: async () => (await import("#src/features/blogs/api.ts")).blogsLive,
  products: async () => (await import("#src/features/marketplace/api.ts")).productsLive,
  orders: async () => (await import("#src/features/orders/api.ts")).ordersLive,
};

/** The screen, and then the scripts that are kept for times without a network, come first. */
const untilAhead = 8000;
const hiddenPatience = 30_000;
const longestWait = 60_000;

/**
 * Keeps one stream open until it is closed, through lost networks and restarts of the server. Each event is
 * told once and in order: the stream is continued after the last one that came. What a stream begins with has
 * happened already and is told in one, or what was made and removed since would be there for a moment.
 */
function openStream(given: {
  onEvents: (topic: string, bodies: unknown[]) => Promise<void>;
  onMissed: () => Promise<void>;
}) {
  const { onEvents, onMissed } = given;
  let source: EventSource | null = null;
  let lastEventId = "";
  let failures = 0;
  /** The bodies of each topic until all is told that a stream begins with. */
  let held: Map<string, unknown[]> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (event: MessageEvent<string>) => {
    if (event.lastEventId) lastEventId = event.lastEventId;
  };
  const disconnect = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const retryLater = () => {
    const wait = Math.min(longestWait, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
  };
  function connect() {
    disconnect();
    const query = new URLSearchParams({ topics: Object.keys(topics).join(",") });
    if (lastEventId) query.set("lastEventId", lastEventId);
    const opened = new EventSource(`/api/live?${query}`);
    source = opened;
    // The browser comes back by itself too, and what was held when the connection was lost is not told again.
    opened.addEventListener("open", () => {
      held ??= new Map();
    });
    for (const topic of Object.keys(topics)) {
      opened.addEventListener(topic, (event: MessageEvent<string>) => {
        remember(event);
        const body: unknown = JSON.parse(event.data);
        if (held) held.set(topic, [...(held.get(topic) ?? []), body]);
        else void onEvents(topic, [body]);
      });
    }
    opened.addEventListener("missed", (event: MessageEvent<string>) => {
      remember(event);
      void onMissed();
    });
    opened.addEventListener("ready", (event: MessageEvent<string>) => {
      remember(event);
      failures = 0;
      for (const [topic, bodies] of held ?? []) void onEvents(topic, bodies);
      held = null;
    });
    opened.addEventListener("error", () => {
      // The browser comes back by itself after a lost connection, but not after a refusal. A refusal
      // may mean that the session has ended, which asking for the user finds out.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      getCurrentUser().then(retryLater, retryLater);
    });
  }
  return { connect, disconnect };
}

/** What may be opened next without a network is fetched once the app is at rest. */
function useLoadAhead(uid: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    const leaving = new AbortController();
    const begin = async () => {
      const { loadAhead } = await import("./offline/load-ahead.ts");
      await loadAhead(client, leaving.signal);
    };
    const timer = setTimeout(() => {
      begin().catch((error: unknown) => console.warn("[offline] not all is fetched ahead", error));
    }, untilAhead);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, uid]);
}

/** Keeps the live stream of this tab while somebody is signed in and looks at it; shows nothing. */
export function LiveProvider() {
  const client = useQueryClient();
  const uid = useSession().user?.uid;
  useLoadAhead(uid);
  useEffect(leaveStaleEntry, []);
  useEffect(() => {
    removeDeviceData(new Date()).catch((error: unknown) =>
      console.warn("[offline] what is kept of a deleted account is still here", error),
    );
  }, []);
  useEffect(
    () =>
      followLanguage((error) =>
        console.warn("[offline] another tab's language could not be shown", error),
      ),
    [],
  );
  useEffect(() => {
    if (uid === undefined) return;
    const stream = openStream({
      async onEvents(topic, bodies) {
        const loaded = await topics[topic]?.();
        notifyManager.batch(() => {
          for (const body of bodies) loaded?.apply(client, body);
        });
      },
      async onMissed() {
        for (const load of Object.values(topics)) await (await load()).refetch(client);
      },
    });
    let isOpen = !document.hidden;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    // A tab that nobody sees gives its connection back: browsers allow six for all tabs together.
    const handleVisibility = () => {
      clearTimeout(hiding);
      if (document.hidden) {
        hiding = setTimeout(() => {
          isOpen = false;
          stream.disconnect();
        }, hiddenPatience);
      } else if (!isOpen) {
        isOpen = true;
        stream.connect();
      }
    };
    const handleOnline = () => {
      if (isOpen) stream.connect();
    };
    if (isOpen) stream.connect();
    document.addEventListener("visibilitychange", handleVisibility);
    window.addEventListener("online", handleOnline);
    return () => {
      document.removeEventListener("visibilitychange", handleVisibility);
      window.removeEventListener("online", handleOnline);
      clearTimeout(hiding);
      stream.disconnect();
    };
  }, [client, uid]);
  return null;
}
