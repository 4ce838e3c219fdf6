import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { nameless } from "./nameless.ts";

/** A person's name as its reader sees it, also of whoever has given none or is gone. */
export function getNameWords(
  i18n: I18n,
  { name, isGone = false }: { name: string; isGone?: boolean },
): string {
  if (isGone) return i18n._(msg`Deleted account`);
  return name === nameless ? i18n._(msg`Unknown`) : name;
}
