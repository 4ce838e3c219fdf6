import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { termsVersion } from "#src/shared/terms.ts";
import { getConsent, insertConsent, updateWithdrawn } from "./consent-store.server.ts";
import { consentInput, consentState } from "./security-schema.ts";
import { requireFarmer } from "./store.server.ts";

/** Agreeing to the terms, and withdrawing that as easily. */
export function consentRoutes(server: Server, { db, now }: Parts): void {
  const answers = { tags: ["session"], response: { 200: consentState } };
  const readState = async (uid: string) => ({
    version: termsVersion,
    consent: await getConsent(db, uid),
  });

  server.get(
    "/api/session/consent",
    { schema: { ...answers, summary: "To which terms you agreed, and when" } },
    (request) => readState(requireFarmer(request).uid),
  );

  server.post(
    "/api/session/consent",
    { schema: { ...answers, summary: "Agree to the terms", body: consentInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      // What was read is what is agreed to, also by a page that was opened before the terms changed.
      if (request.body.version !== termsVersion) {
        throw new AppError("conflict", "The terms have changed meanwhile");
      }
      await db.transaction().execute((db) => insertConsent(db, { uid, now: now(), request }));
      return readState(uid);
    },
  );

  server.delete(
    "/api/session/consent",
    { schema: { ...answers, summary: "Withdraw your agreement" } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await db.transaction().execute((db) => updateWithdrawn(db, { uid, now: now(), request }));
      return readState(uid);
    },
  );
}
