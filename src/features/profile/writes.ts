import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { putAnswer } from "#src/shared/change-query.ts";
import { farmPlaceKey, fieldsKey, notificationsKey } from "#src/shared/query-keys.ts";
import type { Writes } from "#src/shared/writes.ts";
import { profileKey } from "./api.ts";
import { type FarmUpdate, farmUpdate } from "./farm-schema.ts";
import { profile } from "./schema.ts";

/** What is told of the farm as a whole. */
export const farmWrites: Writes<FarmUpdate, "farm"> = {
  kind: "farm",
  command: farmUpdate,
  toRequest: (body) => ({ method: "PUT", path: "/api/profile/farm", body }),
  async applySent(client, { answer }) {
    await putAnswer(client, profileKey, profile.parse(answer));
    // Whoever had no field has got their first one.
    void client.invalidateQueries({ queryKey: fieldsKey });
    void client.invalidateQueries({ queryKey: notificationsKey });
    // The server finds the farm in its address; the plans of its fields lie below it.
    await client.invalidateQueries({ queryKey: farmPlaceKey });
  },
  getName: () => msg`Your farm profile`,
};

const givenName = z.object({ displayName: z.string() });

/** The name that others see, given where it is asked for. */
export const nameWrites: Writes<z.infer<typeof givenName>, "name"> = {
  kind: "name",
  command: givenName,
  toRequest: (body) => ({ method: "PUT", path: "/api/profile/display-name", body }),
  // It stands under all that this farmer has written.
  applySent: (client) => client.invalidateQueries(),
  getName: () => msg`Your name`,
};
