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

test("lists are read from text", () => {
  const env = readEnv({ PASSWORD_CLASSES: "lowercase,numeric" });
  expect(env.PASSWORD_CLASSES).toEqual(["lowercase", "numeric"]);
});

test.each([
  ["false", false],
  ["0", false],
  ["true", 1],
  ["2", 2],
  ["loopback", ["loopback"]],
  ["10.0.0.7, 172.16.0.0/12,fd00::/8", ["10.0.0.7", "172.16.0.0/12", "fd00::/8"]],
])("the proxies to believe may be given as %j", (text, proxies) => {
  expect(readEnv({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(proxies);
});

test.each(["yes", "-1", "12", "1.5", ",", "nginx", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.1/8/8"])(
  "%j are no proxies",
  (text) =>
    expect(() => readEnv({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY: must be false, true/),
);

test("contacts are links, and an e-mail address becomes one", () => {
  const env = readEnv({
    SECURITY_CONTACT: "security@urvara.example",
    GRIEVANCE_CONTACT: "Asha Patil <tel:+912532570000>",
  });
  expect(env.SECURITY_CONTACT).toBe("mailto:security@urvara.example");
  expect(env.GRIEVANCE_CONTACT).toEqual({ name: "Asha Patil", href: "tel:+912532570000" });
  for (const contact of ["javascript:alert(1)", "http://urvara.example", "Asha", "a@b.co\nX: y"]) {
    expect(() => readEnv({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT/);
    expect(() => readEnv({ GRIEVANCE_CONTACT: `Asha <${contact}>` })).toThrow(/GRIEVANCE_CONTACT/);
  }
  expect(() => readEnv({ GRIEVANCE_CONTACT: "a@b.co" })).toThrow(/Name <address>/);
});

test("a notice is a sentence, and its translations need one to translate", () => {
  expect(readEnv({ NOTICE_TEXT: " Made up " }).NOTICE_TEXT).toBe("Made up");
  expect(() => readEnv({ NOTICE_TEXT: "x".repeat(161) })).toThrow(/NOTICE_TEXT/);
  expect(() => readEnv({ NOTICE_TEXT_MR: "काल्पनिक" })).toThrow(/NOTICE_TEXT: is set together/);
});
