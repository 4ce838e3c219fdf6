import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestIdentity } from "#src/app/test-identity.server.ts";
import {
  openTestSmpp,
  readSubmit,
  type TestSmpp,
  testCertificate,
} from "#src/app/test-smpp.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { languages } from "#src/shared/language.ts";
import { openSmpp } from "./smpp-gateway.server.ts";
import { type Gateway, openSms } from "./sms-gateway.server.ts";

const publicUrl = "https://urvara.example";
const number = "+919876543210";
const template = "1707161234567890123";
const patient = { enquireEveryInMs: 60_000, restInMs: 50 };
let smpp: TestSmpp;
let gateway: Gateway;
let opened: Pick<Gateway, "close">[];

const open = (settings: Record<string, string> = {}, pace = patient): Gateway => {
  const one = openSmpp({ env: readEnv({ ...smpp.settings, ...settings }) }, pace);
  opened.push(one);
  return one;
};
const openWords = (settings: Record<string, string>) => {
  const sms = openSms({ env: readEnv({ ...smpp.settings, ...settings }), publicUrl });
  if (!sms) throw new Error("no gateway is set up");
  opened.push(sms);
  return sms;
};
const send = (text = "Hi", from = gateway) => from.send({ number, template, text, values: {} });
const listSubmits = () => smpp.list("submit_sm").map(readSubmit);
const listTexts = () => listSubmits().map(({ short_message: octets }) => octets.toString("latin1"));
const octets = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ""), "hex");

beforeAll(async () => {
  smpp = await openTestSmpp();
});
afterAll(() => smpp.close());
beforeEach(() => {
  opened = [];
  gateway = open();
});
afterEach(async () => {
  smpp.react("unbind", 0);
  for (const one of opened) await one.close?.();
  await smpp.reset();
});

// SMPP 3.4, Issue 1.2: 4.1.5 and 4.4.1 have the fields in their order, 5.3.2 the optional ones.
test("binding and a message are octet for octet what the specification says", async () => {
  await send();
  const [bind, submit] = smpp.taken;
  expect(bind?.bytes).toEqual(
    octets(`
      00000024 00000009 00000000 00000001
      757276617261 00
      70407373 3a 7764 00
      00 34 00 00 00`),
  );
  expect(submit?.bytes).toEqual(
    octets(`
      00000063 00000004 00000000 00000002
      00
      05 00 555256415241 00
      01 01 393139383736353433323130 00
      00 00 00 00 00 00 00 00 00
      02 4869
      1400 0013 31373031313539383736353433323130393837
      1401 0013 31373037313631323334353637383930313233`),
  );
});

test.each([
  { language: "en", coding: 0, start: "042042 is your code for Urvara.", parts: 1 },
  { language: "hi", coding: 8, start: "Urvara के लिए आपका कोड 042042 है।", parts: 2 },
  { language: "mr", coding: 8, start: "Urvara साठी तुमचा कोड 042042 आहे.", parts: 2 },
] as const)("a code in $language comes in its letters", async (expected) => {
  const { language, coding, start, parts } = expected;
  const sms = openWords({
    SMS_TEMPLATE_ID_HI: "1707160000000000002",
    SMS_TEMPLATE_ID_MR: "1707160000000000003",
  });
  await sms.sendCode({ number, code: "042042", language });
  const taken = listSubmits();
  expect(taken).toHaveLength(parts);
  const bodies = taken.map(({ short_message: part }) => part.subarray(parts > 1 ? 6 : 0));
  const text =
    coding === 8
      ? new TextDecoder("utf-16be").decode(Buffer.concat(bodies))
      : // In the GSM alphabet, @ is 0 and these other letters are those of ASCII (3GPP TS 23.038, 6.2.1).
        Buffer.concat(bodies).toString("latin1").replaceAll("\0", "@");
  expect(text.startsWith(start)).toBe(true);
  expect(text.endsWith("\n\n@urvara.example #042042")).toBe(true);
  const id = `170716${{ en: "1234567890123", hi: "0000000000002", mr: "0000000000003" }[language]}`;
  for (const submit of taken) {
    expect(submit.data_coding).toBe(coding);
    expect(submit.optional).toEqual({ "0x1400": "1701159876543210987", "0x1401": id });
  }
});

test("letters of the GSM alphabet have its octets, some an escape before them", async () => {
  await send("@£$¥_{}[]~^\\|€");
  // 3GPP TS 23.038, 6.2.1 and 6.2.1.1
  expect(listSubmits()[0]?.short_message).toEqual(
    octets("00 01 02 03 11 1b28 1b29 1b3c 1b3e 1b3d 1b14 1b2f 1b40 1b65"),
  );
});

/** Parts as a phone joins them: by one reference, in their order (3GPP TS 23.040, 9.2.3.24.1). */
function joinParts(): { sizes: number[]; whole: Buffer } {
  const parts = listSubmits();
  const reference = parts[0]?.short_message.readUInt8(3) ?? 0;
  for (const [at, { short_message: part, esm_class: kind }] of parts.entries()) {
    expect(kind).toBe(0x40);
    expect([...part.subarray(0, 6)]).toEqual([5, 0, 3, reference, parts.length, at + 1]);
  }
  const bodies = parts.map(({ short_message: part }) => part.subarray(6));
  return { sizes: bodies.map(({ length }) => length), whole: Buffer.concat(bodies) };
}

test.each([
  ["160 letters go alone", "a".repeat(160), []],
  ["161 go in two", "a".repeat(161), [153, 8]],
  ["an escape stays with its letter", `${"a".repeat(152)}€${"b".repeat(20)}`, [152, 22]],
  ["70 of UCS-2 go alone", "क".repeat(70), []],
  ["71 go in two", "क".repeat(71), [134, 8]],
  ["a pair of surrogates stays whole", `${"क".repeat(66)}🌾${"ख".repeat(9)}`, [132, 22]],
])("%s", async (_name, text, expected) => {
  await send(text);
  if (expected.length === 0) {
    expect(listSubmits()).toMatchObject([{ esm_class: 0 }]);
    return;
  }
  const { sizes, whole } = joinParts();
  expect(sizes).toEqual(expected);
  const read = text.includes("क")
    ? new TextDecoder("utf-16be").decode(whole)
    : whole.toString("latin1").replaceAll("\u001be", "€");
  expect(read).toBe(text);
});

test("a longest notice takes two parts in every language", async () => {
  const { notices } = openWords({ SMS_NOTICE_TEMPLATE_ID: "1707160000000000001" });
  for (const language of languages) {
    await notices?.send({ number, title: "कांद्यावरील करपा ".repeat(20), language });
  }
  expect(smpp.list("submit_sm")).toHaveLength(2 * languages.length);
});

// Their values: SMPP 3.4, 5.1.3
test.each([
  { status: 0x58, name: "ESME_RTHROTTLED", code: "try-later" },
  { status: 0x14, name: "ESME_RMSGQFUL", code: "try-later" },
  { status: 0x08, name: "ESME_RSYSERR", code: "try-later" },
  { status: 0x0b, name: "ESME_RINVDSTADR", code: "sms-not-sent" },
  { status: 0x45, name: "ESME_RSUBMITFAIL", code: "sms-not-sent" },
  { status: 0x400, name: "0x400", code: "sms-not-sent" },
])("$name is told as $code, and the connection stays", async ({ status, name, code }) => {
  smpp.react("submit_sm", status);
  await expect(send()).rejects.toMatchObject({ code, message: `The SMS gateway answered ${name}` });
  smpp.react("submit_sm", 0);
  await send();
  expect(smpp.count).toBe(1);
});

test("of a message whose first part is refused, no other is sent", async () => {
  smpp.react("submit_sm", 0x58);
  await expect(send("क".repeat(71))).rejects.toThrow();
  expect(smpp.list("submit_sm")).toHaveLength(1);
});

test("a gateway that has forgotten the binding is bound to anew", async () => {
  smpp.react("submit_sm", 0x04);
  await expect(send()).rejects.toThrow("ESME_RINVBNDSTS");
  smpp.react("submit_sm", 0);
  await send();
  expect(smpp.list("bind_transceiver")).toHaveLength(2);
});

test("a refused bind is told without its password, and asked again after a rest", async () => {
  smpp.react("bind_transceiver", 0x0e);
  const told = await Promise.allSettled([send(), send()]);
  for (const { status, reason } of told.map((one) => ({ reason: null, ...one }))) {
    expect(status).toBe("rejected");
    expect(String(reason)).toBe("Error: The SMS gateway refused to bind: ESME_RINVPASWD");
  }
  await expect(send()).rejects.toThrow("refused to bind");
  expect(smpp.count).toBe(1);
  smpp.react("bind_transceiver", 0);
  await expect.poll(() => send().then(() => "sent", String)).toBe("sent");
  expect(smpp.count).toBe(2);
});

test("two at once go over one connection, and each gets its own answer", async () => {
  smpp.react("submit_sm", "silence");
  const told = Promise.allSettled([send("one"), send("two")]);
  await expect.poll(listTexts).toEqual(["one", "two"]);
  const [one, two] = smpp.list("submit_sm");
  if (one && two) {
    smpp.answer(two, 0x0b);
    smpp.answer(one, 0);
  }
  expect((await told).map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(smpp.count).toBe(1);
});

test("a connection lost between two messages is opened anew by the next", async () => {
  await send("one");
  for (const socket of smpp.connections) socket.end();
  await expect.poll(() => smpp.connections.size).toBe(0);
  await expect.poll(() => send("two").then(() => "sent", String)).toBe("sent");
  expect(listTexts()).toEqual(["one", "two"]);
  expect(smpp.list("bind_transceiver")).toHaveLength(2);
});

test("a connection lost while a message is under way fails it, and it is not sent again", async () => {
  smpp.react("submit_sm", "hang up");
  await expect(send("one")).rejects.toThrow("The SMS gateway");
  smpp.react("submit_sm", 0);
  await send("two");
  expect(listTexts()).toEqual(["one", "two"]);
});

test.each(["bind_transceiver", "submit_sm"] as const)(
  "a gateway that never answers %s is waited for no longer than is set",
  async (command) => {
    const hasty = open({ SMS_TIMEOUT_MS: "300" });
    smpp.react(command, "silence");
    await expect(send("one", hasty)).rejects.toThrow("did not answer in time");
    await expect.poll(() => smpp.connections.size).toBe(0);
    smpp.react(command, 0);
    await expect.poll(() => send("two", hasty).then(() => "sent", String)).toBe("sent");
    expect(listTexts().filter((text) => text === "one").length).toBeLessThanOrEqual(1);
  },
);

test("an idle connection is tried, and given up when it is dead", async () => {
  const lively = open({ SMS_TIMEOUT_MS: "300" }, { ...patient, enquireEveryInMs: 50 });
  await send("one", lively);
  await expect.poll(() => smpp.list("enquire_link").length).toBeGreaterThan(1);
  expect(smpp.connections.size).toBe(1);
  smpp.react("enquire_link", "silence");
  await expect.poll(() => smpp.connections.size).toBe(0);
  smpp.react("enquire_link", 0);
  await send("two", lively);
  expect(smpp.count).toBe(2);
});

test("what the gateway asks is answered, and it may take its leave", async () => {
  await send("one");
  smpp.ask("enquire_link", { sequence: 7 });
  const receipt = "00 0000 00 0000 00 04 00 00 00 00 00 00 00 00 02 6f6b";
  smpp.ask("deliver_sm", { sequence: 8, body: octets(receipt) });
  smpp.ask("unbind", { sequence: 9 });
  await expect.poll(() => smpp.connections.size).toBe(0);
  const answers = (["enquire_link_resp", "deliver_sm_resp", "unbind_resp"] as const).map((name) =>
    smpp.list(name).map(({ status, sequence }) => ({ status, sequence })),
  );
  expect(answers).toEqual([7, 8, 9].map((sequence) => [{ status: 0, sequence }]));
  await send("two");
  expect(smpp.list("bind_transceiver")).toHaveLength(2);
});

test("what is no SMPP ends the connection and not the product", async () => {
  await send("one");
  smpp.write(Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await expect.poll(() => smpp.connections.size).toBe(0);
  await send("two");
  expect(listTexts()).toEqual(["one", "two"]);
});

test("closing takes leave of the gateway, and nothing is sent after it", async () => {
  await send();
  await gateway.close?.();
  expect(smpp.list("unbind")).toHaveLength(1);
  await expect.poll(() => smpp.connections.size).toBe(0);
  await expect(send()).rejects.toThrow("closed for good");
  expect(smpp.count).toBe(1);
});

test("a gateway that does not let go is left all the same", async () => {
  await send();
  smpp.react("unbind", "silence");
  await gateway.close?.();
  await expect.poll(() => smpp.connections.size).toBe(0);
});

test("closing before anything was sent opens nothing", async () => {
  await gateway.close?.();
  expect(smpp.count).toBe(0);
});

test("where nobody listens, it is said that and why", async () => {
  const nowhere = open({ SMS_URL: "smpp://urvara:secret@127.0.0.1:9" });
  await expect(send("one", nowhere)).rejects.toThrow(/cannot be talked to: .*ECONNREFUSED/);
});

test("behind TLS nothing is told to a gateway that nobody vouches for", async () => {
  const safe = await openTestSmpp(testCertificate);
  const one = open(safe.settings);
  try {
    await expect(send("one", one)).rejects.toThrow("self-signed certificate");
    expect(safe.taken).toEqual([]);
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const trusting = open(safe.settings);
    await send("two", trusting);
    expect(safe.list("submit_sm").map((pdu) => readSubmit(pdu).short_message.toString())).toEqual([
      "two",
    ]);
  } finally {
    vi.unstubAllEnvs();
    await safe.close();
  }
});

test("a farmer gets a code, or is told that there is none, and the log has no password", async () => {
  const identity = await openTestIdentity(smpp.settings);
  const ask = () => identity.post("/api/session/phone", { phone: number });
  try {
    expect((await ask()).statusCode).toBe(202);
    expect(listTexts()[0]).toMatch(/^\d{6} is your code/);
    await smpp.reset();
    smpp.react("bind_transceiver", 0x0e);
    await expect.poll(async () => (await ask()).json()).toMatchObject({ code: "sms-not-sent" });
    expect(identity.readLog()).toContain("refused to bind: ESME_RINVPASWD");
    expect(identity.readLog()).not.toMatch(/p@ss|p%40ss/);
  } finally {
    await identity.close();
  }
});
