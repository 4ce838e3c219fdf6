import { z } from "zod";
import { getFarmerLimit } from "#src/features/session/limits.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { editSchema, getEdit } from "#src/platform/edits.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import {
  insertCard,
  updateCard,
  updateChoice,
  updatePrice,
  updateRemoved,
} from "./change-store.server.ts";
import { cardInput, choiceInput, farmSoil, newCardInput, priceInput } from "./schema.ts";
import { getFarmSoil } from "./store.server.ts";

const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ fieldId: uuid });
const cardParams = z.object({ fieldId: uuid, cardId: uuid });
const config = { rateLimit: getFarmerLimit(60) };
const answers = { tags: ["soil"], response: { 200: farmSoil } };
const changes = { ...answers, ...editSchema };

type OwnParts = Pick<Parts, "db" | "now" | "newId">;

/** What was found in the soils of a farmer's own fields, and what their plans count with. */
export function soilRoutes(server: Server, parts: OwnParts): void {
  const { db, newId } = parts;

  server.get(
    "/api/soil",
    { schema: { ...answers, summary: "Your soil tests, prices and choices" } },
    async (request) => getFarmSoil(db, { uid: requireFarmer(request).uid }),
  );

  server.put(
    "/api/soil/prices",
    { config, schema: { ...changes, summary: "Tell a price of your shop", body: priceInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updatePrice(db, { uid, price: request.body, edit: getEdit(request, newId) });
      return getFarmSoil(db, { uid });
    },
  );

  server.put(
    "/api/soil/:fieldId/choice",
    {
      config,
      schema: { ...changes, summary: "Choose what a plan counts with", params, body: choiceInput },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const edit = getEdit(request, newId);
      await updateChoice(db, { uid, ...request.params, choice: request.body, edit });
      return getFarmSoil(db, { uid });
    },
  );

  cardRoutes(server, parts);
}

function cardRoutes(server: Server, { db, now, newId }: OwnParts): void {
  server.post(
    "/api/soil/:fieldId/cards",
    { config, schema: { ...answers, summary: "Enter a soil card", params, body: newCardInput } },
    async (request) => {
      const { uid } = requireFarmer(request);
      await insertCard(db, { uid, ...request.params, input: request.body, now: now() });
      return getFarmSoil(db, { uid });
    },
  );

  server.put(
    "/api/soil/:fieldId/cards/:cardId",
    {
      config,
      schema: { ...changes, summary: "Correct a card", params: cardParams, body: cardInput },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const edit = getEdit(request, newId);
      await updateCard(db, { uid, ...request.params, input: request.body, edit, now: now() });
      return getFarmSoil(db, { uid });
    },
  );

  server.delete(
    "/api/soil/:fieldId/cards/:cardId",
    { config, schema: { ...changes, summary: "Take a card away", params: cardParams } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const edit = getEdit(request, newId);
      await updateRemoved(db, { uid, ...request.params, edit, removedAt: now() });
      return getFarmSoil(db, { uid });
    },
  );

  server.post(
    "/api/soil/:fieldId/cards/:cardId/restore",
    { config, schema: { ...changes, summary: "Bring a card back", params: cardParams } },
    async (request) => {
      const { uid } = requireFarmer(request);
      const edit = getEdit(request, newId);
      await updateRemoved(db, { uid, ...request.params, edit, removedAt: null });
      return getFarmSoil(db, { uid });
    },
  );
}
