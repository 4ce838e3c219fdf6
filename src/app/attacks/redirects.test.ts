import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openModel } from "#src/features/assistant/model-gateway.server.ts";
import { openVision } from "#src/features/pests/vision-gateway.server.ts";
import { openPriceProvider } from "#src/features/prices/gateway.server.ts";
import { openWeatherProvider } from "#src/features/weather/gateway.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { type Ground, openGround } from "./test-ground.server.ts";

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Says of everybody that it is a person, if anybody asks it. */
let askedElsewhere = 0;
const elsewhere = createServer((_request, response) => {
  askedElsewhere += 1;
  response.setHeader("content-type", "application/json").end('{"success":true}');
});

let elsewhereUrl: string;
let status = 307;
let askedService = 0;
/** A service that was taken over, or moved: it sends whoever asks to another address. */
const service = createServer((request, response) => {
  askedService += 1;
  request.resume();
  response.writeHead(status, { location: `${elsewhereUrl}/latest/meta-data` }).end();
});

let url: string;
let ground: Ground;
beforeAll(async () => {
  elsewhereUrl = await listen(elsewhere);
  url = await listen(service);
  ground = await openGround({
    CAPTCHA_SECRET: "the secret of the service",
    CAPTCHA_VERIFY_URL: `${url}/siteverify`,
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: "urvara",
    OIDC_CLIENT_SECRET: "the secret of the provider",
  });
});
afterAll(async () => {
  await ground.close();
  for (const server of [service, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  askedElsewhere = 0;
  askedService = 0;
});

const now = new Date("2026-11-22T06:00:00Z");
const openEnv = () =>
  readEnv({
    WEATHER_URL: `${url}/v1/forecast`,
    MANDI_URL: `${url}/resource`,
    MANDI_KEY: "the key of the market",
    ASSISTANT_URL: `${url}/v1`,
    ASSISTANT_MODEL: "model",
    ASSISTANT_VISION_MODEL: "eye",
    ASSISTANT_KEY: "the key of the model",
  });

const questions: [string, () => Promise<unknown>][] = [
  [
    "the weather service",
    () =>
      openWeatherProvider(openEnv()).getForecast({
        latitude: 20.1,
        longitude: 73.9,
        pastDays: 1,
        now,
      }),
  ],
  [
    "the source of market prices",
    async () =>
      openPriceProvider(openEnv())?.({
        state: "Maharashtra",
        commodity: "Onion",
        today: "2026-11-22",
      }),
  ],
  [
    "the model that looks at photos",
    async () =>
      openVision(openEnv())?.judge({
        photo: Buffer.from("a leaf"),
        crop: "tomato",
        candidates: [{ id: "early-blight", name: "Early blight", signs: "rings" }],
      }),
  ],
  [
    "the language model",
    async () => {
      const model = openModel(openEnv(), { log: ground.product.parts.log, now: () => now });
      const messages = [{ role: "user" as const, content: "When do I water?" }];
      const { signal } = new AbortController();
      return (await model?.stream({ messages, tools: [], signal }).next())?.value;
    },
  ],
];

test.each(questions)("where %s sends us nobody is asked", async (_name, ask) => {
  for (status of [301, 302, 303, 307, 308]) {
    expect(await ask()).toMatchObject({ fault: "unreachable" });
  }
  expect(askedService).toBe(5);
  expect(askedElsewhere).toBe(0);
});

test("who says that somebody is a person is nobody but the captcha's own service", async () => {
  for (status of [302, 307]) {
    const answer = await ground.send(null, {
      method: "POST",
      url: "/api/session/sign-in",
      payload: { email: "asha@example.com", password: "monsoon-2026" },
      headers: { "x-captcha-response": "a script" },
      address: ground.newAddress(),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "try-later"]);
  }
  expect(askedService).toBe(2);
  expect(askedElsewhere).toBe(0);
});

test("what an identity provider says of itself it says itself", async () => {
  const answer = await ground.send(null, {
    method: "POST",
    url: "/api/session/provider/start",
    payload: { nonce: "n".repeat(32) },
    address: ground.newAddress(),
  });
  expect([answer.statusCode, answer.json().code], answer.body).toEqual([503, "try-later"]);
  expect(askedService).toBe(1);
  expect(askedElsewhere).toBe(0);
});
