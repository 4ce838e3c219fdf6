import { z } from "zod";
import { reportedTopic } from "#src/features/moderation/reporter-store.server.ts";
import { announceNotifications } from "#src/features/notifications/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { readForm } from "#src/platform/form.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { language } from "#src/shared/language.ts";
import {
  createListingInput,
  editListingInput,
  listingStatusInput,
  removedListing,
  stockAnswer,
  stockInput,
  uploadedPicture,
} from "./listing-schema.ts";
import {
  insertListing,
  removeListing,
  updateListing,
  updateListingStatus,
  updateStock,
} from "./listing-store.server.ts";
import { productReportAnswer, productReportInput } from "./report-schema.ts";
import { insertProductReport } from "./report-store.server.ts";
import {
  ownListings,
  type ProductEvent,
  productDetail,
  productId,
  productsTopic,
} from "./schema.ts";
import { getOffer, getProduct, listOwnProducts } from "./store.server.ts";

const id = z.object({ id: productId });
const languageQuery = z.object({ language: z._default(language, "en") });
const writing = { rateLimit: { max: 60, timeWindow: "1 minute" } };
const noSuchListing = () => new AppError("not-found", "You have no such listing");

/** Selling: one's own listings, new and changed ones, and the report of somebody else's. */
export function listingRoutes(server: Server, parts: Parts): void {
  const { db, now } = parts;
  const { announce, announceOffer } = openAnnouncer(parts);

  server.get(
    "/api/listings",
    { schema: { querystring: languageQuery, response: { 200: ownListings } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const viewer = { uid, ...request.query, today: getLocalDay(now()) };
      return { listings: await listOwnProducts(db, viewer) };
    },
  );

  server.post(
    "/api/listings",
    {
      config: writing,
      schema: { body: createListingInput, response: { 200: productDetail, 201: productDetail } },
    },
    async (request, reply) => {
      const seller = requireFarmer(request);
      const { body: input } = request;
      const moment = { now: now(), today: getLocalDay(now()) };
      const viewer = { id: input.id, uid: seller.uid, language: input.language, ...moment };
      const isNew = await insertListing(db, { input, seller, ...moment });
      const listing = await getProduct(db, viewer);
      // The id is another's, or was used for something else.
      const isSame = listing?.isOwn && listing.title === input.title;
      if (!isNew && !isSame) throw new AppError("conflict", "This id belongs to another listing");
      if (!listing) throw noSuchListing();
      await announceOffer("listed", viewer);
      return reply.status(isNew ? 201 : 200).send(listing);
    },
  );

  server.put(
    "/api/listings/:id",
    {
      config: writing,
      schema: { params: id, body: editListingInput, response: { 200: productDetail } },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { version, ...input } = request.body;
      const moment = { now: now(), today: getLocalDay(now()) };
      const viewer = { ...request.params, uid, language: input.language, ...moment };
      const changed = await updateListing(db, { ...viewer, input, version });
      if (!changed) throw noSuchListing();
      await announceOffer("changed", viewer);
      const listing = await getProduct(db, viewer);
      if (!listing) throw noSuchListing();
      return listing;
    },
  );

  server.delete(
    "/api/listings/:id",
    { schema: { params: id, response: { 200: removedListing } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const removed = await removeListing(db, { ...request.params, uid, now: now() });
      if (!removed) throw noSuchListing();
      await announce({ kind: "gone", ...removed });
      return removed;
    },
  );
  pictureRoute(server, parts);
  stateRoutes(server, parts);
  reportRoute(server, parts);
}

/** A picture is sent before the listing that shows it; one that no listing shows is swept away after a day. */
function pictureRoute(server: Server, { media }: Pick<Parts, "media">): void {
  server.post(
    "/api/product-pictures",
    {
      config: writing,
      schema: { consumes: ["multipart/form-data"], response: { 201: uploadedPicture } },
    },
    async (request, reply) => {
      const farmer = requireFarmer(request);
      const { file } = await readForm(request, reply, "picture");
      if (!file) {
        throw new AppError("invalid-input", "A picture is needed", {
          fields: { picture: "picture-missing" },
        });
      }
      const { url } = await media.savePicture(file, farmer);
      return reply.status(201).send({ url });
    },
  );
}

/** Tells buyers what has changed; of what is not on sale they hear nothing. */
function openAnnouncer({ db, live }: Pick<Parts, "db" | "live">) {
  const announce = (event: ProductEvent) => live.publish(productsTopic, event, { to: "all" });
  return {
    announce,
    async announceOffer(
      kind: "listed" | "changed",
      offered: Parameters<typeof getOffer>[1],
    ): Promise<void> {
      const product = await getOffer(db, offered);
      if (product) await announce({ kind, product });
    },
  };
}

/** Whether a listing is on sale, and how much of it there is. */
function stateRoutes(server: Server, parts: Parts): void {
  const { db, now } = parts;
  const { announce, announceOffer } = openAnnouncer(parts);

  server.put(
    "/api/listings/:id/status",
    {
      config: writing,
      schema: {
        params: id,
        querystring: languageQuery,
        body: listingStatusInput,
        response: { 200: productDetail },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { status } = request.body;
      const moment = { now: now(), today: getLocalDay(now()) };
      const viewer = { ...request.params, uid, ...request.query, ...moment };
      const changed = await updateListingStatus(db, { ...viewer, status });
      if (!changed) throw noSuchListing();
      if (status === "live") await announceOffer("listed", viewer);
      else await announce({ kind: "gone", id: viewer.id, version: changed.version });
      const listing = await getProduct(db, viewer);
      if (!listing) throw noSuchListing();
      return listing;
    },
  );

  server.put(
    "/api/listings/:id/stock",
    { config: writing, schema: { params: id, body: stockInput, response: { 200: stockAnswer } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const own = { ...request.params, ...request.body, uid, now: now() };
      const changed = await updateStock(db, own);
      if (!changed) throw noSuchListing();
      const { stock } = request.body;
      if (changed.status === "live") await announce({ kind: "stock", id: own.id, stock });
      return { id: own.id, stock };
    },
  );
}

function reportRoute(server: Server, { db, env, live, now, newId }: Parts): void {
  server.post(
    "/api/products/:id/report",
    {
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      schema: { params: id, body: productReportInput, response: { 200: productReportAnswer } },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { event, toldUid } = await insertProductReport(db, {
        ...request.params,
        uid,
        input: request.body,
        now: now(),
        today: getLocalDay(now()),
        newId,
        reportsToHide: env.REPORTS_TO_HIDE,
      });
      await live.publish(reportedTopic, {}, { to: "processes" });
      if (event) await live.publish(productsTopic, event, { to: "all" });
      if (toldUid) await announceNotifications({ live }, [toldUid]);
      return request.params;
    },
  );
}
