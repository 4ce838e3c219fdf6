import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { productPage, productQuery } from "./schema.ts";
import { listProducts } from "./store.server.ts";

export function productRoutes(server: Server, { db }: Pick<Parts, "db">): void {
  server.get(
    "/api/products",
    { schema: { querystring: productQuery, response: { 200: productPage } } },
    async (request) => {
      requireFarmer(request);
      return listProducts(db, request.query);
    },
  );
}
