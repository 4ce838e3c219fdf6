import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SelectOption } from "#src/ui/field.tsx";
import { type BlogCategory, blogCategories } from "./schema.ts";

export const blogCategoryLabels = {
  water: msg`Water`,
  pests: msg`Pests and diseases`,
  soil: msg`Soil and fertiliser`,
  seeds: msg`Seeds and crops`,
  machinery: msg`Machines and tools`,
  market: msg`Selling`,
  livestock: msg`Animals`,
  stories: msg`Stories`,
} as const satisfies Record<BlogCategory, MessageDescriptor>;

/** The categories as the choices of a pick list. */
export function useBlogCategoryOptions(): SelectOption[] {
  const { i18n } = useLingui();
  return blogCategories.map((value) => ({ value, label: i18n._(blogCategoryLabels[value]) }));
}
