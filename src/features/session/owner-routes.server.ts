import { z } from "zod";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { readRequestLanguage, requireMailAllowed, sendOwnerCode } from "./mail-gateway.server.ts";
import { insertOwnerCode } from "./owner.server.ts";
import type { PhoneCodes } from "./phone-gateway.server.ts";
import { getOwnPhone } from "./phone-store.server.ts";
import { getMailLanguage, getPasswordHash, requireFarmer } from "./store.server.ts";

/** What stands for the password where an account has none. */
export function ownerRoutes(server: Server, parts: Parts, { codes }: { codes: PhoneCodes }): void {
  server.post(
    "/api/session/owner-code",
    {
      schema: {
        tags: ["session"],
        summary: "Send a code that stands for the password of an account without one",
        response: { 202: z.object({ sent: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const { uid, email } = requireFarmer(request);
      // Else whoever reads the mail could do without the password.
      if ((await getPasswordHash(parts.db, uid)) !== null) {
        throw new AppError("conflict", "This account has a password, which is asked for instead");
      }
      const phone = isStandInEmail(email) ? await getOwnPhone(parts.db, uid) : null;
      if (phone) {
        const code = await insertOwnerCode(parts, { uid, email });
        await codes.deliver(request, { number: phone.number, code });
        return reply.status(202).send({ sent: true });
      }
      await requireMailAllowed(parts, { email, address: request.ip });
      const language = await getMailLanguage(parts.db, {
        email,
        otherwise: readRequestLanguage(request),
      });
      const code = await insertOwnerCode(parts, { uid, email });
      sendOwnerCode(parts, { to: email, language, code });
      return reply.status(202).send({ sent: true });
    },
  );
}
