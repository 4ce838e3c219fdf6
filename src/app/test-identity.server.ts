import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import cookie from "@fastify/cookie";
import { type FastifyBaseLogger, fastify, type InjectOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { sessionRoutes } from "#src/features/session/routes.server.ts";
import { openSms, type Sms } from "#src/features/session/sms-gateway.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Mail } from "#src/platform/mail.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { answerError } from "./errors.server.ts";

export const testOrigin = "http://farm.test:3000";
export const asha = { email: "asha@example.com", password: "wheat and gram 7" };
const sessionCookie = "urvara.session_token";

export type Answer = Awaited<ReturnType<Server["inject"]>>;
type Ask = (input?: unknown, options?: InjectOptions) => Promise<Answer>;

export type TestIdentity = {
  server: Server;
  parts: Parts;
  database: TestDatabase;
  /** What the server takes for now; set `time` to move it. */
  clock: { time: Date };
  /** Every mail sent so far. */
  mails: Mail[];
  /** The last mail to an address that holds a text, and the token of its link. */
  getMail(to: string, has?: string): Promise<Mail & { token: string }>;
  /** Every line logged so far, as one text. */
  readLog(): string;
  post(url: string, payload: unknown, options?: InjectOptions): Promise<Answer>;
  signUp: Ask;
  signIn: Ask;
  /** Asks a route that needs a farmer who it is that asks. */
  whoami(cookieHeader: string): Promise<Answer>;
  /** Forgets all accounts and attempts. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** A cookie that an answer sets. */
export const readCookie = (answer: Answer, name = sessionCookie) =>
  answer.cookies.find((one) => one.name === name);

/** The Cookie header that a browser sends after the given answer. */
export function toSessionCookie(answer: Answer): string {
  const found = readCookie(answer);
  if (!found?.value) throw new Error(`no session cookie in ${answer.statusCode} ${answer.body}`);
  return `${sessionCookie}=${encodeURIComponent(found.value)}`;
}

/** The Cookie header with everything that the given answer has set. */
export const toCookies = (answer: Answer): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");

function addTestRoutes(api: Server): void {
  api.get("/api/whoami", (request) => requireFarmer(request));
  api.put("/api/anything", { config: { isOpen: true } }, async () => ({ done: true }));
  api.put("/api/forget", async (request) => {
    request.forgetFarmer();
    return { done: true };
  });
}

async function openServer(parts: Parts, sms: Sms | null): Promise<Server> {
  const loggerInstance: FastifyBaseLogger = parts.log;
  const base = fastify({ loggerInstance, bodyLimit: 64 * 1024 });
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(serializerCompiler);
  const server: Server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  await server.register(cookie);
  await server.register(async (api: Server) => {
    await sessionRoutes(api, parts, { sms });
    addTestRoutes(api);
  });
  return server;
}

/** A server that signs people up and in and can do nothing else, for injected requests. */
export async function openTestIdentity(
  settings: Record<string, string> = {},
): Promise<TestIdentity> {
  const database = await openTestDb();
  const clock = { time: new Date() };
  const lines: string[] = [];
  const unused = () => {
    throw new Error("signing in does not need this");
  };
  const log = openLog({ LOG_LEVEL: "debug" }, { write: (line) => lines.push(line) });
  const live = openLive(database.db, { log });
  const mails: Mail[] = [];
  const publicUrl = settings["PUBLIC_URL"] ?? testOrigin;
  const parts: Parts = {
    env: readEnv({ PUBLIC_URL: publicUrl, ...settings }),
    publicUrl,
    secret: "a secret of the tests, long enough to sign with",
    log,
    db: database.db,
    live,
    media: new Proxy(Object.create(null), { get: unused }),
    mail: {
      async send(mail) {
        mails.push(mail);
      },
    },
    now: () => clock.time,
    newId: randomUUID,
  };
  const sms = openSms(parts);
  const server = await openServer(parts, sms);
  const post = (url: string, payload: unknown, options: InjectOptions = {}) =>
    server.inject({
      method: "POST",
      url,
      payload: JSON.stringify(payload),
      ...options,
      headers: { "content-type": "application/json", origin: publicUrl, ...options.headers },
    });
  return {
    server,
    parts,
    database,
    clock,
    readLog: () => lines.join(""),
    async getMail(to, has = "") {
      const find = () => mails.findLast((mail) => mail.to === to && mail.text.includes(has));
      // Mails are sent aside, so one may come a moment after the answer.
      for (let turn = 0; turn < 100 && !find(); turn++) await wait(10);
      const mail = find();
      if (!mail) throw new Error(`no mail to ${to}`);
      return { ...mail, token: /#([\w-]+)/.exec(mail.text)?.[1] ?? "" };
    },
    mails,
    post,
    signUp: (input = asha, options = {}) => post("/api/session/sign-up", input, options),
    signIn: (input = asha, options = {}) => post("/api/session/sign-in", input, options),
    whoami: (header) => server.inject({ url: "/api/whoami", headers: { cookie: header } }),
    async reset() {
      // What a request of the test before still does aside must not end up in the next one.
      const { pool } = database;
      while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) await wait(5);
      await pool.query(
        'truncate "users", "identityUser", "identityRateLimit", "identityVerification" cascade',
      );
      clock.time = new Date();
      mails.length = 0;
    },
    async close() {
      await server.close();
      await sms?.close();
      await live.close();
      await database.close();
    },
  };
}
