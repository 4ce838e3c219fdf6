import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Kysely } from "kysely";
import type { Env } from "./env.server.ts";
import type { Live } from "./live.server.ts";
import type { Logger } from "./log.server.ts";
import type { MailBox } from "./mail.server.ts";
import type { MediaStore } from "./media.server.ts";
import type { Tables } from "./tables.ts";

/** Everything a route may lean on, made once at the start and passed in. */
export type Parts = {
  env: Env;
  /** Where browsers find this product, without a trailing slash; links in mails begin with it. */
  publicUrl: string;
  /** Signs cookies and links. */
  secret: string;
  log: Logger;
  db: Kysely<Tables>;
  live: Live;
  media: MediaStore;
  mail: MailBox;
  now: () => Date;
  newId: () => string;
};

/** The HTTP server as features see it: schemas are zod, and their types flow into handlers. */
export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
