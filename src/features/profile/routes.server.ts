import { farmPlaceChangedTopic } from "#src/features/place/schema.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { chooseLanguage, languageCookie } from "#src/shared/language.ts";
import { accountRoutes, pictureRoutes, removalRoutes } from "./account-routes.server.ts";
import { farmUpdate, languageInput } from "./farm-schema.ts";
import { displayNameInput } from "./name-schema.ts";
import { announceName, updateDisplayName } from "./name-store.server.ts";
import { profile } from "./schema.ts";
import { requireProfile, updateFarmProfile, updateLanguage } from "./store.server.ts";

const answers = { tags: ["profile"], response: { 200: profile } };

/** A farmer's own record: nobody else's can be named, so nobody else's can be touched. */
export function profileRoutes(server: Server, parts: Parts): void {
  const { db, live, now, newId } = parts;
  pictureRoutes(server, parts);
  accountRoutes(server, parts);
  removalRoutes(server, parts);

  server.get(
    "/api/profile",
    { schema: { ...answers, summary: "Your own record" } },
    async (request) => requireProfile(db, requireFarmer(request)),
  );

  server.put(
    "/api/profile/farm",
    { schema: { ...answers, summary: "Save what Setup asks for", body: farmUpdate } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { cookies, headers } = request;
      const otherwise = chooseLanguage(cookies[languageCookie], headers["accept-language"]);
      const { upon, ...farm } = request.body;
      const own = { uid, farm, upon, otherwise, now: now(), newId };
      const isElsewhere = await updateFarmProfile(db, own);
      if (isElsewhere) await live.publish(farmPlaceChangedTopic, {}, { to: "processes" });
      return requireProfile(db, { uid });
    },
  );

  server.put(
    "/api/profile/display-name",
    { schema: { ...answers, summary: "Set the name you go by", body: displayNameInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const renamed = await updateDisplayName(db, { uid, ...request.body });
      // The session names its farmer too, and with it the author of the next post.
      request.forgetFarmer();
      await announceName(parts, renamed);
      return requireProfile(db, { uid });
    },
  );

  server.put(
    "/api/profile/language",
    { schema: { ...answers, summary: "Set the language you read", body: languageInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updateLanguage(db, { uid, language: request.body.language });
      return requireProfile(db, { uid });
    },
  );
}
