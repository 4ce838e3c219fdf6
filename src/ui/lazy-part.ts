import { i18n } from "@lingui/core";
import type { ComponentType } from "react";
import { loadAreaWords } from "./area-words.ts";
import { lazyView } from "./lazy-view.tsx";

type LazyPart<Props> = {
  /** Fetches the part ahead of its use. */
  load: () => Promise<ComponentType<Props>>;
  Part: ComponentType<Props>;
};

/**
 * A part of the product that is fetched when first shown, together with the words of the features in it.
 * @param areas the features, by the names of their folders
 * @param open where a failure is told: in the part's own place unless given
 */
export function lazyPart<Props extends object>(
  areas: readonly string[],
  load: () => Promise<ComponentType<Props>>,
  open: (load: () => Promise<ComponentType<Props>>) => ComponentType<Props> = lazyView,
): LazyPart<Props> {
  // What forms say stands on every screen that has words of its own.
  const needed = areas.length > 0 ? ["forms", ...areas] : areas;
  const loadWhole = async () => {
    const [part] = await Promise.all([load(), loadAreaWords(i18n.locale, needed)]);
    return part;
  };
  return { load: loadWhole, Part: open(loadWhole) };
}
