import { i18n } from "@lingui/core";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadAreaWords } from "./words.ts";

type LazyPart<Props> = {
  /** Fetches the part ahead of its use. */
  load: () => Promise<ComponentType<Props>>;
  Part: LazyExoticComponent<ComponentType<Props>>;
};

/**
 * A part of the product that is fetched when first shown, together with the words of the features in it.
 * @param areas the features, by the names of their folders
 */
export function lazyPart<Props>(
  areas: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const loadWhole = async () => {
    const [part] = await Promise.all([load(), loadAreaWords(i18n.locale, areas)]);
    return part;
  };
  return { load: loadWhole, Part: lazy(async () => ({ default: await loadWhole() })) };
}
