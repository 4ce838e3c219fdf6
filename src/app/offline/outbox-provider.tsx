import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "#src/features/session/api.ts";
import { applySentWidgets } from "#src/features/widgets/api.ts";
import { openOutbox, type Sent } from "#src/shared/outbox.ts";
import { openWriteStore, sendWrite, withTabLock } from "#src/shared/outbox-store.ts";
import { useToast } from "#src/ui/toast.tsx";
import { OutboxContext } from "#src/ui/use-outbox.ts";

/**
 * Takes the server's answer to a write into what is shown.
 * @param later what was written of the same kind after it
 */
async function applySent(client: QueryClient, sent: Sent, later: unknown[]): Promise<void> {
  const { write, answer } = sent;
  if (write.kind === "widgets") return applySentWidgets(client, { answer, later });
  return (await import("./sent-writes.ts")).applySentWrite(client, sent);
}

function openForTab(uid: string, toasts: ReturnType<typeof useToast>) {
  const loadFull = () => import("./full-storage.ts");
  const tellFull = async () => {
    const text = await (await loadFull()).wordFullStorage();
    toasts.show({ text, tone: "bad" });
  };
  const channel = new BroadcastChannel("urvara-outbox");
  const outbox = openOutbox({
    uid,
    store: openWriteStore(),
    send: sendWrite,
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
      const { kind, at } = sent.write;
      const later = outbox.getWrites().filter((other) => other.kind === kind && other.at > at);
      try {
        const bodies = later.map(({ body }) => body);
        await applySent(client, sent, bodies);
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
