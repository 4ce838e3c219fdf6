import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
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
  likeAnswer,
} from "./schema.ts";
import { getPost, insertPost, listPosts, openLikes } from "./store.server.ts";

const id = z.object({ id: z.uuid() });
const likeHeaders = z.object({ "idempotency-key": z.uuid().optional() });

/** The fields and the one file of a form; a file that is too large is refused while it is read. */
async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) {
    throw new AppError("unsupported-media", "A post is sent as multipart/form-data");
  }
  const fields: Record<string, unknown> = {};
  let picture: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === "field") fields[part.fieldname] = part.value;
    else if (part.fieldname === "picture") picture = await part.toBuffer();
    else part.file.resume();
  }
  return { fields, picture: picture && picture.length > 0 ? picture : null };
}

/** @throws AppError invalid-input with the specification's message when something was left empty */
function parsePost(
  fields: Record<string, unknown>,
  picture: Buffer | null,
): { input: CreateBlogInput; picture: Buffer } {
  const required = { title: "", description: "" };
  const parsed = createBlogInput.safeParse({ ...required, ...fields });
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    faults[path.join(".") || "(whole)"] ??= message;
  }
  if (!picture) faults.picture = allFieldsAreRequired;
  if (parsed.success && picture) return { input: parsed.data, picture };
  const isEmpty = Object.values(faults).includes(allFieldsAreRequired);
  throw new AppError(
    "invalid-input",
    isEmpty ? allFieldsAreRequired : "Some fields are not valid",
    {
      fields: faults,
    },
  );
}

/** Whether a stored post is the one that is being sent again. */
function isSamePost(
  stored: { post: BlogPost; authorUid: string | null },
  { input, author }: { input: CreateBlogInput; author: { uid: string } },
): boolean {
  const { title, description } = stored.post;
  return (
    stored.authorUid === author.uid && title === input.title && description === input.description
  );
}

/** Blog posts: the list, writing one and liking one. */
export function blogRoutes(server: Server, { db, live, media, now, newId }: Parts): void {
  const likePost = openLikes(db);
  const announce = (event: BlogEvent, replaces?: string) =>
    live.publish(blogsTopic, event, replaces === undefined ? {} : { replaces });

  server.get(
    "/api/blogs",
    { schema: { querystring: blogQuery, response: { 200: blogPage } } },
    async (request) => {
      requireFarmer(request);
      return listPosts(db, request.query);
    },
  );

  server.post(
    "/api/blogs",
    {
      config: { rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: { consumes: ["multipart/form-data"], response: { 200: blogPost, 201: blogPost } },
    },
    async (request, reply) => {
      const author = requireFarmer(request);
      const form = await readForm(request);
      const { input, picture } = parsePost(form.fields, form.picture);
      const getStored = async () => {
        const stored = await getPost(db, input);
        if (stored && !isSamePost(stored, { input, author })) {
          throw new AppError("conflict", "This id belongs to another post");
        }
        return stored?.post ?? null;
      };
      const sentBefore = await getStored();
      if (sentBefore) return reply.status(200).send(sentBefore);
      const { url } = await media.savePicture(picture, author);
      const post = await insertPost(db, { input, imageUrl: url, author, now: now() });
      if (!post) {
        const sentMeanwhile = await getStored();
        if (!sentMeanwhile)
          throw new AppError("conflict", "The post was removed while it was sent");
        return reply.status(200).send(sentMeanwhile);
      }
      await announce({ kind: "created", post });
      return reply.status(201).send(post);
    },
  );

  server.post(
    "/api/blogs/:id/like",
    { schema: { params: id, headers: likeHeaders, response: { 200: likeAnswer } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const postId = request.params.id.toLowerCase();
      const writeId = request.headers["idempotency-key"] ?? newId();
      const likes = await likePost({ postId, uid, writeId });
      if (likes === null) throw new AppError("not-found", "There is no such post");
      await announce({ kind: "liked", id: postId, likes }, `liked ${postId}`);
      return { id: postId, likes };
    },
  );
}
