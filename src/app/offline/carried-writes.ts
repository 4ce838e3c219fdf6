import * as z from "zod/mini";
import type { openOldWrites } from "#src/shared/kept-store.ts";
import type { Write, WriteStore } from "#src/shared/outbox.ts";
import { isKind, readWrite } from "./write-registry.ts";

/*
 * An earlier version kept the request of a write and guessed from its address what it was. What still waits from
 * it is read here, once; from then on nothing is read out of an address any more.
 */

const ids = z._default(z.array(z.string()), []);
const fields = z.record(z.string(), z.unknown());
const oldWrite = z.object({
  id: z.string(),
  kind: z.string(),
  method: z.string(),
  path: z.string(),
  about: z.optional(z.string()),
  makes: ids,
  needs: ids,
  body: z.optional(z.unknown()),
  form: z._default(fields, {}),
  shown: z._default(z.unknown(), null),
  uid: z.string(),
  at: z.number(),
  tries: z.number(),
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
type OldWrite = z.infer<typeof oldWrite>;

/**
 * The requests, and what their commands are called. The parts and the query of an address are among what a
 * command says; so are the fields of the body, where it has no name in it. Of a request that is not here the body is
 * the command.
 */
const commands: Record<string, { kind?: string; body?: string }> = {
  "appeal POST hidings/:hidingId/appeal": {},
  "blog POST blogs": {},
  "blog-edit PUT blogs/:id": {},
  "blog-removal DELETE blogs/:id": {},
  "cart POST cart/lines": { kind: "add" },
  "cart PUT cart/lines/:productId": { kind: "set" },
  "cart DELETE cart/lines/:productId": { kind: "remove" },
  "comment POST blogs/:postId/comments": {},
  "comment-edit PUT comments/:id": {},
  "comment-removal DELETE comments/:id": {},
  "field POST fields": { kind: "add", body: "input" },
  "field PUT fields/:fieldId": { kind: "edit", body: "input" },
  "field POST fields/:fieldId/(?<kind>archive|restore|remove)": {},
  "field POST fields/:fieldId/seasons": { kind: "begin", body: "input" },
  "field POST fields/:fieldId/seasons/:seasonId/end": { kind: "end" },
  "field-map PUT field-map/boundaries/:fieldId": { kind: "draw", body: "input" },
  "field-map DELETE field-map/boundaries/:fieldId": { kind: "erase" },
  "field-map POST field-map/scoutings": { kind: "note" },
  "field-map PUT field-map/scoutings/:id": { kind: "change" },
  "field-map DELETE field-map/scoutings/:id": { kind: "remove" },
  "field-map POST field-map/scoutings/:id/restore": { kind: "restore" },
  "harvest POST harvests": { kind: "tell" },
  "harvest PUT harvests/:id": { kind: "correct", body: "entry" },
  "harvest DELETE harvests/:id": { kind: "take-back" },
  "irrigation POST irrigation/:fieldId/entries": { kind: "tell" },
  "irrigation PUT irrigation/:fieldId/entries/:id": { kind: "correct", body: "entry" },
  "irrigation DELETE irrigation/:fieldId/entries/:id": { kind: "take-back" },
  "irrigation PUT irrigation/:fieldId/flow": { kind: "flow", body: "flow" },
  "irrigation PUT irrigation/:fieldId/supply": { kind: "supply", body: "supply" },
  "like POST blogs/:id/like": {},
  "listing POST listings": { kind: "add", body: "input" },
  "listing PUT listings/:id": { kind: "edit", body: "input" },
  "listing PUT listings/:id/(?<kind>status|stock)": {},
  "listing DELETE listings/:id": { kind: "remove" },
  "notification POST notifications/:id/read": {},
  "order-step POST orders/:orderId/steps": { body: "step" },
  "pest-count POST pests/counts": { kind: "tell", body: "input" },
  "pest-count DELETE pests/counts/:fieldId/:countId": { kind: "take-back" },
  "price PUT prices/:crop/lot": { kind: "lot", body: "lot" },
  "price PUT prices/:crop/alerts/:id": { kind: "watch", body: "alert" },
  "price DELETE prices/:crop/alerts/:id": { kind: "unwatch" },
  "product-report POST products/:id/report": { body: "input" },
  "rating POST orders/:orderId/lines/:lineId/rating": { body: "rating" },
  "report POST (blogs|comments)/:id/report": { body: "input" },
  "scheme PUT scheme-answers": { kind: "answers", body: "input" },
  "scheme PUT scheme-documents": { kind: "ready", body: "input" },
  "scheme PUT scheme-reminders": { kind: "reminder", body: "input" },
  "soil POST soil/:fieldId/cards": { kind: "add" },
  "soil PUT soil/:fieldId/cards/:id": { kind: "correct", body: "card" },
  "soil DELETE soil/:fieldId/cards/:id": { kind: "remove" },
  "soil POST soil/:fieldId/cards/:id/restore": { kind: "restore" },
  "soil PUT soil/:fieldId/choice": { kind: "choose", body: "choice" },
  "soil PUT soil/prices": { kind: "price", body: "price" },
  "wish (PUT|DELETE) wishes/:id": {},
};

const fieldsOf = (value: unknown) => fields.safeParse(value).data ?? {};

/** What a command says beside what its request does. */
const more: Record<string, (old: OldWrite, query: Record<string, unknown>) => object> = {
  blog: ({ form }) => form,
  "blog-edit": ({ form: { picture = null, ...input } }) => ({ input, picture }),
  cart: ({ shown }) => ({ product: shown }),
  "comment-edit": ({ about }) => ({ postId: about }),
  "comment-removal": ({ about }) => ({ postId: about }),
  field({ method, makes, body }) {
    const { id } = fieldsOf(fieldsOf(body)["season"]);
    return method === "PUT" ? { begins: makes.some((made) => made === id) } : {};
  },
  "field-map"({ path, form }, { version = 1 }) {
    const { photo, note = "{}" } = form;
    const told = fieldsOf(JSON.parse(String(note)));
    // A note was removed whatever had become of it.
    const upon = path.includes("/boundaries/") ? { version, next: Number(version) + 1 } : {};
    return { ...upon, photo: null, ...told, ...(photo ? { photo } : {}) };
  },
  report: ({ path }) => {
    const [, , list, id] = path.split("/");
    return { target: { kind: list === "blogs" ? "post" : "comment", id } };
  },
  wish: ({ method }) => ({ isWished: method === "PUT" }),
};

function readCommandOf(kind: string, old: OldWrite): unknown {
  const [address = "", search] = old.path.slice("/api/".length).split("?");
  // Versions of some records count; those of others are ids.
  const toValue = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  const pairs = [...new URLSearchParams(search)].map(([name, text]) => [name, toValue(text)]);
  const query = Object.fromEntries(pairs);
  for (const [pattern, { kind: name, body }] of Object.entries(commands)) {
    const named = pattern.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${named}$`).exec(`${kind} ${old.method} ${address}`);
    if (!match) continue;
    const said = body ? { [body]: old.body } : fieldsOf(old.body);
    const own = { ...said, ...more[kind]?.(old, query), ...query, ...match.groups };
    return name ? { ...own, kind: name } : own;
  }
  return old.body;
}

const unread = { code: "invalid-input", message: "Kept by a version that this one cannot read" };

async function carryOver(old: OldWrite): Promise<Write | null> {
  const { id, uid, at, tries, refusal, makes, needs } = old;
  const kind = old.path.startsWith("/api/products/") ? "product-report" : old.kind;
  if (!isKind(kind)) return null;
  const read = { kind, command: readCommandOf(kind, old) };
  const isReadable = (await readWrite(read)) !== null;
  return { ...read, id, uid, at, tries, makes, needs, refusal: isReadable ? refusal : unread };
}

/** Takes what a version before this one kept to be sent into what this one keeps. */
export async function carryOldWrites(
  old: Pick<ReturnType<typeof openOldWrites>, "values" | "remove">,
  store: WriteStore,
): Promise<void> {
  for (const kept of await old.values()) {
    const read = oldWrite.safeParse(kept).data;
    const write = read && (await carryOver(read));
    if (!write) continue;
    await store.put(write.id, write);
    // Only now, and one by one: a page that is left in between has each of them in one place or in both.
    await old.remove(write.id);
  }
}
