import { type AddressInfo, createConnection } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, type Ground, openGround, testOrigin } from "./test-ground.server.ts";

const json = { "content-type": "application/json" };

// Attacks with bodies and requests that no browser of ours would send.
describe(`bodies under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  let port = 0;
  beforeAll(async () => {
    ground = await openGround();
    farmer = await ground.openBrowser();
    await ground.product.server.listen({ port: 0, host: "127.0.0.1" });
    const address = ground.product.server.server.address() as AddressInfo | null;
    port = address?.port ?? 0;
  });
  afterAll(() => ground.close());

  const putName = (payload: string | Buffer, headers: Record<string, string> = json) =>
    ground.send(farmer, { method: "PUT", url: "/api/profile/display-name", payload, headers });

  /** Sends bytes as they are and answers what came back until the server or the time ended it. */
  const talk = (text: string, patience = 1500) =>
    new Promise<string>((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" });
      let answer = "";
      const finish = () => {
        clearTimeout(timer);
        socket.destroy();
        resolve(answer);
      };
      const timer = setTimeout(finish, patience);
      socket.on("data", (chunk) => {
        answer += chunk.toString("latin1");
      });
      socket.on("close", finish);
      socket.on("error", finish);
      socket.write(text, "latin1");
    });
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  const isWell = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200;

  test("many requests at once that are cut off are no faults of ours", async () => {
    // A server of its own: so many count, and would leave none for the others from this address.
    const flooded = await openGround();
    await flooded.product.server.listen({ port: 0, host: "127.0.0.1" });
    const { port: floodedPort } = flooded.product.server.server.address() as AddressInfo;
    const request = "GET /api/session HTTP/1.1\r\nhost: a\r\n\r\n".repeat(30);
    const cutOff = () =>
      new Promise<void>((resolve) => {
        const socket = createConnection({ port: floodedPort, host: "127.0.0.1" });
        socket.on("error", () => undefined);
        socket.on("close", () => resolve());
        socket.write(request, () => socket.resetAndDestroy());
      });
    for (let round = 0; round < 40; round += 1) await cutOff();
    const health = await fetch(`http://127.0.0.1:${floodedPort}/health/ready`);
    expect(health.status).toBe(200);
    expect(flooded.readOutput().split("request failed").length - 1).toBe(0);
    await flooded.close();
  });

  describe("malformed bodies", () => {
    test.each<[string, string | Buffer, number]>([
      ["nothing", "", 400],
      ["an open brace", "{", 400],
      ["a comma too many", '{"displayName":"A",}', 400],
      ["null", "null", 400],
      ["an array", '[{"displayName":"A"}]', 400],
      ["a text", '"displayName"', 400],
      ["a number", "1e999", 400],
      ["a comment", '{"displayName":"A"}//', 400],
      ["a name as number", '{"displayName":1}', 400],
      ["a name as array", '{"displayName":["A"]}', 400],
      ["a name as object", '{"displayName":{"$ne":null}}', 400],
      ["a zero character", '{"displayName":"A\\u0000"}', 400],
      ["30,000 brackets", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, 400],
      ["10,000 objects in each other", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, 400],
      [
        "10,000 keys",
        JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]))),
        400,
      ],
      ["70 kB", JSON.stringify({ displayName: "a".repeat(70_000) }), 413],
      ["UTF-16", Buffer.from('{"displayName":"A"}', "utf16le"), 400],
      ["a byte order mark alone", "\ufeff", 400],
    ])("%s is the sender's fault", async (_name, body, status) => {
      const answer = await putName(body);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(status === 413 ? "too-large" : "invalid-input");
      expect(answer.body).not.toMatch(/at .*\.(ts|js|mjs):\d/);
    });

    test("of one key given twice the last counts, for checking and for keeping", async () => {
      const wrong = await putName('{"displayName":"A","displayName":7}');
      expect(wrong.statusCode).toBe(400);
      const right = await putName('{"displayName":7,"displayName":"B"}');
      expect(right.json().displayName).toBe("B");
    });

    test.each<[string, Buffer]>([
      ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
      ["a name with half a character", Buffer.from('{"displayName":"A\\ud800"}')],
      [
        "an overlong slash",
        Buffer.concat([
          Buffer.from('{"displayName":"'),
          Buffer.from([0xc0, 0xaf]),
          Buffer.from('"}'),
        ]),
      ],
    ])("%s never is a fault of ours", async (_name, body) => {
      const answer = await putName(body);
      expect(answer.statusCode).toBeLessThan(500);
      expect((await ground.send(farmer, { url: "/api/profile" })).statusCode).toBe(200);
    });

    test.each<[string, Record<string, string>]>([
      ["XML", { "content-type": "application/xml" }],
      ["YAML", { "content-type": "application/yaml" }],
      ["an empty type", { "content-type": "" }],
      ["a type of rubbish", { "content-type": "a/b/c; d" }],
      ["JSON as text", { "content-type": "text/json" }],
      ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ])("%s is not read", async (_name, headers) => {
      const answer = await putName('{"displayName":"Not read"}', headers);
      expect([400, 415]).toContain(answer.statusCode);
      expect((await ground.send(farmer, { url: "/api/profile" })).body).not.toContain("Not read");
    });

    test("a packed body is not unpacked", async () => {
      const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
      const answer = await putName(bomb, { ...json, "content-encoding": "gzip" });
      expect([400, 413, 415]).toContain(answer.statusCode);
    });

    test.each([
      ["without a boundary", "multipart/form-data", "x"],
      [
        "that never ends",
        "multipart/form-data; boundary=b",
        '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nx',
      ],
      ["that is empty", "multipart/form-data; boundary=b", "--b--\r\n"],
      ["with a head that is none", "multipart/form-data; boundary=b", "--b\r\n\r\n\r\n--b--\r\n"],
    ])("a form %s is the sender's fault", async (_name, type, payload) => {
      const headers = { "content-type": type };
      const answer = await ground.send(farmer, {
        method: "POST",
        url: "/api/blogs",
        payload,
        headers,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    });
  });

  describe("malformed requests", () => {
    const head = (lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;
    const post = "POST /api/session/sign-in HTTP/1.1";
    const host = "Host: urvara.test";
    test.each<[string, string, number[]]>([
      ["no host", head(["GET /health/live HTTP/1.1", "Connection: close"]), [400]],
      ["an unknown method", head(["HACK /health/live HTTP/1.1", host]), [400]],
      [
        "a header of 100 kB",
        head(["GET /health/live HTTP/1.1", host, `X-A: ${"a".repeat(100_000)}`]),
        [431],
      ],
      [
        "2,000 headers of 10 bytes",
        head([
          "GET /health/live HTTP/1.1",
          host,
          ...Array.from({ length: 2000 }, (_, at) => `X-${at}: abcdefgh`),
        ]),
        [431],
      ],
      ["an address of 100 kB", head([`GET /${"a".repeat(100_000)} HTTP/1.1`, host]), [414, 431]],
      [
        "two lengths",
        `${head([post, host, "Content-Type: application/json", "Content-Length: 2", "Content-Length: 3"])}{}`,
        [400],
      ],
      [
        "a length and chunks",
        `${head([post, host, "Content-Type: application/json", "Content-Length: 4", "Transfer-Encoding: chunked"])}0\r\n\r\n`,
        [400],
      ],
      ["a negative length", head([post, host, "Content-Length: -1"]), [400]],
      [
        "a chunk whose size is no number",
        `${head([post, host, "Content-Type: application/json", "Transfer-Encoding: chunked"])}zz\r\n`,
        [400],
      ],
      [
        "a length beyond what is taken",
        head([
          post,
          host,
          `Origin: ${testOrigin}`,
          "Content-Type: application/json",
          "Content-Length: 99999999999",
        ]),
        [413],
      ],
      ["a zero byte in the address", head(["GET /health/\0live HTTP/1.1", host]), [400]],
      ["a zero byte in a header", head(["GET /health/live HTTP/1.1", host, "X-A: a\0b"]), [400]],
      ["a protocol without a version", "GET /api/profile\r\n\r\n", [400, 401]],
      ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [400]],
      [
        "TRACE",
        head(["TRACE / HTTP/1.1", host, "Cookie: a=secret", "Connection: close"]),
        [400, 404, 405],
      ],
      ["CONNECT", head(["CONNECT evil.test:443 HTTP/1.1", host]), [0, 400, 404, 405]],
    ])("%s is refused and the server goes on", async (_name, text, statuses) => {
      const answer = await talk(text);
      expect(statuses).toContain(statusOf(answer));
      expect(answer).not.toContain("a=secret");
      expect(await isWell()).toBe(true);
    });

    test("bodies and heads that never end hold up nobody", async () => {
      const endless = `${head([post, host, `Origin: ${testOrigin}`, "Content-Type: application/json", "Transfer-Encoding: chunked"])}5\r\n{"a":`;
      const slow = Array.from({ length: 60 }, (_, at) =>
        talk(at % 2 === 0 ? endless : "GET /health/live HTTP/1.1\r\nX-Slow: ", 1000),
      );
      const started = performance.now();
      expect(await isWell()).toBe(true);
      expect(performance.now() - started).toBeLessThan(900);
      await Promise.all(slow);
      const { requestTimeout, headersTimeout } = ground.product.server.server;
      expect(requestTimeout).toBeGreaterThan(0);
      expect(requestTimeout).toBeLessThanOrEqual(120_000);
      expect(headersTimeout).toBeGreaterThan(0);
      expect(headersTimeout).toBeLessThanOrEqual(60_000);
    });

    test("a whole address of another host in the request line is no way to it", async () => {
      const answer = await talk(
        head(["GET http://evil.test/api/profile HTTP/1.1", "Host: evil.test", "Connection: close"]),
      );
      expect([400, 401, 404]).toContain(statusOf(answer));
    });
  });
});
