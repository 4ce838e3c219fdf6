import type { Product, ProductEvent, ProductFilters, ProductPage } from "./schema.ts";

/** Whether a product that arrives live may stand in a list; where no word is searched, the list knows its place. */
function belongsInto(product: Product, filters: ProductFilters): boolean {
  const { category, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, inStock } = filters;
  if (filters.search || filters.within || (filters.sort && filters.sort !== "newest")) return false;
  if (category && product.category !== category) return false;
  return product.price >= minPrice && product.price <= maxPrice && (!inStock || product.stock > 0);
}

/** A known product after an event about it; null when it is gone. The same object when nothing changed. */
export function applyToProduct<Known extends Product>(
  known: Known,
  event: ProductEvent,
): Known | null {
  switch (event.kind) {
    case "listed":
    case "changed":
      return event.product.version >= known.version ? { ...known, ...event.product } : known;
    case "gone":
      return event.version >= known.version ? null : known;
    case "stock":
      return known.stock === event.stock ? known : { ...known, stock: event.stock };
  }
}

/** The product that an event is about. */
export function idOf(event: ProductEvent): string {
  return "product" in event ? event.product.id : event.id;
}

/**
 * The loaded pages after an event: what changed is changed in its place, what is gone leaves, what is newly
 * listed comes first where the newest do.
 */
export function applyProductEvent(
  pages: ProductPage[],
  { event, filters }: { event: ProductEvent; filters: ProductFilters },
): ProductPage[] {
  const id = idOf(event);
  let isKnown = false;
  const changed = pages.map((page) => {
    const known = page.products.find((product) => product.id === id);
    if (!known) return page;
    isKnown = true;
    const next = applyToProduct(known, event);
    if (next === known) return page;
    const products = page.products.flatMap((product) =>
      product === known ? (next ?? []) : product,
    );
    return { ...page, products };
  });
  if (isKnown) return changed.some((page, index) => page !== pages[index]) ? changed : pages;
  const [first, ...rest] = pages;
  if (event.kind !== "listed" || !first || !belongsInto(event.product, filters)) return pages;
  // What is listed again after a pause keeps its moment, and may stand further down.
  const { product } = event;
  const newest = first.products[0];
  if (newest && newest.createdDate > product.createdDate) return pages;
  return [{ ...first, products: [product, ...first.products] }, ...rest];
}
