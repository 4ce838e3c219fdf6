import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { openOldWrites, openWriteStore } from "#src/shared/kept-store.ts";
import { openOutbox, type Sent, type WriteStore } from "#src/shared/outbox.ts";
import { useToast } from "#src/ui/toast.tsx";
import { OutboxContext } from "#src/ui/use-outbox.ts";

/**
 * Lets one tab at a time do the action. Without a secure origin there are no locks; the server then counts
 * what two tabs send as one.
 */
async function withTabLock(action: () => Promise<void>, name = "urvara-outbox"): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, action);
  else await action();
}

/** The store of writes, into which what an older version has kept is taken once. */
function openStore(): WriteStore {
  const store = openWriteStore();
  const carry = async () => {
    const old = openOldWrites();
    if ((await old.keys()).length === 0) return;
    const { carryOldWrites } = await import("./carried-writes.ts");
    await withTabLock(() => carryOldWrites(old, store), "urvara-old-writes");
  };
  let carried: Promise<void> | null = null;
  return {
    ...store,
    async values() {
      carried ??= carry();
      await carried.catch(() => {
        // Its part did not come: another time.
        carried = null;
      });
      return store.values();
    },
  };
}

const loadRegistry = () => import("./write-registry.ts");

function openForTab(uid: string, toasts: ReturnType<typeof useToast>) {
  const loadFull = () => import("./full-storage.ts");
  const tellFull = async () => {
    const text = (await loadFull()).wordFullStorage();
    toasts.show({ text, tone: "bad" });
  };
  const channel = new BroadcastChannel("urvara-writes");
  const outbox = openOutbox({
    uid,
    store: openStore(),
    send: async (write, onProgress) => (await loadRegistry()).sendWrite(write, onProgress),
    withLock: withTabLock,
    makeRoom: async () => (await loadFull()).makeRoom(),
    onFull: () => {
      tellFull().catch((error: unknown) => console.warn("[outbox] no room", error));
    },
    announce: (sent) => channel.postMessage(sent),
    now: Date.now,
  });
  return { channel, outbox };
}

/** The signed-in person's outbox: it sends when the app starts, comes online or is looked at again. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const uid = useSession().user?.uid ?? "";
  const toasts = useToast();
  const [tab, setTab] = useState(() => ({ uid, ...openForTab(uid, toasts) }));
  if (tab.uid !== uid) setTab({ uid, ...openForTab(uid, toasts) });
  const { channel, outbox } = tab;
  useEffect(() => {
    const handleMessage = ({ data }: MessageEvent<Sent | null>) => void outbox.hearOther(data);
    const handleVisible = () => {
      if (!document.hidden) void outbox.sendAll();
    };
    const handleOnline = () => void outbox.sendAll();
    const leave = outbox.onSent(async (sent) => {
      try {
        const { applySent } = await loadRegistry();
        await applySent(client, sent, outbox.getWrites());
      } catch (error) {
        // The server has it, and what is on the screen is read anew.
        console.error("[outbox] an answer could not be shown", error);
        void client.invalidateQueries();
      }
    });
    const stop = outbox.start();
    channel.addEventListener("message", handleMessage);
    document.addEventListener("visibilitychange", handleVisible);
    window.addEventListener("online", handleOnline);
    return () => {
      stop();
      leave();
      channel.removeEventListener("message", handleMessage);
      document.removeEventListener("visibilitychange", handleVisible);
      window.removeEventListener("online", handleOnline);
    };
  }, [client, channel, outbox]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
