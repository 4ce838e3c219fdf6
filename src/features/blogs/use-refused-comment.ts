import { useQuery } from "@tanstack/react-query";
import { makeVersion } from "#src/shared/record-version.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { ownCommentQuery } from "./comment-api.ts";
import type { CommentEdit } from "./writes.ts";

/** A change of a comment that was not taken, and its words as they are now. */
export function useRefusedComment(command: CommentEdit): RefusedChange<CommentEdit> {
  const { data: stored } = useQuery({ ...ownCommentQuery(command.id), refetchOnMount: "always" });
  return {
    mine: command.text,
    now: stored && stored.text,
    again: stored ? { ...command, version: stored.version, next: makeVersion() } : null,
  };
}
