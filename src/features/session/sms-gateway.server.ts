import { serverWords } from "#content/server-words.ts";
import type { Env } from "#src/platform/env.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Language } from "#src/shared/language.ts";

/** One code for one phone, `+919876543210`. */
export type CodeMessage = { number: string; code: string; language: Language };

/**
 * Hands one message to whoever delivers it.
 * @throws Error when it was not taken
 */
export type SendCode = (message: CodeMessage) => Promise<void>;

type SmsParts = Pick<Parts, "env" | "publicUrl">;

/** By this line a browser knows that the code is for its page, and offers to fill it in (WebOTP). */
const toLine = (publicUrl: string, code: string) => `@${new URL(publicUrl).hostname} #${code}`;

function getTemplate({ env }: SmsParts, language: Language): string {
  const own = { en: undefined, hi: env.SMS_TEMPLATE_ID_HI, mr: env.SMS_TEMPLATE_ID_MR }[language];
  return own ?? env.SMS_TEMPLATE_ID ?? "";
}

/** Where a template has not been registered in a language, the message is in the one that has been. */
function getText({ env, publicUrl }: SmsParts, { code, language }: CodeMessage): string {
  const isOwn = { en: true, hi: env.SMS_TEMPLATE_ID_HI, mr: env.SMS_TEMPLATE_ID_MR }[language];
  return serverWords[isOwn ? language : "en"].codeMessage
    .replace("{code}", code)
    .replace("{line}", toLine(publicUrl, code));
}

type Asked = { url: string; headers?: Record<string, string>; body?: string };

/** @throws Error when the gateway does not answer in time, or does not say yes */
async function ask({ env }: SmsParts, { url, headers = {}, body }: Asked): Promise<string> {
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body }),
    // The key goes to nobody else.
    redirect: "error",
    signal: AbortSignal.timeout(env.SMS_TIMEOUT_MS),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  return answer;
}

/** MSG91's flow API: https://docs.msg91.com/sms/send-sms. Sender and entity belong to the template there. */
const openMsg91 =
  (parts: SmsParts): SendCode =>
  async ({ number, code, language }) => {
    const { SMS_KEY: authkey = "", SMS_SENDER: sender, SMS_URL: url } = parts.env;
    const answer = await ask(parts, {
      url: url ?? "https://control.msg91.com/api/v5/flow",
      headers: { authkey, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        template_id: getTemplate(parts, language),
        ...(sender ? { sender } : {}),
        short_url: "0",
        recipients: [{ mobiles: number.slice(1), code, line: toLine(parts.publicUrl, code) }],
      }),
    });
    // A refusal comes with the status 200 as well.
    const said: unknown = JSON.parse(answer);
    const isTaken =
      typeof said === "object" && said !== null && "type" in said && said.type === "success";
    if (!isTaken) throw new Error("The SMS gateway did not take the message");
  };

const fill = (template: string, values: Record<string, string>, encode: (text: string) => string) =>
  template.replaceAll(/\{([a-z]+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : encode(values[name]),
  );

const encodeJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Any gateway that takes one message in one request, as its settings write it. */
const openHttp =
  (parts: SmsParts): SendCode =>
  async (message) => {
    const { env } = parts;
    const values = {
      to: message.number.slice(1),
      text: getText(parts, message),
      code: message.code,
      sender: env.SMS_SENDER ?? "",
      entity: env.SMS_ENTITY_ID ?? "",
      template: getTemplate(parts, message.language),
      key: env.SMS_KEY ?? "",
    };
    const { SMS_BODY: body, SMS_AUTHORIZATION: authorization, SMS_SUCCESS: success } = env;
    const isJson = body?.startsWith("{") === true;
    const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
    const answer = await ask(parts, {
      url: fill(env.SMS_URL ?? "", values, encodeURIComponent),
      headers: {
        ...(body === undefined ? {} : { "content-type": type }),
        ...(authorization ? { authorization } : {}),
      },
      ...(body === undefined
        ? {}
        : { body: fill(body, values, isJson ? encodeJson : encodeURIComponent) }),
    });
    if (success && !answer.includes(success)) {
      throw new Error("The SMS gateway did not take the message");
    }
  };

const openers = { msg91: openMsg91, http: openHttp } satisfies Record<
  NonNullable<Env["SMS_PROVIDER"]>,
  (parts: SmsParts) => SendCode
>;

/** The gateway that the settings name, or null where none is. */
export function openSms(parts: SmsParts): SendCode | null {
  const { SMS_PROVIDER: provider } = parts.env;
  return provider ? openers[provider](parts) : null;
}
