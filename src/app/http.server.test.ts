import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { AppError } from "#src/shared/app-error.ts";
import { openTestServer, type TestServer } from "./test-server.server.ts";

/** A promise and the function that resolves it. */
function openGate(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const opened: TestServer[] = [];
async function open(given?: Parameters<typeof openTestServer>[0]): Promise<TestServer> {
  const testServer = await openTestServer(given);
  opened.push(testServer);
  return testServer;
}
afterEach(async () => {
  for (const testServer of opened.splice(0)) await testServer.close();
});

test("no answer lets a page run inline script or be framed", async () => {
  const { server } = await open();
  const answer = await server.inject("/health/live");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("a fault of ours leaves as a bare 500 with a request id, and the log line carries the same id", async () => {
  const lines: string[] = [];
  const { server } = await open({ logs: { write: (line) => void lines.push(line) } });
  server.get("/boom", () => {
    throw new Error("secret detail about sunita@example.com");
  });
  const answer = await server.inject("/boom");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: "internal-error",
    message: "Something went wrong on our side",
    requestId: expect.any(String),
  });
  const log = lines.join("");
  expect(log).toContain(answer.json().requestId);
  expect(log).not.toContain("sunita@example.com");
});

test("a refusal carries its code, its status and the time to wait", async () => {
  const { server } = await open();
  server.get("/busy", () => {
    throw new AppError("try-later", "Busy", { retryAfter: 2 });
  });
  const answer = await server.inject("/busy");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json()).toMatchObject({ code: "try-later", message: "Busy" });
});

test("broken JSON and a body that is too large are the sender's fault", async () => {
  const { server } = await open();
  const post = (payload: string) =>
    server.inject({
      method: "POST",
      url: "/api/session/sign-in",
      headers: { "content-type": "application/json", origin: "http://urvara.test" },
      payload,
    });
  expect((await post("{")).statusCode).toBe(400);
  const large = await post(JSON.stringify({ email: "x".repeat(200_000) }));
  expect(large.statusCode).toBe(413);
  expect(large.json().code).toBe("too-large");
});

test("one address that asks too often is told to wait", async () => {
  const { server } = await open();
  server.get("/cheap", { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, () => "ok");
  await server.inject("/cheap");
  await server.inject("/cheap");
  const answer = await server.inject("/cheap");
  expect(answer.statusCode).toBe(429);
  expect(answer.json().code).toBe("too-many-requests");
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("nobody is refused after a stall or two of the machine", async () => {
  const { server } = await open();
  for (const milliseconds of [1500, 1200]) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    await new Promise((resume) => setImmediate(resume));
  }
  expect((await server.inject("/health/live")).statusCode).toBe(200);
});

test("files of the build do not count, however many are asked for from one address", async () => {
  const { server } = await open();
  server.get("/assets/:file", () => "export {};");
  server.get("/other", () => "ok");
  const countTaken = async (url: string) => {
    const answers = [];
    for (let asked = 0; asked < 650; asked += 1) answers.push(await server.inject(url));
    return answers.filter(({ statusCode }) => statusCode === 200).length;
  };
  expect(await countTaken("/assets/part.js")).toBe(650);
  expect(await countTaken("/other")).toBe(600);
});

test("health follows the database, and figures are in the form that Prometheus reads", async () => {
  const { server, parts } = await open();
  expect((await server.inject("/health/ready")).json()).toEqual({ status: "ok" });
  const metrics = await server.inject("/metrics");
  expect(metrics.body).toContain('http_request_duration_seconds_count{method="GET"');
  await parts.db.destroy();
  expect((await server.inject("/health/ready")).statusCode).toBe(503);
  expect((await server.inject("/health/live")).statusCode).toBe(200);
});

test("the description of the API lists the routes with their schemas", async () => {
  const { server } = await open();
  await server.ready();
  const document = (await server.inject("/api/docs/json")).json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/blogs", "/api/session/sign-in", "/api/products", "/api/schemes"]),
  );
  expect((await server.inject("/api/docs/")).statusCode).toBe(200);
});

test("closing finishes a request in flight and takes no new one", async () => {
  const { server } = await open();
  const started = openGate();
  const finish = openGate();
  server.get("/slow", async () => {
    started.resolve();
    await finish.promise;
    return "finished";
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  const inFlight = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
  await started.promise;
  const closed = server.close();
  finish.resolve();
  expect(await inFlight).toBe("finished");
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
});

test("a server that stops answers requests that are on their way, on kept and on fresh connections", async () => {
  const { server } = await open();
  await server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.server.address() as AddressInfo;
  const openConnection = async () => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")));
    socket.on("error", (error) => (said += error.message));
    const closed = once(socket, "close");
    await once(socket, "connect");
    return { socket, closed, getSaid: () => said };
  };
  const request = "GET /health/live HTTP/1.1\r\nhost: urvara.test\r\n";
  const kept = await openConnection();
  kept.socket.write(`${request}\r\n`);
  await expect.poll(kept.getSaid).toContain("200 OK");
  const fresh = await openConnection();
  kept.socket.write(request);
  const closing = server.close();
  await new Promise((resolve) => setTimeout(resolve, 30));
  kept.socket.write("\r\n");
  fresh.socket.write(`${request}\r\n`);
  await Promise.all([kept.closed, fresh.closed, closing]);
  expect(kept.getSaid().match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
  expect(fresh.getSaid()).toContain("HTTP/1.1 200 OK");
});
