import { describe, expect, test } from "vitest";
import { applyProductEvent, applyToProduct } from "./rules.ts";
import type { Product, ProductFilters } from "./schema.ts";

const make = (id: string, change: Partial<Product> = {}): Product => ({
  id,
  image: "/pictures/products/red-onion.svg",
  title: id,
  description: "",
  price: 10,
  priceInPaise: 1000,
  unit: "kg",
  category: "produce",
  authorName: "Asha",
  authorAvator: null,
  language: "en",
  stock: 5,
  isSample: false,
  place: null,
  deliveryRadiusKm: null,
  rating: null,
  ratingCount: 0,
  createdDate: "2026-11-21T06:00:00.000Z",
  version: 1,
  ...change,
});

const old = make("old");
const pages = [{ products: [old], nextCursor: null }];
const later = { createdDate: "2026-11-21T07:00:00.000Z" };
const idsAfter = (product: Product, filters: ProductFilters = {}) =>
  applyProductEvent(pages, { event: { kind: "listed", product }, filters })[0]?.products.map(
    ({ id }) => id,
  );

describe("a newly listed product", () => {
  test("comes first where the newest do, once however often it is told", () => {
    expect(idsAfter(make("new", later))).toEqual(["new", "old"]);
    const event = { kind: "listed", product: make("new", later) } as const;
    const once = applyProductEvent(pages, { event, filters: {} });
    expect(applyProductEvent(once, { event, filters: {} })[0]?.products).toHaveLength(2);
  });

  test.each<[string, ProductFilters, string[]]>([
    ["of its category", { category: "produce" }, ["new", "old"]],
    ["of another category", { category: "seeds" }, ["old"]],
    ["that holds its price", { minPrice: 10, maxPrice: 10 }, ["new", "old"]],
    ["of dearer things", { minPrice: 11 }, ["old"]],
    ["ordered by price", { sort: "price-low" }, ["old"]],
    ["of what is near", { within: "25" }, ["old"]],
    ["of a search", { search: "new" }, ["old"]],
  ])("and a list %s", (_name, filters, ids) => {
    expect(idsAfter(make("new", later), filters)).toEqual(ids);
  });

  test("that was paused keeps its moment and does not jump to the top", () => {
    expect(idsAfter(make("back", { createdDate: "2026-11-01T06:00:00.000Z" }))).toEqual(["old"]);
  });

  test("that is sold out stays out of a list of what is in stock", () => {
    expect(idsAfter(make("new", { ...later, stock: 0 }), { inStock: "yes" })).toEqual(["old"]);
  });
});

describe("a known product", () => {
  test("changes in its place, but never back to an older version", () => {
    const event = { kind: "changed", product: make("old", { title: "New", version: 2 }) } as const;
    const changed = applyToProduct(old, event);
    expect(changed?.title).toBe("New");
    expect(applyToProduct(make("old", { version: 3 }), event)?.title).toBe("old");
  });

  test("leaves when it is gone, unless it is back already", () => {
    const event = { kind: "gone", id: "old", version: 2 } as const;
    expect(applyProductEvent(pages, { event, filters: {} })[0]?.products).toEqual([]);
    expect(applyToProduct(make("old", { version: 3 }), event)).not.toBeNull();
  });

  test("tells its stock, and nothing is drawn anew when that stays", () => {
    expect(applyToProduct(old, { kind: "stock", id: "old", stock: 2 })?.stock).toBe(2);
    expect(applyToProduct(old, { kind: "stock", id: "old", stock: 5 })).toBe(old);
    const event = { kind: "stock", id: "elsewhere", stock: 1 } as const;
    expect(applyProductEvent(pages, { event, filters: {} })).toBe(pages);
  });
});
