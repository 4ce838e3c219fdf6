import { useLingui } from "@lingui/react/macro";
import { blogCategoryLabels } from "./category-words.ts";
import type { BlogTexts } from "./schema.ts";

/** A post in one line. */
export function usePostText(): (post: BlogTexts) => string {
  const { i18n } = useLingui();
  return ({ title, category, description }) =>
    [title, i18n._(blogCategoryLabels[category]), description].join(" · ");
}
