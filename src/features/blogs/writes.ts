import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { changeLoadedPages, changeQuery } from "#src/shared/change-query.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { applyToAll, commentsKey, mineKey, refetchBlogs, sentLateKey } from "./api.ts";
import {
  type BlogComment,
  blogComment,
  type CommentPage,
  createCommentInput,
} from "./comment-schema.ts";
import { reportInput, reportKinds } from "./report-schema.ts";
import {
  type BlogMine,
  blogPost,
  createBlogInput,
  editBlogInput,
  likeAnswer,
  removedPost,
} from "./schema.ts";

const id = z.string();
const postId = z.string();
const picture = z.instanceof(Blob);

const newBlog = z.extend(createBlogInput, { picture });
export type NewBlog = z.infer<typeof newBlog>;

/** New posts. */
export const blogWrites: Writes<NewBlog, "blog"> = {
  kind: "blog",
  command: newBlog,
  dependsOn: ({ id }) => ({ makes: [id] }),
  toRequest: (form) => ({ method: "POST", path: "/api/blogs", form }),
  applySent(client, { answer, at }) {
    const post = blogPost.parse(answer);
    // Written before this page was opened: whoever wrote it does not wait for an answer any more.
    if (at < performance.timeOrigin) client.setQueryData(sentLateKey, post.title);
    applyToAll(client, { kind: "created", post });
  },
  getName: ({ title }) => msg`Your post “${title}”`,
};

const blogEdit = z.object({ id, input: editBlogInput, picture: z.nullable(picture) });
export type BlogEdit = z.infer<typeof blogEdit>;

/** What authors change of their posts; the picture stays where none is given. */
export const blogEditWrites: Writes<BlogEdit, "blog-edit"> = {
  kind: "blog-edit",
  command: blogEdit,
  dependsOn: ({ id }) => ({ needs: [id] }),
  toRequest({ id, input, picture }) {
    const texts = { ...input, version: String(input.version) };
    const form = picture ? { ...texts, picture } : texts;
    return { method: "PUT", path: `/api/blogs/${id}`, form };
  },
  applySent: (client, { answer }) =>
    applyToAll(client, { kind: "edited", post: blogPost.parse(answer) }),
  getName: ({ input: { title } }) => msg`Your changes to “${title}”`,
};

const ofPost = z.object({ id });

export const blogRemovalWrites: Writes<z.infer<typeof ofPost>, "blog-removal"> = {
  kind: "blog-removal",
  command: ofPost,
  dependsOn: ({ id }) => ({ needs: [id] }),
  toRequest: ({ id }) => ({ method: "DELETE", path: `/api/blogs/${id}` }),
  applySent(client, { answer }) {
    // It was gone already, and how it stands now is not known.
    if (answer === null) void refetchBlogs(client);
    else applyToAll(client, { kind: "removed", ...removedPost.parse(answer) });
  },
  getName: () => msg`Deleting your post`,
};

export const likeWrites: Writes<z.infer<typeof ofPost>, "like"> = {
  kind: "like",
  command: ofPost,
  dependsOn: ({ id }) => ({ needs: [id] }),
  toRequest: ({ id }) => ({ method: "POST", path: `/api/blogs/${id}/like` }),
  applySent: (client, { answer }) =>
    applyToAll(client, { kind: "liked", ...likeAnswer.parse(answer) }),
  getName: () => msg`Your like of a post`,
};

function changeComments(
  client: QueryClient,
  postId: string,
  change: (comments: BlogComment[], isLast: boolean) => BlogComment[],
): void {
  changeLoadedPages<CommentPage>(client, commentsKey(postId), (pages) =>
    pages.map((page, index) => {
      const comments = change(page.comments, index === pages.length - 1);
      return { ...page, comments };
    }),
  );
}

const newComment = z.extend(createCommentInput, { postId });

/** New comments; each stands at the end of what is shown. */
export const commentWrites: Writes<z.infer<typeof newComment>, "comment"> = {
  kind: "comment",
  command: newComment,
  dependsOn: ({ id, postId }) => ({ makes: [id], needs: [postId] }),
  toRequest: ({ postId, ...body }) => ({
    method: "POST",
    path: `/api/blogs/${postId}/comments`,
    body,
  }),
  applySent(client, { command: { postId }, answer }) {
    const comment = blogComment.parse(answer);
    changeQuery<BlogMine>(client, mineKey(postId), (mine) =>
      mine ? { ...mine, commentIds: [...mine.commentIds, comment.id] } : mine,
    );
    changeComments(client, postId, (comments, isLast) =>
      isLast ? [...comments.filter(({ id }) => id !== comment.id), comment] : comments,
    );
  },
  getName: () => msg`Your comment`,
};

const version = z.optional(z.number());
/** With what it is made upon, and what it makes; neither where it is made whatever stands there. */
const commentEdit = z.object({ postId, id, text: z.string(), version, next: version });
export type CommentEdit = z.infer<typeof commentEdit>;

export const commentEditWrites: Writes<CommentEdit, "comment-edit"> = {
  kind: "comment-edit",
  command: commentEdit,
  dependsOn: ({ postId, id }) => ({ needs: [postId, id] }),
  toRequest({ id, text, version, next }) {
    const path = `/api/comments/${id}`;
    return { method: "PUT", path, query: { version, next }, body: { text } };
  },
  applySent(client, { command: { postId }, answer }) {
    const changed = blogComment.parse(answer);
    changeComments(client, postId, (comments) =>
      comments.map((comment) => (comment.id === changed.id ? changed : comment)),
    );
  },
  getName: () => msg`Your changes to a comment`,
};

/** A comment as it will be, and whether a change of it waits. */
export type ShownComment = BlogComment & { waiting: WaitingState };

/** The comments as they will be when what was changed of them has been sent. */
export const applyWaitingEdits = (
  comments: readonly BlogComment[],
  edits: readonly Waiting<CommentEdit>[],
): ShownComment[] =>
  comments.map((comment) => {
    let shown: ShownComment = { ...comment, waiting: null };
    for (const { command, refusal } of edits) {
      const { id, text, next } = command;
      if (id !== comment.id) continue;
      shown = refusal
        ? { ...shown, waiting: "refused" }
        : { ...shown, text, version: next, waiting: "waits" };
    }
    return shown;
  });

const commentRemoval = z.object({ postId, id });

export const commentRemovalWrites: Writes<z.infer<typeof commentRemoval>, "comment-removal"> = {
  kind: "comment-removal",
  command: commentRemoval,
  dependsOn: ({ postId }) => ({ needs: [postId] }),
  toRequest: ({ id }) => ({ method: "DELETE", path: `/api/comments/${id}` }),
  applySent(client, { command: { postId, id }, answer }) {
    // It was gone already, and how its post stands now is not known.
    if (answer === null) void refetchBlogs(client);
    else changeComments(client, postId, (comments) => comments.filter((each) => each.id !== id));
  },
  getName: () => msg`Deleting your comment`,
};

const report = z.object({
  target: z.object({ kind: z.enum(reportKinds), id }),
  input: reportInput,
});

/** What the operator is told of posts and comments. */
export const reportWrites: Writes<z.infer<typeof report>, "report"> = {
  kind: "report",
  command: report,
  dependsOn: ({ target }) => ({ needs: [target.id] }),
  toRequest({ target: { kind, id }, input }) {
    const list = kind === "post" ? "blogs" : "comments";
    return { method: "POST", path: `/api/${list}/${id}/report`, body: input };
  },
  getName: () => msg`Your report`,
};
