import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import type { NoticeKind } from "./delivery-schema.ts";

/** What a farmer can be told of. */
export const noticeKindWords = {
  weather: msg`Frost, hail, heavy rain, storm, heat and dry spells`,
  water: msg`Water that a field needs today, or that rain brings`,
  pests: msg`Pests to look for now`,
  prices: msg`A price that you wait for`,
  orders: msg`Your orders and sales`,
  posts: msg`Comments on your posts, and what is hidden of yours`,
  schemes: msg`Schemes that you wanted to be reminded of`,
  week: msg`Your week ahead, every Sunday evening`,
} satisfies Record<NoticeKind, unknown>;

/** Why notices could not be turned on. */
export function usePushFailure(): (error: unknown) => string {
  const { t } = useLingui();
  const wordFailure = useSaveFailure();
  return (error) => {
    if (error instanceof DOMException && error.name === "NotAllowedError") {
      return t`The browser does not let Urvara show notices. Allow them in its settings for this page, and press again.`;
    }
    // The browser's own service, and not ours, was out of reach.
    if (error instanceof DOMException) {
      return t`The browser could not reach the service that brings its notices. Try again when you have signal.`;
    }
    return wordFailure(error);
  };
}
