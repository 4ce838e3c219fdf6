import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { listPlaceNames } from "./gazetteer.server.ts";
import { placeNames, placeNamesQuery } from "./local-name-schema.ts";
import {
  farmPlaceAnswer,
  farmPlaceChangedTopic,
  farmPlaceInput,
  pinParameters,
  place,
  placeList,
  placeQuery,
  positionQuery,
} from "./schema.ts";
import { searchPlaces } from "./search-store.server.ts";
import {
  getFarmPlace,
  getPlaceByPin,
  requireGivenPlace,
  requireNearestPlace,
  updateFarmPlace,
} from "./store.server.ts";

const tags = ["place"];

function listRoutes(server: Server, { db }: Pick<Parts, "db">): void {
  server.get(
    "/api/places",
    {
      schema: {
        tags,
        summary: "Places that an address, a name or a PIN code may go on to name",
        querystring: placeQuery,
        response: { 200: placeList },
      },
    },
    async (request) => {
      requireFarmer(request);
      return searchPlaces(db, request.query);
    },
  );

  server.get(
    "/api/place-names",
    {
      schema: {
        tags,
        summary: "What readers of a language call districts and states",
        querystring: placeNamesQuery,
        response: { 200: placeNames },
      },
    },
    async (request) => {
      requireFarmer(request);
      return listPlaceNames(request.query.language);
    },
  );

  server.get(
    "/api/places/near",
    {
      schema: {
        tags,
        summary: "The place nearest to a position in India",
        querystring: positionQuery,
        response: { 200: place },
      },
    },
    async (request) => {
      requireFarmer(request);
      return requireNearestPlace(db, request.query);
    },
  );

  server.get(
    "/api/places/:pin",
    {
      schema: {
        tags,
        summary: "The place of a PIN code",
        params: pinParameters,
        response: { 200: place },
      },
    },
    async (request) => {
      requireFarmer(request);
      const found = await getPlaceByPin(db, request.params);
      if (!found) throw new AppError("not-found", "There is no such PIN code");
      return found;
    },
  );
}

/** Places of India by name, PIN code and position, and where the farmer's own farm lies. */
export function placeRoutes(
  server: Server,
  { db, live, now }: Pick<Parts, "db" | "live" | "now">,
): void {
  listRoutes(server, { db });
  const answers = { tags, response: { 200: farmPlaceAnswer } };

  server.get(
    "/api/farm-place",
    { schema: { ...answers, summary: "Where your farm lies, as far as it is known" } },
    async (request) => ({ place: await getFarmPlace(db, requireFarmer(request)) }),
  );

  server.put(
    "/api/farm-place",
    {
      schema: {
        ...answers,
        summary: "Say where your farm lies, by PIN code or position",
        body: farmPlaceInput,
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const given = await requireGivenPlace(db, request.body);
      await updateFarmPlace(db, { uid, ...given, now: now() });
      await live.publish(farmPlaceChangedTopic, {}, { to: "processes" });
      return { place: await getFarmPlace(db, { uid }) };
    },
  );
}
