import * as z from "zod/mini";
import type { Write, WriteKind, WriteStore } from "#src/shared/outbox.ts";
import type { openOldWrites } from "#src/shared/outbox-store.ts";
import { isKind, readWrite } from "./write-registry.ts";

/*
 * An earlier version kept the request of a write and guessed from its address what it was. What still waits from
 * it is read here, once; from then on nothing is read out of an address any more.
 */

const ids = z.optional(z.array(z.string()));
const form = z.record(z.string(), z.union([z.string(), z.instanceof(Blob)]));
const oldWrite = z.object({
  id: z.string(),
  kind: z.string(),
  method: z.string(),
  path: z.string(),
  about: z.optional(z.string()),
  makes: ids,
  needs: ids,
  body: z.optional(z.unknown()),
  form: z.optional(form),
  shown: z.optional(z.unknown()),
  uid: z.string(),
  at: z.number(),
  tries: z.number(),
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
type OldWrite = z.infer<typeof oldWrite>;

/** What was to be read out of it, whatever its kind. */
type Told = OldWrite & {
  /** The address below `/api`, part by part. */
  parts: string[];
  query: URLSearchParams;
  /** The fields of a body that has any. */
  fields: Record<string, unknown>;
};

const fieldsOf = z.catch(z.record(z.string(), z.unknown()), {});

function readTold(write: OldWrite): Told {
  const [address = "", search] = write.path.split("?");
  return {
    ...write,
    parts: address.split("/").slice(2),
    query: new URLSearchParams(search),
    fields: fieldsOf.parse(write.body),
  };
}

function readField({ about: fieldId, method, parts, body, fields, makes = [] }: Told): unknown {
  const [, id, what, seasonId, end] = parts;
  if (!id) return { kind: "add", input: body };
  if (method === "PUT") {
    const season = z.optional(z.object({ id: z.string() })).safeParse(fields["season"]).data;
    return { kind: "edit", fieldId, input: body, begins: makes.includes(season?.id ?? "") };
  }
  if (what !== "seasons") return { kind: what, fieldId };
  return end
    ? { kind: "end", fieldId, seasonId, ...fields }
    : { kind: "begin", fieldId, input: body };
}

function readNote({ method, parts, form: sent = {} }: Told): unknown {
  const [, , id, step] = parts;
  if (step) return { kind: step, id };
  if (method === "DELETE") return { kind: "remove", id };
  const note = fieldsOf.parse(JSON.parse(String(sent["note"])));
  const photo = sent["photo"];
  return method === "POST"
    ? { kind: "note", photo: photo ?? null, ...note }
    : { kind: "change", id, ...note, ...(photo ? { photo } : {}) };
}

function readMap(told: Told): unknown {
  const { method, parts, query, body } = told;
  const [, list, fieldId] = parts;
  if (list === "scoutings") return readNote(told);
  if (method === "PUT") return { kind: "draw", fieldId, input: body };
  const version = Number(query.get("version") ?? 1);
  return { kind: "erase", fieldId, version, next: Number(query.get("next") ?? version + 1) };
}

function readSoil({ about: fieldId, method, parts, query, body, fields }: Told): unknown {
  const version = query.get("version");
  const [, , step, id, restore] = parts;
  if (!step) return { kind: "price", price: body, version };
  if (step === "choice") return { kind: "choose", fieldId, choice: body, version };
  if (!id) return { kind: "add", fieldId, ...fields };
  if (restore) return { kind: "restore", fieldId, id };
  return method === "PUT"
    ? { kind: "correct", fieldId, id, card: body, version }
    : { kind: "remove", fieldId, id, version };
}

function readWater({ method, parts, query, body, fields }: Told): unknown {
  const [, fieldId, step, id] = parts;
  const versions = query.has("next")
    ? { version: Number(query.get("version")), next: Number(query.get("next")) }
    : {};
  if (step !== "entries") return { kind: step, fieldId, [String(step)]: body, ...versions };
  if (!id) return { kind: "tell", fieldId, ...fields };
  return method === "PUT"
    ? { kind: "correct", fieldId, id, entry: body, ...versions }
    : { kind: "take-back", fieldId, id, ...versions };
}

function readRecord({ method, parts, query, body, fields }: Told): unknown {
  const [, id] = parts;
  const version = query.get("version");
  if (!id) return { kind: "tell", ...fields };
  return method === "PUT"
    ? { kind: "correct", id, entry: body, version }
    : { kind: "take-back", id, version };
}

function readPrice({ method, parts, query, body }: Told): unknown {
  const [, crop, what, id] = parts;
  const version = query.get("version");
  if (what === "lot") return { kind: "lot", crop, lot: body, version };
  return method === "PUT"
    ? { kind: "watch", crop, id, alert: body, version }
    : { kind: "unwatch", crop, id, version };
}

function readCart({ method, parts, query, fields, shown }: Told): unknown {
  const language = query.get("language");
  const { quantity, productId = parts[2] } = fields;
  if (method === "DELETE") return { kind: "remove", productId, language };
  const own = { productId, product: shown ?? null, language };
  return method === "POST" ? { kind: "add", ...own } : { kind: "set", quantity, ...own };
}

function readListing({ method, parts, query, body, fields }: Told): unknown {
  const [, id, what] = parts;
  if (!id) return { kind: "add", input: body };
  if (method === "DELETE") return { kind: "remove", id };
  if (what === "status") return { kind: what, id, language: query.get("language"), ...fields };
  return what ? { kind: what, id, ...fields } : { kind: "edit", id, input: body };
}

const schemeKinds: Record<string, string> = {
  "scheme-answers": "answers",
  "scheme-documents": "ready",
  "scheme-reminders": "reminder",
};

function readReport({ parts, body }: Told): { kind: WriteKind; command: unknown } {
  const [list, id] = parts;
  if (list === "products") return { kind: "product-report", command: { id, input: body } };
  const target = { kind: list === "blogs" ? "post" : "comment", id };
  return { kind: "report", command: { target, input: body } };
}

function readBlogEdit({ parts, form: sent }: Told): unknown {
  const { picture = null, ...input } = sent ?? {};
  return { id: parts[1], input, picture };
}

function readCommandOf(told: Told): unknown {
  const { kind, method, parts, body, fields, about: postId } = told;
  const [, id = ""] = parts;
  switch (kind) {
    case "appeal":
      return { ...fields, hidingId: id };
    case "blog":
      return told.form;
    case "blog-edit":
      return readBlogEdit(told);
    case "blog-removal":
    case "like":
      return { id };
    case "comment":
      return { ...fields, postId };
    case "comment-edit":
    case "comment-removal":
      return { ...fields, postId, id };
    case "cart":
      return readCart(told);
    case "field":
      return readField(told);
    case "field-map":
      return readMap(told);
    case "harvest":
      return readRecord(told);
    case "irrigation":
      return readWater(told);
    case "listing":
      return readListing(told);
    case "notification":
      return parts.length > 2 ? { id } : body;
    case "order-step":
      return { orderId: id, step: body };
    case "pest-count":
      return method === "POST"
        ? { kind: "tell", input: body }
        : { kind: "take-back", fieldId: parts[2], countId: parts[3] };
    case "price":
      return readPrice(told);
    case "rating":
      return { orderId: id, lineId: parts[3], rating: body };
    case "scheme":
      return { kind: schemeKinds[parts[0] ?? ""], input: body };
    case "soil":
      return readSoil(told);
    case "wish":
      return { id, isWished: method === "PUT" };
    default:
      return body;
  }
}

const unread = { code: "invalid-input", message: "Kept by a version that this one cannot read" };

async function carryOver(old: OldWrite): Promise<Write | null> {
  const { id, kind, uid, at, tries, refusal, makes, needs } = old;
  if (!isKind(kind)) return null;
  const told = readTold(old);
  const read = kind === "report" ? readReport(told) : { kind, command: readCommandOf(told) };
  const isReadable = (await readWrite(read)) !== null;
  return {
    ...read,
    id,
    uid,
    at,
    tries,
    ...(makes ? { makes } : {}),
    ...(needs ? { needs } : {}),
    refusal: isReadable ? refusal : unread,
  };
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
    await store.put(write);
    // Only now, and one by one: a page that is left in between has each of them in one place or in both.
    await old.remove(write.id);
  }
}
