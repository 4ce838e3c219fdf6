import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { languages } from "#src/shared/language.ts";
import {
  getFarmerFacts,
  listReadyDocuments,
  updateReadyDocument,
  updateSchemeAnswers,
} from "./answer-store.server.ts";
import { listRuledSchemes, requireDetails } from "./catalogue-store.server.ts";
import { readyDocumentList, readyInput, schemeDetails } from "./detail-schema.ts";
import { answersInput, farmerFacts, schemeFits } from "./eligibility-schema.ts";
import { reminderRoutes } from "./reminder-routes.server.ts";
import { schemePage, schemeQuery } from "./schema.ts";
import { getScheme, listSchemes } from "./store.server.ts";

const params = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const querystring = z.object({ language: z.enum(languages).default("en") });
const config = { rateLimit: { max: 120, timeWindow: "1 minute" } };
const tags = ["schemes"];

export function schemeRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/schemes",
    { schema: { tags, querystring: schemeQuery, response: { 200: schemePage } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { query } = request;
      const known = query.sort === "fit" ? await getFarmerFacts(db, { uid, now: now() }) : null;
      return listSchemes(db, { ...query, facts: known?.facts });
    },
  );

  server.get(
    "/api/schemes/:id",
    { schema: { tags, params, querystring, response: { 200: schemeDetails } } },
    async (request) => {
      requireFarmer(request);
      const { language } = request.query;
      const row = await getScheme(db, { ...request.params, language });
      if (!row) throw new AppError("not-found", "There is no such scheme");
      return requireDetails(row, language);
    },
  );

  answerRoutes(server, { db, now });
  reminderRoutes(server, { db, now });
}

/** What a farmer told of themselves for the schemes; nobody else's can be reached. */
function answerRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/scheme-fits",
    { schema: { tags, response: { 200: schemeFits } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const known = await getFarmerFacts(db, { uid, now: now() });
      return { ...known, schemes: listRuledSchemes() };
    },
  );

  server.put(
    "/api/scheme-answers",
    { config, schema: { tags, body: answersInput, response: { 200: farmerFacts } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updateSchemeAnswers(db, { uid, input: request.body, now: now() });
      return getFarmerFacts(db, { uid, now: now() });
    },
  );

  server.get(
    "/api/scheme-documents",
    { schema: { tags, response: { 200: readyDocumentList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { documents: await listReadyDocuments(db, { uid }) };
    },
  );

  server.put(
    "/api/scheme-documents",
    { config, schema: { tags, body: readyInput, response: { 200: readyDocumentList } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updateReadyDocument(db, { uid, input: request.body });
      return { documents: await listReadyDocuments(db, { uid }) };
    },
  );
}
