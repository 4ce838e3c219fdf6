import { z } from "zod";

const optionalText = z.string().trim().min(1).optional();

/** A number or an id as the register of Indian operators (DLT) gives it out. */
const dltId = z
  .string()
  .trim()
  .regex(/^\d{19}$/, { error: "must be the 19 digits of the DLT register" })
  .optional();
/** A template as the gateway names it: the register's own 19 digits, or MSG91's 24 letters and digits. */
const templateId = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z]{10,40}$/, { error: "must be a template's id" })
  .optional();

const smsPlaces = ["{to}", "{text}", "{code}", "{sender}", "{entity}", "{template}", "{key}"];
const knowsItsPlaces = (value: string) =>
  [...value.matchAll(/\{[a-z]+\}/g)].every(([place]) => smsPlaces.includes(place));
const smsText = optionalText.refine((value) => value === undefined || knowsItsPlaces(value), {
  error: `may hold ${smsPlaces.join(", ")} and no other name in braces`,
});

/** Where an SMPP gateway is, and who binds there. */
export type SmppAddress = {
  host: string;
  port: number;
  /** Whether TLS is spoken. */
  isSafe: boolean;
  systemId: string;
  password: string;
};

/** The ports that IANA keeps for SMPP, in the open and in TLS. */
const smppPorts = { "smpp:": 2775, "smpps:": 3550 } as const;

/** Reads `smpp://system-id:password@host:port`, or null where that is not what stands there. */
export function readSmppAddress(text: string): SmppAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const protocol = url?.protocol;
  if (!url?.hostname || (protocol !== "smpp:" && protocol !== "smpps:")) return null;
  try {
    const [systemId, password] = [url.username, url.password].map(decodeURIComponent);
    if (!systemId || !password) return null;
    const port = Number(url.port) || smppPorts[protocol];
    return { host: url.hostname, port, isSafe: protocol === "smpps:", systemId, password };
  } catch {
    // A lone % stands in what should be percent-encoded.
    return null;
  }
}

/** How codes and notices are sent to phones. */
export const smsSettings = {
  /** Who sends codes to phones; without it nobody does. */
  SMS_PROVIDER: z.enum(["msg91", "http", "smpp"]).optional(),
  SMS_URL: smsText,
  SMS_KEY: optionalText,
  /** The header that the messages come from. */
  SMS_SENDER: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{6}$/, { error: "must be a header of six letters or digits" })
    .optional(),
  SMS_ENTITY_ID: dltId,
  SMS_TEMPLATE_ID: templateId,
  SMS_TEMPLATE_ID_HI: templateId,
  SMS_TEMPLATE_ID_MR: templateId,
  /** The template of notices; without it notices come by other ways alone. */
  SMS_NOTICE_TEMPLATE_ID: templateId,
  SMS_NOTICE_TEMPLATE_ID_HI: templateId,
  SMS_NOTICE_TEMPLATE_ID_MR: templateId,
  /** What is posted to SMS_URL, as JSON when it begins with a brace, else as a form; without it SMS_URL is read. */
  SMS_BODY: smsText,
  SMS_AUTHORIZATION: optionalText,
  /** What an answer holds that says yes, for gateways that answer 200 to everything. */
  SMS_SUCCESS: optionalText,
  SMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** How many messages a day may cost. */
  SMS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(500),
};

const registered = ["SMS_URL", "SMS_SENDER", "SMS_ENTITY_ID", "SMS_TEMPLATE_ID"] as const;
/** What each gateway cannot do without; India's operators deliver nothing that is not registered. */
const smsNeeds = {
  msg91: ["SMS_KEY", "SMS_TEMPLATE_ID"],
  http: registered,
  smpp: registered,
} as const;
type SmsSettings = z.infer<z.ZodObject<typeof smsSettings>>;
type SmsFault = { name: keyof SmsSettings; why: string };

/** What is wrong with where the gateway is. */
function listUrlFaults({ SMS_PROVIDER: provider, SMS_URL: url }: SmsSettings): SmsFault[] {
  if (url === undefined) return [];
  const why =
    provider === "smpp"
      ? "must be smpp://system-id:password@host:port, or the same with smpps:"
      : "must begin with http:// or https:// and a host";
  const isRight = provider === "smpp" ? readSmppAddress(url) : /^https?:\/\/[^{]/.test(url);
  return isRight ? [] : [{ name: "SMS_URL", why }];
}

/** What is wrong with these settings together. */
export function listSmsFaults(given: SmsSettings): SmsFault[] {
  const { SMS_PROVIDER: provider, SMS_URL: url, SMS_BODY: body } = given;
  if (!provider) {
    const needed = [...smsNeeds.msg91, ...smsNeeds.http, "SMS_NOTICE_TEMPLATE_ID"] as const;
    const isMeant = needed.some((name) => given[name]);
    return isMeant
      ? [{ name: "SMS_PROVIDER", why: "is set together with the other SMS_ settings" }]
      : [];
  }
  const faults = smsNeeds[provider]
    .filter((name) => given[name] === undefined)
    .map((name): SmsFault => ({ name, why: `is needed for SMS_PROVIDER=${provider}` }));
  faults.push(...listUrlFaults(given));
  const asked = `${url} ${body}`;
  const isWhole = ["{to}", "{text}"].every((place) => asked.includes(place));
  if (provider === "http" && url && !isWhole) {
    faults.push({ name: "SMS_BODY", why: "or SMS_URL must hold {to} and {text}" });
  }
  return faults;
}
