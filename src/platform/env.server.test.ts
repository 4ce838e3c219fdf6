import { expect, test } from "vitest";
import { readEnv } from "./env.server.ts";

test("nothing set gives the defaults", () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: "./data", PASSWORD_MIN_LENGTH: 6 });
});

test("an empty setting counts as not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "" }).DATABASE_URL).toBeUndefined();
});

test("a wrong value stops the start with its name", () => {
  expect(() => readEnv({ PORT: "99999" })).toThrow(/PORT/);
  expect(() => readEnv({ DATABASE_URL: "mysql://x" })).toThrow(/DATABASE_URL/);
  expect(() => readEnv({ SECRET: "short", LOG_LEVEL: "loud" })).toThrow(/SECRET[\s\S]*LOG_LEVEL/);
});

test("lists and flags are read from text", () => {
  const env = readEnv({ TRUST_PROXY: "true", PASSWORD_CLASSES: "lowercase,numeric" });
  expect(env).toMatchObject({ TRUST_PROXY: true, PASSWORD_CLASSES: ["lowercase", "numeric"] });
});
