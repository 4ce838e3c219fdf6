import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { AppError } from "#src/shared/app-error.ts";
import { request } from "#src/shared/http-client.ts";
import type { Sent, Write, WriteKind } from "#src/shared/outbox.ts";
import { recommendationsKey } from "#src/shared/query-keys.ts";
import { readCommand, type Writes } from "#src/shared/writes.ts";

const loadBlogs = () => import("#src/features/blogs/writes.ts");
const loadOrders = () => import("#src/features/orders/writes.ts");
const loadProfile = () => import("#src/features/profile/writes.ts");

/** Every kind of write, fetched when one of it is sent, taken in or named. */
export const kinds = {
  appeal: async () => (await import("#src/features/moderation/writes.ts")).appealWrites,
  blog: async () => (await loadBlogs()).blogWrites,
  "blog-edit": async () => (await loadBlogs()).blogEditWrites,
  "blog-removal": async () => (await loadBlogs()).blogRemovalWrites,
  cart: async () => (await import("#src/features/orders/cart-writes.ts")).cartWrites,
  comment: async () => (await loadBlogs()).commentWrites,
  "comment-edit": async () => (await loadBlogs()).commentEditWrites,
  "comment-removal": async () => (await loadBlogs()).commentRemovalWrites,
  farm: async () => (await loadProfile()).farmWrites,
  field: async () => (await import("#src/features/fields/writes.ts")).fieldWrites,
  "field-map": async () => (await import("#src/features/fieldmap/writes.ts")).mapWrites,
  harvest: async () => (await import("#src/features/crops/writes.ts")).recordWrites,
  irrigation: async () => (await import("#src/features/irrigation/writes.ts")).waterWrites,
  like: async () => (await loadBlogs()).likeWrites,
  listing: async () => (await import("#src/features/marketplace/listing-writes.ts")).listingWrites,
  name: async () => (await loadProfile()).nameWrites,
  notification: async () => (await import("#src/features/notifications/writes.ts")).readWrites,
  order: async () => (await loadOrders()).orderWrites,
  "order-step": async () => (await loadOrders()).stepWrites,
  "pest-count": async () => (await import("#src/features/pests/writes.ts")).countWrites,
  price: async () => (await import("#src/features/prices/writes.ts")).priceWrites,
  "product-report": async () =>
    (await import("#src/features/marketplace/report-writes.ts")).productReportWrites,
  question: async () => (await import("#src/features/assistant/writes.ts")).questionWrites,
  rating: async () => (await loadOrders()).ratingWrites,
  report: async () => (await loadBlogs()).reportWrites,
  scheme: async () => (await import("#src/features/schemes/writes.ts")).schemeWrites,
  soil: async () => (await import("#src/features/soil/writes.ts")).soilWrites,
  widgets: async () => (await import("#src/features/widgets/writes.ts")).widgetWrites,
  wish: async () => (await import("#src/features/marketplace/writes.ts")).wishWrites,
} satisfies { [Kind in WriteKind]: () => Promise<Writes<unknown, Kind>> };

/** The device may hold what a newer version has kept. */
export const isKind = (name: string): name is WriteKind => Object.hasOwn(kinds, name);

const fetched = new Map<string, Promise<Writes<unknown> | null>>();

/** All that there is to a kind, the same promise each time; null for one that only a newer version has. */
export function loadKind(kind: string): Promise<Writes<unknown> | null> {
  const known = fetched.get(kind);
  if (known) return known;
  const fetching = isKind(kind) ? kinds[kind]() : Promise.resolve(null);
  fetched.set(kind, fetching);
  fetching.catch(() => fetched.delete(kind));
  return fetching;
}

/** What a write says, with all that there is to its kind; null for one of a version that this one cannot read. */
export async function readWrite(write: Pick<Write, "kind" | "command">) {
  const writes = await loadKind(write.kind);
  const command = writes && readCommand(writes, write);
  return writes && command !== null ? { writes, command } : null;
}

const longestSend = 60_000;

/** Sends one write with its id, by which the server knows a second send of it. */
export async function sendWrite(
  write: Write,
  onProgress: (share: number) => void = () => {},
): Promise<unknown> {
  const read = await readWrite(write);
  if (!read) throw new AppError("invalid-input", "Kept by a version that this one cannot read");
  const { method, path, query = {}, body, form } = read.writes.toRequest(read.command);
  const answer = z.unknown();
  if (!form) {
    const headers = { "idempotency-key": write.id };
    const signal = AbortSignal.timeout(longestSend);
    try {
      return await request(path, answer, { method, query, body, headers, signal });
    } catch (error) {
      // It is gone, as was wished: by an earlier send of this whose answer was lost, or by another device.
      if (method === "DELETE" && error instanceof AppError && error.code === "not-found")
        return null;
      throw error;
    }
  }
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  const { upload } = await import("#src/shared/upload.ts");
  return upload(path, answer, { method, body: data, onProgress });
}

/**
 * Takes the server's answer to a write into what is shown.
 * @param waiting what is not yet sent
 */
export async function applySent(
  client: QueryClient,
  { write, answer }: Sent,
  waiting: readonly Write[],
): Promise<void> {
  // What was done or told changes what there is to do; which cards are shown does not.
  if (write.kind !== "widgets") void client.invalidateQueries({ queryKey: recommendationsKey });
  const read = await readWrite(write);
  if (!read) return;
  const { writes, command } = read;
  const { at } = write;
  const later = waiting
    .filter((other) => other.at > at)
    .flatMap((other) => readCommand(writes, other) ?? []);
  await writes.applySent?.(client, { command, answer, at, later });
}
