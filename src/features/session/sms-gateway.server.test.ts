import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSms, type TestSms } from "#src/app/test-sms.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { readSmppAddress } from "#src/platform/sms-settings.server.ts";
import { languages } from "#src/shared/language.ts";
import { openSms } from "./sms-gateway.server.ts";

const publicUrl = "https://urvara.example";
const message = { number: "+919876543210", code: "042042", language: "en" } as const;
let sms: TestSms;

beforeAll(async () => {
  sms = await openTestSms();
});
afterAll(() => sms.close());
beforeEach(() => {
  sms.taken.length = 0;
  sms.answer(null);
});

const send = async (settings: Record<string, string>, given: Partial<typeof message> = {}) =>
  openSms({ env: readEnv(settings), publicUrl })?.sendCode({ ...message, ...given });

const openHttp = (settings: Record<string, string>) => ({
  SMS_PROVIDER: "http",
  SMS_URL: sms.settings["SMS_URL"] ?? "",
  SMS_SENDER: "URVARA",
  SMS_ENTITY_ID: "1701159876543210987",
  SMS_TEMPLATE_ID: "1707161234567890123",
  ...settings,
});

test("without a provider there is none", async () => {
  expect(openSms({ env: readEnv({}), publicUrl })).toBeNull();
});

// Names and shape of the fields: https://docs.msg91.com/sms/send-sms
test("MSG91 is asked in its own words", async () => {
  await send(sms.settings);
  const [asked] = sms.taken;
  expect(asked?.method).toBe("POST");
  expect(asked?.headers["authkey"]).toBe("386669Aa1b2c3d4e5f6P1");
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    template_id: "63a06487ab341249b514bde2",
    sender: "URVARA",
    short_url: "0",
    recipients: [{ mobiles: "919876543210", code: "042042", line: "@urvara.example #042042" }],
  });
});

test.each([
  { status: 200, body: '{"message":"template_id missing","type":"error"}' },
  { status: 401, body: '{"status":"fail","message":"Unauthorized"}' },
  { status: 500, body: "" },
  { status: 200, body: "<html>" },
])("MSG91's $status $body is no yes", async (said) => {
  sms.answer(said);
  await expect(send(sms.settings)).rejects.toThrow();
});

test("another gateway is asked as its settings say, as JSON", async () => {
  const body =
    '{"to":"{to}","msg":"{text}","peid":"{entity}","tid":"{template}","from":"{sender}"}';
  await send(openHttp({ SMS_BODY: body, SMS_AUTHORIZATION: "Basic dTpw" }));
  const [asked] = sms.taken;
  expect(asked?.headers).toMatchObject({
    authorization: "Basic dTpw",
    "content-type": "application/json",
  });
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    to: "919876543210",
    msg: "042042 is your code for Urvara. It works for 5 minutes. Tell it to nobody, not even to us.\n\n@urvara.example #042042",
    peid: "1701159876543210987",
    tid: "1707161234567890123",
    from: "URVARA",
  });
});

test("or by its address alone, in Hindi where that template is registered", async () => {
  const url = `${sms.settings["SMS_URL"]}?key={key}&to={to}&text={text}&dlt={template}`;
  const hindi = { SMS_TEMPLATE_ID_HI: "1707169999999999999" };
  await openSms({
    env: readEnv(openHttp({ SMS_URL: url, SMS_KEY: "a&b", ...hindi })),
    publicUrl,
  })?.sendCode({ ...message, language: "hi" });
  const [asked] = sms.taken;
  expect(asked?.method).toBe("GET");
  const query = new URL(asked?.url ?? "", publicUrl).searchParams;
  expect(query.get("key")).toBe("a&b");
  expect(query.get("dlt")).toBe("1707169999999999999");
  expect(query.get("text")).toMatch(/^Urvara के लिए आपका कोड 042042 है।/);
});

test("Marathi without a template of its own is sent in English, as it is registered", async () => {
  const body = "to={to}&text={text}";
  await openSms({ env: readEnv(openHttp({ SMS_BODY: body })), publicUrl })?.sendCode({
    ...message,
    language: "mr",
  });
  const form = new URLSearchParams(sms.taken[0]?.body);
  expect(form.get("text")).toMatch(/^042042 is your code/);
});

test("an answer without the word that means yes is no yes", async () => {
  const settings = openHttp({ SMS_BODY: "to={to}&text={text}", SMS_SUCCESS: '"status":"OK"' });
  await expect(send(settings)).rejects.toThrow();
  sms.answer({ status: 200, body: '{"status":"OK"}' });
  await send(settings);
});

const notice = { number: "+919876543210", title: "Frost: tomorrow", language: "en" } as const;
const ownNotices = {
  SMS_NOTICE_TEMPLATE_ID: "1707160000000000001",
  SMS_NOTICE_TEMPLATE_ID_HI: "1707160000000000002",
  SMS_NOTICE_TEMPLATE_ID_MR: "1707160000000000003",
};
const openNotices = (settings: Record<string, string>) =>
  openSms({ env: readEnv(settings), publicUrl })?.notices;

test("without a template of their own there are no notices", async () => {
  expect(openNotices(sms.settings)).toBeNull();
});

test("a notice fills the two places of MSG91's template, of thirty letters each", async () => {
  const notices = openNotices({ ...sms.settings, ...ownNotices });
  await notices?.send({ ...notice, title: "Look for Alternaria leaf blight of onion today" });
  expect(JSON.parse(sms.taken[0]?.body ?? "")).toMatchObject({
    template_id: "1707160000000000001",
    recipients: [
      {
        mobiles: "919876543210",
        first: "Look for Alternaria leaf bligh",
        second: "t of onion today",
      },
    ],
  });
});

test.each(languages)("a notice fits two messages in %s, whatever it tells of", async (language) => {
  const notices = openNotices(openHttp({ SMS_BODY: "text={text}&to={to}", ...ownNotices }));
  const told = "कांद्यावरील करपा ".repeat(20);
  for (const title of [told, "₹2,200", "a".repeat(300)]) {
    await notices?.send({ ...notice, title, language });
  }
  const texts = sms.taken.map(({ body }) => new URLSearchParams(body).get("text") ?? "");
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    // Of letters beyond the GSM alphabet one message of two holds 67 (3GPP TS 23.040).
    expect(text.length).toBeLessThanOrEqual(134);
    expect(text).toContain("https://urvara.example/dashboard");
    expect(text).toMatch(/ - Urvara$/);
  }
  expect(texts[0]).toMatch(/\S…/);
  expect(texts[1]).toContain("₹2,200");
});

test("a notice is told in a language whose template is registered", async () => {
  const { SMS_NOTICE_TEMPLATE_ID_MR: _, ...two } = ownNotices;
  const notices = openNotices({ ...sms.settings, ...two });
  expect(languages.map((language) => notices?.toLanguage(language))).toEqual(["en", "hi", "en"]);
});

test.each([
  [{ SMS_PROVIDER: "twilio" }, "SMS_PROVIDER"],
  [{ SMS_KEY: "x" }, "SMS_PROVIDER"],
  [{ SMS_NOTICE_TEMPLATE_ID: "1707160000000000001" }, "SMS_PROVIDER"],
  [{ SMS_PROVIDER: "msg91" }, "SMS_KEY"],
  [{ SMS_PROVIDER: "msg91", SMS_KEY: "x" }, "SMS_TEMPLATE_ID"],
  [openWrong({ SMS_ENTITY_ID: "123" }), "SMS_ENTITY_ID"],
  [openWrong({ SMS_SENDER: "URVARA FARM" }), "SMS_SENDER"],
  [openWrong({ SMS_BODY: "to={to}" }), "SMS_BODY"],
  [openWrong({ SMS_BODY: "to={to}&text={text}&x={secret}" }), "SMS_BODY"],
  [openWrong({ SMS_URL: "ftp://x" }), "SMS_URL"],
  [openWrong({ SMS_URL: "smpp://id:word@sms.example" }), "SMS_URL"],
  [openSmpp("https://id:word@sms.example"), "SMS_URL"],
  [openSmpp("smpp://sms.example:2775"), "SMS_URL"],
  [openSmpp("smpp://id@sms.example"), "SMS_URL"],
  [openSmpp("smpp://id:50%@sms.example"), "SMS_URL"],
  [{ ...openSmpp("smpp://id:word@sms.example"), SMS_ENTITY_ID: "" }, "SMS_ENTITY_ID"],
  [openWrong({ SMS_PER_DAY: "0" }), "SMS_PER_DAY"],
])("%j stops the start and names %s", (settings, name) => {
  expect(() => readEnv(settings)).toThrow(RegExp(`${name}:`));
});

test("a wrong address of a gateway is named without its password", () => {
  expect(() => readEnv(openSmpp("smpp://:s3cret@sms.example"))).toThrow(/^((?!s3cret).)*$/s);
});

test.each([
  ["smpp://id:word@sms.example", 2775, false],
  ["smpps://id:word@sms.example", 3550, true],
  ["smpps://id:word@sms.example:5000", 5000, true],
])("%s is at port %i", (url, port, isSafe) => {
  const address = { host: "sms.example", port, isSafe, systemId: "id", password: "word" };
  expect(readSmppAddress(url)).toEqual(address);
});

function openSmpp(url: string): Record<string, string> {
  return openWrong({ SMS_PROVIDER: "smpp", SMS_URL: url });
}

function openWrong(settings: Record<string, string>): Record<string, string> {
  return {
    SMS_PROVIDER: "http",
    SMS_URL: "https://sms.example/send",
    SMS_SENDER: "URVARA",
    SMS_ENTITY_ID: "1701159876543210987",
    SMS_TEMPLATE_ID: "1707161234567890123",
    SMS_BODY: "to={to}&text={text}",
    ...settings,
  };
}
