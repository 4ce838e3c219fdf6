import { z } from "zod";
import { openReporters } from "#src/features/moderation/reporter-store.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { language } from "#src/shared/language.ts";
import { listProducts } from "./catalogue-store.server.ts";
import { productDetail, productId, productPage, productQuery } from "./schema.ts";
import { getProduct } from "./store.server.ts";
import { wishAnswer, wishList } from "./wish-schema.ts";
import { insertWish, listWishes, removeWish } from "./wish-store.server.ts";

const id = z.object({ id: productId });
const noSuchProduct = () => new AppError("not-found", "There is no such product");
const languageQuery = z.object({ language: z._default(language, "en") });

/** The products on sale: the list, and one of them. */
export function productRoutes(server: Server, parts: Pick<Parts, "db" | "live" | "now">): void {
  const { db, live, now } = parts;
  const hasReported = openReporters(db, live);
  server.get(
    "/api/products",
    { schema: { querystring: productQuery, response: { 200: productPage } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { query } = request;
      const isFromFarm = query.within !== undefined || query.sort === "nearest";
      // What is near comes first, unless something else is asked for.
      const isPlain = query.sort === undefined && query.search === "";
      const from = isFromFarm || isPlain ? await getFarmPlace(db, { uid }) : null;
      const sort = isPlain && from ? "nearest" : query.sort;
      if (isFromFarm && !from) {
        const field = query.within === undefined ? "sort" : "within";
        throw new AppError("invalid-input", "Where the farm lies is not known", {
          fields: { [field]: "place-missing" },
        });
      }
      const seesAll = !(await hasReported(uid));
      const today = getLocalDay(now());
      return listProducts(db, { ...query, sort, uid: seesAll ? null : uid, from, today });
    },
  );

  server.get(
    "/api/products/:id",
    { schema: { params: id, querystring: languageQuery, response: { 200: productDetail } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const product = await getProduct(db, {
        ...request.params,
        ...request.query,
        uid,
        today: getLocalDay(now()),
      });
      if (!product) throw noSuchProduct();
      return product;
    },
  );
  wishRoutes(server, parts);
}

/** What a farmer keeps an eye on. Each write says how it shall be, so that it may be sent again. */
function wishRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/wishes",
    { schema: { querystring: languageQuery, response: { 200: wishList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const viewer = { uid, ...request.query, today: getLocalDay(now()) };
      return { wishes: await listWishes(db, viewer) };
    },
  );

  server.put(
    "/api/wishes/:id",
    { schema: { params: id, response: { 200: wishAnswer } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await insertWish(db, {
        uid,
        productId: request.params.id,
        now: now(),
        today: getLocalDay(now()),
      });
      return { ...request.params, isWished: true };
    },
  );

  server.delete(
    "/api/wishes/:id",
    { schema: { params: id, response: { 200: wishAnswer } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await removeWish(db, { uid, productId: request.params.id });
      return { ...request.params, isWished: false };
    },
  );
}
