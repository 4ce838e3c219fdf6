import { z } from "zod";
import { reportedTopic } from "#src/features/moderation/reporter-store.server.ts";
import { announceNotifications } from "#src/features/notifications/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { changedVersion } from "#src/platform/versions.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import {
  blogComment,
  commentPage,
  commentQuery,
  createCommentInput,
  editCommentInput,
  removedComment,
} from "./comment-schema.ts";
import {
  type Discussed,
  getMine,
  getOwnComment,
  insertComment,
  listComments,
  removeComment,
  updateComment,
} from "./comment-store.server.ts";
import { type ReportKind, reportAnswer, reportInput } from "./report-schema.ts";
import { insertReport } from "./report-store.server.ts";
import { blogMine, blogsTopic } from "./schema.ts";

const id = z.object({ id: z.uuid().transform((value) => value.toLowerCase()) });
const writing = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const noSuchComment = () => new AppError("not-found", "You have no such comment");

/** The comments under a post: reading, writing and changing them, and reporting what is wrong. */
export function commentRoutes(server: Server, parts: Parts): void {
  const { db, live, now, newId } = parts;
  const announce = (event: Discussed) => live.publish(blogsTopic, event, { to: "all" });

  server.get(
    "/api/blogs/:id/comments",
    { schema: { params: id, querystring: commentQuery, response: { 200: commentPage } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return listComments(db, { postId: request.params.id, uid, ...request.query });
    },
  );

  server.get(
    "/api/blogs/:id/mine",
    { schema: { params: id, response: { 200: blogMine } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return getMine(db, { postId: request.params.id, uid });
    },
  );

  server.post(
    "/api/blogs/:id/comments",
    {
      config: writing,
      schema: {
        params: id,
        body: createCommentInput,
        response: { 200: blogComment, 201: blogComment },
      },
    },
    async (request, reply) => {
      const author = requireFarmer(request);
      const postId = request.params.id;
      const given = { postId, input: request.body, author, now: now(), newId };
      const stored = await insertComment(db, given);
      if (!stored.discussed) return reply.status(200).send(stored.comment);
      await announce(stored.discussed);
      if (stored.told !== null) await announceNotifications({ live }, [stored.told]);
      return reply.status(201).send(stored.comment);
    },
  );

  ownCommentRoutes(server, parts);
  reportRoute(server, parts, { kind: "post", path: "/api/blogs/:id/report" });
  reportRoute(server, parts, { kind: "comment", path: "/api/comments/:id/report" });
}

/** What the author of a comment alone can do with it. */
function ownCommentRoutes(server: Server, { db, live, now }: Parts): void {
  const announce = (event: Discussed) => live.publish(blogsTopic, event, { to: "all" });

  server.get(
    "/api/comments/:id",
    { schema: { params: id, response: { 200: blogComment } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const own = await getOwnComment(db, { ...request.params, uid });
      if (!own) throw noSuchComment();
      return own;
    },
  );

  server.put(
    "/api/comments/:id",
    {
      config: writing,
      schema: {
        params: id,
        querystring: changedVersion,
        body: editCommentInput,
        response: { 200: blogComment },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const own = { ...request.params, ...request.body, uid };
      const changed = await updateComment(db, { ...own, change: request.query, now: now() });
      if (!changed) throw noSuchComment();
      if (changed.discussed) await announce(changed.discussed);
      return changed.comment;
    },
  );

  server.delete(
    "/api/comments/:id",
    { schema: { params: id, response: { 200: removedComment } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const removed = await removeComment(db, { ...request.params, uid, now: now() });
      if (!removed) throw noSuchComment();
      await announce(removed.discussed);
      return removed.result;
    },
  );
}

function reportRoute(
  server: Server,
  { db, env, live, now, newId }: Parts,
  { kind, path }: { kind: ReportKind; path: string },
): void {
  server.post(
    path,
    {
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      schema: { params: id, body: reportInput, response: { 200: reportAnswer } },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const target = { kind, id: request.params.id };
      const { event, toldUid } = await insertReport(db, {
        target,
        uid,
        input: request.body,
        now: now(),
        newId,
        reportsToHide: env.REPORTS_TO_HIDE,
      });
      await live.publish(reportedTopic, {}, { to: "processes" });
      if (event) await live.publish(blogsTopic, event, { to: "all" });
      if (toldUid) await announceNotifications({ live }, [toldUid]);
      return { id: target.id };
    },
  );
}
