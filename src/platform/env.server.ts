import { isIP } from "node:net";
import { z } from "zod";
import { leastPassphraseLength } from "./passphrase.server.ts";
import { listSmsFaults, smsSettings } from "./sms-settings.server.ts";

const optionalText = z.string().trim().min(1).optional();
const notice = z.string().trim().min(1).max(160).optional();

/** An address, a network (10.0.0.0/8), or one of the names that the server knows for networks. */
function isProxy(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const longest = isIP(address) === 4 ? 32 : 128;
  const isNetwork = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  return isIP(address) > 0 && isNetwork && more.length === 0;
}

/** Whom to believe about where a request comes from: nobody, so many proxies in a row, or those named. */
const trustedProxies = z
  .string()
  .transform((value) => {
    if (value === "true") return 1;
    if (value === "false" || value === "0") return false;
    if (/^[1-9]$/.test(value)) return Number(value);
    return value
      .split(",")
      .map((proxy) => proxy.trim())
      .filter(Boolean);
  })
  .refine((proxies) => !Array.isArray(proxies) || (proxies.length > 0 && proxies.every(isProxy)), {
    error: "must be false, true, how many proxies there are, or their addresses, by comma",
  });

/** Who may ask: this machine alone, everybody who reaches the port, or nobody. */
const audience = z.enum(["local", "open", "off"]).default("local");

const origins = z
  .string()
  .default("")
  .transform((value) => value.split(",").map((origin) => origin.trim()))
  .transform((given) => given.filter(Boolean))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/ })
        .refine((value) => new URL(value).origin === value, "must be an origin, without a path"),
    ),
  );

/** What a link to somebody begins with. */
const contactAddress = z
  .string()
  .trim()
  .regex(/^[!-~]+$/)
  .transform((text) => (z.email().safeParse(text).success ? `mailto:${text}` : text))
  .pipe(z.url({ protocol: /^(https|mailto|tel)$/ }));

/** A person and how to reach them, written as `Name <address>`. */
const person = z
  .string()
  .trim()
  .regex(/^[^<>]{1,100}<[^<>]+>$/, { error: "must be a name and an address: Name <address>" })
  .transform((text) => {
    const [name = "", address = ""] = text.slice(0, -1).split("<");
    return { name: name.trim(), href: address.trim() };
  })
  .pipe(z.object({ name: z.string().min(1), href: contactAddress }));

const envSchema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default("0.0.0.0"),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    POSTGRES_BIN: optionalText,
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    SECRET: z.string().min(32).optional(),
    TRUST_PROXY: trustedProxies.default(false),
    METRICS: audience,
    API_DOCS: audience,
    /** Where faults of security are told: a web page, an e-mail address or a telephone number. */
    SECURITY_CONTACT: contactAddress.optional(),
    /** The person who answers complaints about what is kept of farmers. */
    GRIEVANCE_CONTACT: person.optional(),
    /** A sentence on every page, in English and, where they are given, in the other languages. */
    NOTICE_TEXT: notice,
    NOTICE_TEXT_HI: notice,
    NOTICE_TEXT_MR: notice,
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: optionalText,
    OIDC_CLIENT_SECRET: optionalText,
    /** Page origins that may sign in besides PUBLIC_URL's, separated by commas. */
    TRUSTED_ORIGINS: origins,
    CAPTCHA_SECRET: optionalText,
    /** Where tokens are checked; reCAPTCHA, hCaptcha and Turnstile share the form of question and answer. */
    CAPTCHA_VERIFY_URL: z
      .url({ protocol: /^https?$/ })
      .default("https://www.google.com/recaptcha/api/siteverify"),
    CAPTCHA_SITE_KEY: optionalText,
    CAPTCHA_SCRIPT_URL: z
      .url({ protocol: /^https?$/ })
      .default("https://www.google.com/recaptcha/api.js"),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default("Urvara <urvara@localhost>"),
    ...smsSettings,
    /** Push services of the operator's own network, besides all on the internet, separated by commas. */
    PUSH_ORIGINS: origins,
    /** Where forecasts are asked for; it has to speak as Open-Meteo does. */
    WEATHER_URL: z.url({ protocol: /^https?$/ }).default("https://api.open-meteo.com/v1/forecast"),
    WEATHER_KEY: optionalText,
    WEATHER_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
    /** Official warnings of hail, as a feed of CAP messages; `off` where none are to be read. */
    HAIL_FEED_URL: z
      .union([z.literal("off"), z.url({ protocol: /^https?$/ })])
      .default("https://cap-sources.s3.amazonaws.com/in-imd-en/rss.xml"),
    /** A language model that speaks the chat completions protocol, `https://host/v1`; none is needed. */
    ASSISTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
    ASSISTANT_MODEL: optionalText,
    ASSISTANT_KEY: optionalText,
    /** How long the model may stay silent, at the beginning and between two pieces of its answer. */
    ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(15_000),
    /** Questions that one farmer may ask in a minute. */
    ASSISTANT_PER_MINUTE: z.coerce.number().int().min(1).max(1000).default(20),
    /** Pictures of the ground for the field map, with `{z}`, `{x}` and `{y}`; none are asked for without it. */
    MAP_TILE_URL: z
      .url({ protocol: /^https?$/ })
      .refine((value) => ["{z}", "{x}", "{y}"].every((part) => value.includes(part)), {
        error: "must hold {z}, {x} and {y}",
      })
      .optional(),
    MAP_TILE_ATTRIBUTION: z.string().trim().max(200).default(""),
    /** Where market prices are asked for, in the format of data.gov.in; nothing is asked without a key. */
    MANDI_URL: z
      .url({ protocol: /^https?$/ })
      .default("https://api.data.gov.in/resource/9ef84268-d588-465a-a308-a864a43d0070"),
    MANDI_KEY: optionalText,
    MANDI_PAGE_SIZE: z.coerce.number().int().min(1).max(1000).default(1000),
    MANDI_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
    /** The model that looks at a farmer's photo, when they ask for it; none is needed. */
    ASSISTANT_VISION_MODEL: optionalText,
    /** Where backups are written by themselves; none are without it. */
    BACKUP_DIR: optionalText,
    BACKUP_EVERY: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,3}(h|d)?$/, "is a number of hours, or like 24h or 7d")
      .default("24h")
      .transform((value) => Number.parseInt(value, 10) * (value.endsWith("d") ? 24 : 1)),
    BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
    /** Seals backups, and opens them. */
    BACKUP_PASSPHRASE: z.string().min(leastPassphraseLength).optional(),
    REPORTS_TO_HIDE: z.coerce.number().int().min(1).max(1000).default(3),
    PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(128).default(6),
    PASSWORD_MAX_LENGTH: z.coerce.number().int().min(8).max(4096).default(4096),
    PASSWORD_CLASSES: z
      .string()
      .default("")
      .transform((value) => value.split(",").filter(Boolean))
      .pipe(z.array(z.enum(["lowercase", "uppercase", "numeric", "non-alphanumeric"]))),
  })
  .refine(
    ({ ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_VISION_MODEL: vision }) =>
      !url === !(model ?? vision),
    {
      path: ["ASSISTANT_URL"],
      message: "is set together with ASSISTANT_MODEL or ASSISTANT_VISION_MODEL",
    },
  )
  .refine(({ NOTICE_TEXT: text, NOTICE_TEXT_HI: hi, NOTICE_TEXT_MR: mr }) => text || !(hi || mr), {
    path: ["NOTICE_TEXT"],
    message: "is set together with NOTICE_TEXT_HI or NOTICE_TEXT_MR",
  })
  .check((given) => {
    for (const { name, why: message } of listSmsFaults(given.value)) {
      given.issues.push({ code: "custom", path: [name], message, input: given.value });
    }
  })
  .readonly();

/** Every setting that the environment may hold. */
export const settingNames: readonly string[] = Object.keys(envSchema.unwrap().shape);

export type Env = z.infer<typeof envSchema>;

/**
 * Reads the configuration once, at the start.
 * @throws Error that names each wrong setting and what it may be
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration is wrong:\n${faults.join("\n")}`);
}
