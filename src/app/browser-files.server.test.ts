import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, get as request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFiles } from "./browser-files.server.ts";
import { openTestServer, type TestServer } from "./test-server.server.ts";
import { openTestSms } from "./test-sms.server.ts";

const script = "export const acre = 4046.8564224;\n".repeat(100);
const packed = brotliCompressSync(script);
const drawing = "<svg xmlns='http://www.w3.org/2000/svg'/>";
const page = '<!doctype html><html lang="en"><body><p>Sign in</body></html>';

let folder: string;
let product: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urvara-files-"));
  const files: [string, string | Buffer][] = [
    ["assets/app-1.js", script],
    ["assets/app-1.js.br", packed],
    ["pictures/field.svg", drawing],
    ["pages/login.en.html", page],
    ["pages/not-found.en.html", page],
    ["service-worker.js", script],
  ];
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  product = await openTestServer({ browserFiles: builtFiles(folder) });
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  product.server.inject({ url, headers: { "accept-encoding": "identity", ...headers } });

test("a part of the app comes as the build packed it, to be kept for ever", async () => {
  const answer = await get("/assets/app-1.js", { "accept-encoding": "gzip, br" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "application/javascript; charset=utf-8",
    "content-length": String(packed.length),
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(String(answer.headers.vary).toLowerCase()).toContain("accept-encoding");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  const plain = await get("/assets/app-1.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(script);
});

test.each([
  ["/assets/app-1.js", "public, max-age=31536000, immutable"],
  ["/pictures/field.svg", "public, max-age=3600"],
  ["/service-worker.js", "no-cache"],
  ["/login", "no-cache"],
])("%s is kept by %s, and asked for again only as a whole if it has changed", async (url, kept) => {
  const first = await get(url);
  expect(first.statusCode).toBe(200);
  expect(first.headers["cache-control"]).toBe(kept);
  const again = await get(url, { "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect(again.headers["cache-control"]).toBe(kept);
});

test("a drawing may bring styles and nothing else, a page its own things", async () => {
  const svg = await get("/pictures/field.svg");
  expect(svg.headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect((await get("/login")).headers["content-security-policy"]).toContain("default-src 'self'");
  expect((await get("/login")).headers.vary).toMatch(/^Accept-Language, Cookie/);
});

test("no spelling of an address but one leads to a file", async () => {
  await product.server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = product.server.server.address() as AddressInfo;
  // As it stands, where fetch and injected requests would tidy the address up.
  const getAsWritten = async (path: string) => {
    const asked = request({ port, host: "127.0.0.1", path, agent: false });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return { status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() };
  };
  expect(await getAsWritten("/assets/app-1.js")).toEqual({ status: 200, body: script });
  for (const path of [
    "/assets/app-1.js.br",
    "/assets//app-1.js",
    "//assets/app-1.js",
    "/assets/./app-1.js",
    "/assets/%2e/app-1.js",
    "/assets/x/../app-1.js",
    "/assets/x/%2e%2e/app-1.js",
    "/assets/app-1.js/.",
    "/assets\\app-1.js",
    "/assets/..%2fpages/login.en.html",
    "/assets/../pages/login.en.html",
    "/pages/login.en.html",
  ]) {
    const { status, body } = await getAsWritten(path);
    expect([path, status]).toEqual([path, expect.toBeOneOf([403, 404])]);
    expect(body).not.toContain("acre");
  }
});

test("a sentence of the operator stands on every page, in its language, as text, and brings its style along", async () => {
  const env = { NOTICE_TEXT: "Made up & <b>for show</b>", NOTICE_TEXT_HI: "सब काल्पनिक है" };
  const noticed = await openTestServer({ env, browserFiles: builtFiles(folder) });
  try {
    const ask = (url: string) =>
      noticed.server.inject({ url, headers: { "accept-encoding": "identity" } });
    for (const url of ["/login", "/no-such-page"]) {
      const { body, headers } = await ask(url);
      expect(body).toContain("<p>Sign in");
      expect(body).toContain(
        '<span data-for="en" lang="en">Made up &amp; &lt;b&gt;for show&lt;/b&gt;</span>',
      );
      expect(body).toContain('<span data-for="hi" lang="hi">सब काल्पनिक है</span>');
      expect(body).toContain('<span data-for="mr" lang="en">Made up');
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
      const again = { "if-none-match": String(headers.etag) };
      expect((await noticed.server.inject({ url, headers: again })).statusCode).toBe(304);
    }
  } finally {
    await noticed.close();
  }
  expect((await get("/login")).body).not.toContain("notice");
  expect((await get("/login")).headers["content-security-policy"]).not.toContain("style-src");
});

test("where codes are sent to phones, the same address asks for the number first", async () => {
  await writeFile(join(folder, "pages/login-by-phone.en.html"), page.replace("Sign in", "Number"));
  const sms = await openTestSms();
  const calling = await openTestServer({ env: sms.settings, browserFiles: builtFiles(folder) });
  try {
    expect((await calling.server.inject({ url: "/login" })).body).toContain("<p>Number");
    expect((await get("/login")).body).toContain("<p>Sign in");
  } finally {
    await calling.close();
    await sms.close();
  }
});
