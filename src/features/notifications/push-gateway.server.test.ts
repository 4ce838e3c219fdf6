import { createECDH } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnv } from "#src/platform/env.server.ts";
import type { PushMessage } from "./delivery-schema.ts";
import { isInnerAddress, openPush, type Push } from "./push-gateway.server.ts";
import { decrypt, openTestPush, type TestPush } from "./test-push.server.ts";

const secret = "a secret of at least thirty-two letters";
const now = new Date("2026-11-26T15:00:00Z");
const message: PushMessage = {
  title: "पाला: आज",
  text: "तापमान लगभग 1 °C तक।",
  path: "/weather",
  tag: "0b8d2c2e4f5a4d6f8a9b0c1d2e3f4a5b",
};
const given = { message, secondsOfUse: 3600.9, isUrgent: true };

let service: TestPush;
let push: Push;
const open = (settings: Record<string, string> = {}) => {
  const env = readEnv({ PUSH_ORIGINS: service.origin, ...settings });
  return openPush({ env, publicUrl: "https://farm.example.org", secret, now: () => now });
};

beforeEach(async () => {
  service = await openTestPush();
  push = open();
});
afterEach(async () => {
  await service.close();
});

test("the test's browser reads the example of RFC 8291, 5", () => {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url"));
  const body = Buffer.from(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    "base64url",
  );
  const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
  expect(decrypt(body, { curve, auth })).toBe("When I grow up, I want to be a watermelon");
});

test("a message comes encrypted, signed and with how long and how urgently it is of use", async () => {
  const subscription = service.subscribe("phone");
  expect(await push.send(subscription, given)).toEqual({ kind: "sent" });
  expect(service.pushed).toMatchObject([
    {
      browser: "phone",
      message,
      headers: {
        ttl: "3600",
        urgency: "high",
        topic: message.tag,
        "content-encoding": "aes128gcm",
      },
      sender: { publicKey: push.publicKey, audience: service.origin },
    },
  ]);
});

test("the product's key is the same at every start, and another's with another secret", () => {
  expect(open().publicKey).toBe(push.publicKey);
  const env = readEnv({});
  const parts = { env, publicUrl: "http://localhost:3000", now: () => now };
  const other = openPush({ ...parts, secret: `${secret}, but another` });
  expect(other.publicKey).not.toBe(push.publicKey);
  expect(Buffer.from(other.publicKey, "base64url")).toHaveLength(65);
});

test.each([
  [404, { kind: "gone" }],
  [410, { kind: "gone" }],
  [413, { kind: "too-large" }],
  [403, { kind: "refused", detail: "the push service answered 403" }],
  [500, { kind: "later", detail: "the push service answered 500", retryAfterSeconds: null }],
])("an answer of %i is told apart", async (status, outcome) => {
  service.behave({ status });
  expect(await push.send(service.subscribe("phone"), given)).toEqual(outcome);
});

test("keys that are no point of the curve are refused, and nobody is asked", async () => {
  const wrong = { ...service.subscribe("phone"), p256dh: "A".repeat(87) };
  expect(await push.send(wrong, given)).toEqual({ kind: "refused", detail: "its keys are none" });
  expect(service.pushed).toEqual([]);
});

test("how long to wait is read as seconds and as a date", async () => {
  const subscription = service.subscribe("phone");
  service.behave({ status: 429, headers: { "retry-after": "120" } });
  expect(await push.send(subscription, given)).toMatchObject({ retryAfterSeconds: 120 });
  service.behave({ status: 503, headers: { "retry-after": "Thu, 26 Nov 2026 15:05:00 GMT" } });
  expect(await push.send(subscription, given)).toMatchObject({ retryAfterSeconds: 300 });
});

test("a service that is not there can be tried again", async () => {
  const subscription = service.subscribe("phone");
  await service.close();
  expect(await push.send(subscription, given)).toMatchObject({ kind: "later" });
});

test.each([
  "http://push.example.com/abc",
  "https://127.0.0.1/abc",
  "https://10.1.2.3/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/abc",
  "https://[::ffff:192.168.0.1]/abc",
  "https://[fd00::1]/abc",
])("nothing is asked of %s", async (endpoint) => {
  expect(push.isAllowed(endpoint)).toBe(false);
  const { p256dh, auth } = service.subscribe("phone");
  expect(await push.send({ endpoint, p256dh, auth }, given)).toMatchObject({ kind: "refused" });
});

test("a name that leads into the own network is not followed", async () => {
  const { p256dh, auth } = service.subscribe("phone");
  const endpoint = "https://localhost:9/abc";
  expect(push.isAllowed(endpoint)).toBe(true);
  expect(await push.send({ endpoint, p256dh, auth }, given)).toEqual({
    kind: "later",
    detail: "localhost is no address of the internet",
    retryAfterSeconds: null,
  });
});

test("addresses of the internet are not the own network's", () => {
  expect(["142.250.1.1", "2404:6800::1"].map(isInnerAddress)).toEqual([false, false]);
  expect(["172.31.255.255", "100.64.0.1", "fe80::1"].map(isInnerAddress)).toEqual([
    true,
    true,
    true,
  ]);
});
