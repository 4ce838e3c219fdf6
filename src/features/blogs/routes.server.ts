import { z } from "zod";
import { openReporters } from "#src/features/moderation/reporter-store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { readForm } from "#src/platform/form.server.ts";
import { keepAnswer } from "#src/platform/kept-answer.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { listFarmPosts } from "./farm-posts.server.ts";
import { getOwnPost, removePost, restorePost, updatePost } from "./own-store.server.ts";
import {
  allFieldsAreRequired,
  type BlogEvent,
  type BlogPost,
  blogPage,
  blogPost,
  blogQuery,
  blogsTopic,
  type CreateBlogInput,
  createBlogInput,
  editBlogInput,
  likeAnswer,
  removedPost,
} from "./schema.ts";
import { getPost, isIdTaken, listPosts, openLikes, openPosts } from "./store.server.ts";

const id = z.object({ id: z.uuid().transform((value) => value.toLowerCase()) });
const likeHeaders = z.object({ "idempotency-key": z.uuid().optional() });

/**
 * The fields of a form, and whether it lacks a picture that it has to bring.
 * @throws AppError invalid-input with the specification's message when something was left empty
 */
function parseFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  { fields, lacksPicture }: { fields: Record<string, unknown>; lacksPicture: boolean },
): z.infer<Schema> {
  const parsed = z.safeParse(schema, { title: "", description: "", ...fields });
  if (parsed.success && !lacksPicture) return parsed.data;
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    faults[path.join(".") || "(whole)"] ??= message;
  }
  if (lacksPicture) faults.picture = allFieldsAreRequired;
  const isEmpty = Object.values(faults).includes(allFieldsAreRequired);
  throw new AppError(
    "invalid-input",
    isEmpty ? allFieldsAreRequired : "Some fields are not valid",
    { fields: faults },
  );
}

function hasSameText(post: BlogPost, input: Pick<CreateBlogInput, "title" | "description">) {
  return post.title === input.title && post.description === input.description;
}

const noSuchPost = () => new AppError("not-found", "There is no such post");
const sent = { consumes: ["multipart/form-data"], response: { 200: blogPost, 201: blogPost } };
const writing = { rateLimit: { max: 60, timeWindow: "1 minute" } };

/** Blog posts: the list, one post, writing one and liking one. */
export function blogRoutes(server: Server, parts: Parts): void {
  const { db, live, media, now, newId } = parts;
  const [storePost, likePost] = [openPosts(db), openLikes(db)];
  const hasReported = openReporters(db, live);
  const newest = keepAnswer(live, {
    topics: [blogsTopic],
    load: () => listPosts(db, { uid: null, search: "" }),
  });
  const announce = (event: BlogEvent) => live.publish(blogsTopic, event, { to: "all" });

  server.get(
    "/api/blogs",
    { schema: { querystring: blogQuery, response: { 200: blogPage } } },
    async (request, reply) => {
      const { uid } = requireFarmer(request);
      const { query } = request;
      const isNewest = Object.values(query).every((value) => !value);
      const seesAll = !(await hasReported(uid));
      if (isNewest && seesAll) return newest.send(request, reply);
      if (query.farm) return listFarmPosts(db, { ...query, uid });
      return listPosts(db, { ...query, uid: seesAll ? null : uid });
    },
  );

  server.get(
    "/api/blogs/:id",
    { schema: { params: id, response: { 200: blogPost } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const post = await getPost(db, { ...request.params, uid });
      if (!post) throw noSuchPost();
      return post;
    },
  );

  server.post("/api/blogs", { config: writing, schema: sent }, async (request, reply) => {
    const author = requireFarmer(request);
    const { fields, file: picture } = await readForm(request, reply, "picture");
    const input = parseFields(createBlogInput, { fields, lacksPicture: !picture });
    if (!picture) throw new AppError("invalid-input", allFieldsAreRequired);
    const getStored = async () => {
      // Asked first: the same post may be stored between the two, and is read as one's own then.
      if (!(await isIdTaken(db, input.id))) return null;
      const own = await getOwnPost(db, { id: input.id, uid: author.uid });
      if (own && hasSameText(own.post, input)) return own;
      throw new AppError("conflict", "This id belongs to another post");
    };
    const sentBefore = await getStored();
    if (sentBefore) {
      // The process may have died between storing it and telling the others.
      if (!sentBefore.isHidden) await announce({ kind: "created", post: sentBefore.post });
      return reply.status(200).send(sentBefore.post);
    }
    const { url } = await media.savePicture(picture, author);
    const post = await storePost({ input, imageUrl: url, author, now: now() });
    if (!post) {
      const sentMeanwhile = await getStored();
      if (!sentMeanwhile) throw new AppError("conflict", "The post was removed while it was sent");
      return reply.status(200).send(sentMeanwhile.post);
    }
    await announce({ kind: "created", post });
    return reply.status(201).send(post);
  });

  server.post(
    "/api/blogs/:id/like",
    { schema: { params: id, headers: likeHeaders, response: { 200: likeAnswer } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const postId = request.params.id;
      const writeId = request.headers["idempotency-key"] ?? newId();
      const likes = await likePost({ postId, uid, writeId });
      if (likes === null) throw noSuchPost();
      const liked: BlogEvent = { kind: "liked", id: postId, likes };
      await live.publish(blogsTopic, liked, { to: "all", replaces: `liked ${postId}` });
      return { id: postId, likes };
    },
  );
  ownPostRoutes(server, parts);
}

/** What an author alone can do with a post. */
function ownPostRoutes(server: Server, { db, live, media, now }: Parts): void {
  const announce = (event: BlogEvent) => live.publish(blogsTopic, event, { to: "all" });

  server.put(
    "/api/blogs/:id",
    { config: writing, schema: { params: id, ...sent } },
    async (request, reply) => {
      const author = requireFarmer(request);
      const { uid } = author;
      const own = await getOwnPost(db, { ...request.params, uid });
      if (!own) throw noSuchPost();
      const { fields, file: picture } = await readForm(request, reply, "picture");
      const input = parseFields(editBlogInput, { fields, lacksPicture: false });
      const { post, isHidden } = own;
      const isSame = hasSameText(post, input) && post.category === input.category;
      // Sent again after its answer was lost, or nothing was changed.
      if (isSame && (!picture || post.version === input.version + 1)) return post;
      const imageUrl = picture ? (await media.savePicture(picture, author)).url : post.imageUrl;
      const changed = await updatePost(db, { uid, post, input, imageUrl, now: now() });
      if (!changed) throw new AppError("conflict", "The post was changed elsewhere meanwhile");
      if (!isHidden) await announce({ kind: "edited", post: changed });
      return changed;
    },
  );

  server.delete(
    "/api/blogs/:id",
    { schema: { params: id, response: { 200: removedPost } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const removed = await removePost(db, { ...request.params, uid, now: now() });
      if (!removed) throw noSuchPost();
      await announce({ kind: "removed", ...removed });
      return removed;
    },
  );

  server.post(
    "/api/blogs/:id/restore",
    { schema: { params: id, response: { 200: blogPost } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const own = { ...request.params, uid };
      const restored =
        (await restorePost(db, { ...own, now: now() })) ?? (await getOwnPost(db, own));
      if (!restored) throw noSuchPost();
      if (!restored.isHidden) await announce({ kind: "created", post: restored.post });
      return restored.post;
    },
  );
}
