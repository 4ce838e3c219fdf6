import { listByKind } from "#src/features/notifications/store.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import type { AlertChecks } from "./checks.server.ts";
import { compareUrgency } from "./rules.ts";
import { alertKinds, alertList, alertNotification } from "./schema.ts";
import { listSownFields } from "./store.server.ts";

/** What the forecast warns a farmer of. */
export function alertRoutes(
  server: Server,
  { db, now }: Pick<Parts, "db" | "now">,
  { checks }: { checks: Pick<AlertChecks, "checkFarm"> },
): void {
  server.get(
    "/api/alerts",
    {
      schema: {
        tags: ["weather"],
        summary: "The weather alerts for your farm that are in force",
        response: { 200: alertList },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      await checks.checkFarm(uid);
      const today = getLocalDay(now());
      const told = await listByKind(db, { uids: [uid], kinds: alertKinds, from: today });
      const alerts = told
        .filter(({ overDate }) => overDate === null)
        .flatMap((each) => alertNotification.safeParse(each).data ?? [])
        .toSorted((one, other) => compareUrgency(one.data, other.data));
      const sown = await listSownFields(db, { uids: [uid], today });
      return { alerts, hasCrop: sown.length > 0 };
    },
  );
}
