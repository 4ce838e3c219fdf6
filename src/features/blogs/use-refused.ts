import { useQuery } from "@tanstack/react-query";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { postQuery } from "./post-api.ts";
import { usePostText } from "./use-post-text.ts";
import type { BlogEdit } from "./writes.ts";

/** A change of a post that was not taken, and the post as it is now. */
export function useRefused(command: BlogEdit): RefusedChange<BlogEdit> {
  const { data: stored } = useQuery({ ...postQuery(command.id), refetchOnMount: "always" });
  const wordPost = usePostText();
  const { input } = command;
  return {
    mine: wordPost(input),
    now: stored && wordPost(stored),
    again: stored ? { ...command, input: { ...input, version: stored.version } } : null,
  };
}
