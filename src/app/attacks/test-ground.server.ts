import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { vi } from "vitest";
import { builtFiles } from "#src/app/browser-files.server.ts";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { openPictures } from "#src/platform/pictures.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";
import { languages } from "#src/shared/language.ts";

export { testOrigin };
export type Answer = LightMyRequestResponse;
export type Browser = { email: string; uid: string; cookie: string; session: string };

export type Attack = {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  url: string;
  payload?: object | string | Buffer;
  headers?: Record<string, string>;
  /** The client's network address; one of the browser's own unless given. */
  address?: string;
};

export type Ground = {
  product: TestServer;
  /** Everything logged or printed so far. */
  readOutput(): string;
  /** A fresh account, signed in. */
  openBrowser(): Promise<Browser>;
  /** One request from our own page, unless headers say otherwise. */
  send(browser: Pick<Browser, "cookie"> | null, attack: Attack): Promise<Answer>;
  /** A multipart form, written by hand so that it can be wrong. */
  sendForm(
    browser: Browser,
    form: { method?: "POST" | "PUT"; url?: string; parts: FormPart[]; address?: string },
  ): Promise<Answer>;
  /** A network address that nobody has used. */
  newAddress(): string;
  /** Text of a file beside the public folder, which no request may ever be answered with. */
  secret: string;
  close(): Promise<void>;
};

export type FormPart = {
  name: string;
  filename?: string;
  type?: string;
  value: string | Buffer;
};

export const password = "correct horse 7 battery";
export const sessionCookie = "urvara.session_token";

/** A form as a browser writes it. */
export function encodeForm(parts: FormPart[]): { contentType: string; payload: Buffer } {
  const boundary = `----${randomUUID()}`;
  const chunks = parts.flatMap(({ name, filename, type, value }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
      filename === undefined ? "" : `; filename="${filename}"`
    }\r\n${type ? `content-type: ${type}\r\n` : ""}\r\n`,
    value,
    "\r\n",
  ]);
  const payload = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((one) => Buffer.from(one)));
  return { contentType: `multipart/form-data; boundary=${boundary}`, payload };
}

/** The parts of a post that is right but for what is given. */
export function postParts(picture: Buffer, changes: Record<string, string> = {}): FormPart[] {
  const fields = {
    id: randomUUID(),
    title: "Pipe in the paddy",
    description: "It shows when to water.",
    category: "water",
    ...changes,
  };
  return [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: "picture", filename: "paddy.png", type: "image/png", value: picture },
  ];
}

/** A folder as the build makes it, in a folder with a file that is nobody's business. */
async function makePages(secret: string): Promise<{ root: string; folder: string }> {
  const root = await mkdtemp(join(await findQuickFolder(), "urvara-attacks-"));
  const folder = join(root, "client");
  for (const name of ["pages", "assets", "pictures"]) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await writeFile(join(root, "secret"), secret);
  await writeFile(join(folder, "assets", "app-1.js"), "export {};\n");
  await writeFile(
    join(folder, "pictures", "field.svg"),
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
  );
  for (const name of ["landing", "login", "register", "app", "not-found", "sign-in", "sign-up"]) {
    for (const language of languages) {
      await writeFile(
        join(folder, "pages", `${name}.${language}.html`),
        `<p lang=${language}>${name}`,
      );
    }
  }
  return { root, folder };
}

/** Keeps what is printed instead of logged; libraries do that. */
function keepPrinted(lines: string[]): () => void {
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...printed: unknown[]) => {
      lines.push(
        printed.map((one) => (one instanceof Error ? inspectError(one) : String(one))).join(" "),
      );
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

const inspectError = (error: Error) =>
  `${error.stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`;

/** The real whole server, to be attacked, with further settings of its environment and a clock if need be. */
export async function openGround(
  settings: Record<string, string> = {},
  now?: () => Date,
): Promise<Ground> {
  const lines: string[] = [];
  const stopKeeping = keepPrinted(lines);
  const secret = `secret ${randomUUID()}`;
  const pages = await makePages(secret);
  const product = await openTestServer({
    env: { NODE_ENV: process.env["NODE_ENV"] ?? "", ...settings },
    logs: { write: (line) => void lines.push(line) },
    ...(now ? { now } : {}),
    browserFiles: builtFiles(pages.folder),
    // What attacked pictures cost is measured.
    pictures: openPictures(),
  });
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `10.1.${addresses >> 8}.${addresses & 255}`;
  };
  const send: Ground["send"] = (browser, { method = "GET", url, payload, headers, address }) =>
    product.server.inject({
      method,
      url,
      remoteAddress: address ?? "10.0.0.1",
      headers: {
        ...(method === "GET" ? {} : { origin: testOrigin }),
        ...(browser ? { cookie: browser.cookie } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    product,
    readOutput: () => lines.join("\n"),
    newAddress,
    send,
    secret,
    async openBrowser() {
      const email = `farmer-${randomUUID().slice(0, 8)}@example.com`;
      const answer = await send(null, {
        method: "POST",
        url: "/api/session/sign-up",
        payload: { email, password },
        address: newAddress(),
      });
      const session = readSession(answer);
      return { email, uid: answer.json().uid, session, cookie: `${sessionCookie}=${session}` };
    },
    sendForm(browser, { method = "POST", url = "/api/blogs", parts, address }) {
      const { contentType, payload } = encodeForm(parts);
      const headers = { "content-type": contentType };
      return send(browser, { method, url, payload, headers, ...(address ? { address } : {}) });
    },
    async close() {
      stopKeeping();
      await product.close();
      await rm(pages.root, { recursive: true, force: true });
    },
  };
}

/** The session cookie's value as a browser sends it back. */
export function readSession(answer: Answer): string {
  const found = answer.cookies.find(({ name }) => name === sessionCookie);
  if (!found?.value) throw new Error(`no session in ${answer.statusCode} ${answer.body}`);
  return encodeURIComponent(found.value);
}
