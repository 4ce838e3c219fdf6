import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "./app-error.ts";
import { describeFailure, onSignedOut, request } from "./http-client.ts";

const answers: Record<string, { status: number; body: string; headers?: Record<string, string> }> =
  {
    "/ok?search=a+b": { status: 200, body: '{"name":"Sunita"}' },
    "/odd": { status: 200, body: '{"name":7}' },
    "/signed-out": { status: 401, body: '{"code":"not-signed-in","message":"Sign in first"}' },
    "/field": {
      status: 400,
      body: '{"code":"invalid-input","message":"No","fields":{"phone":"too short"}}',
    },
    "/busy": {
      status: 503,
      body: '{"code":"try-later","message":"Busy"}',
      headers: { "retry-after": "2" },
    },
    "/proxy": { status: 502, body: "<html>Bad gateway</html>" },
  };
const server = createServer((incoming, reply) => {
  const answer = answers[incoming.url ?? ""] ?? { status: 404, body: "{}" };
  reply.writeHead(answer.status, answer.headers).end(answer.body);
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const person = z.object({ name: z.string() });

test("an answer is parsed, and empty search values are left out of the address", async () => {
  const query = { search: "a b", category: "", cursor: undefined };
  await expect(request(`${base}/ok`, person, { query })).resolves.toEqual({ name: "Sunita" });
});

test("an answer of the wrong shape is refused", async () => {
  await expect(request(`${base}/odd`, person)).rejects.toThrow();
});

test("a refusal comes back with the server's code, fields and waiting time", async () => {
  await expect(request(`${base}/field`, person)).rejects.toMatchObject({
    code: "invalid-input",
    fields: { phone: "too short" },
  });
  await expect(request(`${base}/busy`, person)).rejects.toMatchObject({ retryAfter: 2 });
});

test("an answer that is not ours becomes an internal error", async () => {
  await expect(request(`${base}/proxy`, person)).rejects.toMatchObject({ code: "internal-error" });
});

test("whoever listens hears of a lost session, and no longer after leaving", async () => {
  let heard = 0;
  const leave = onSignedOut(() => {
    heard += 1;
  });
  await request(`${base}/signed-out`, person).catch(() => undefined);
  leave();
  await request(`${base}/signed-out`, person).catch(() => undefined);
  expect(heard).toBe(1);
});

test("a network that gives no answer has its own code", async () => {
  const failure = await request("http://127.0.0.1:9", person).catch(describeFailure);
  expect(failure).toMatchObject({ code: "network-request-failed" });
  expect(describeFailure(new AppError("conflict", "x")).code).toBe("conflict");
  expect(describeFailure("odd")).toEqual({ code: "internal-error", message: "odd" });
});
