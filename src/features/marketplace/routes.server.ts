import { z } from "zod";
import { getToday } from "#src/features/fields/rules.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { language } from "#src/shared/language.ts";
import { listProducts } from "./catalogue-store.server.ts";
import { productDetail, productPage, productQuery } from "./schema.ts";
import { getProduct } from "./store.server.ts";

export const productId = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) });
export const noSuchProduct = () => new AppError("not-found", "There is no such product");
const languageQuery = z.object({ language: z._default(language, "en") });

/** The products on sale: the list, and one of them. */
export function productRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/products",
    { schema: { querystring: productQuery, response: { 200: productPage } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { query } = request;
      const isFromFarm = query.within !== undefined || query.sort === "nearest";
      const from = isFromFarm ? await getFarmPlace(db, { uid }) : null;
      if (isFromFarm && !from) {
        const field = query.within === undefined ? "sort" : "within";
        throw new AppError("invalid-input", "Where the farm lies is not known", {
          fields: { [field]: "place-missing" },
        });
      }
      return listProducts(db, { ...query, uid, from, today: getToday(now()) });
    },
  );

  server.get(
    "/api/products/:id",
    { schema: { params: productId, querystring: languageQuery, response: { 200: productDetail } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const product = await getProduct(db, {
        ...request.params,
        ...request.query,
        uid,
        today: getToday(now()),
      });
      if (!product) throw noSuchProduct();
      return product;
    },
  );
}
