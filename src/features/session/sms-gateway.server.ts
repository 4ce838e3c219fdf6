import { serverWords } from "#content/server-words.ts";
import type { Env } from "#src/platform/env.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import type { Language } from "#src/shared/language.ts";
import { openSmpp } from "./smpp-gateway.server.ts";

/** One code for one phone, `+919876543210`. */
export type CodeMessage = { number: string; code: string; language: Language };
/** What one notice is about, for one phone. */
export type NoticeMessage = { number: string; title: string; language: Language };

/**
 * Hands messages to whoever delivers them; each throws when a message was not taken, with AppError sms-not-sent when it
 * never will be.
 */
export type Sms = {
  sendCode: (message: CodeMessage) => Promise<void>;
  /** Null while no template is registered for notices. */
  notices: {
    /** The language in which a template is registered for whoever reads this one. */
    toLanguage: (language: Language) => Language;
    send: (message: NoticeMessage) => Promise<void>;
  } | null;
  /** Lets go of the gateway. */
  close: () => Promise<void>;
};

type SmsParts = Pick<Parts, "env" | "publicUrl">;

/** A message by a registered template: its words whole, and what stands in its places. */
type Message = { number: string; template: string; text: string; values: Record<string, string> };

/** Whoever takes messages; there is something to let go of where a connection is kept. */
export type Gateway = {
  send: (message: Message) => Promise<void>;
  close?: () => Promise<void>;
};

/** By this line a browser knows that the code is for its page, and offers to fill it in (WebOTP). */
const toLine = (publicUrl: string, code: string) => `@${new URL(publicUrl).hostname} #${code}`;

/** The template of a language, else the one that has to be there, whose words are English. */
function findTemplate({ env }: SmsParts, { kind, language }: Registered) {
  const { hi, mr } = {
    code: { hi: env.SMS_TEMPLATE_ID_HI, mr: env.SMS_TEMPLATE_ID_MR },
    notice: { hi: env.SMS_NOTICE_TEMPLATE_ID_HI, mr: env.SMS_NOTICE_TEMPLATE_ID_MR },
  }[kind];
  const own = { en: undefined, hi, mr }[language];
  const usual = { code: env.SMS_TEMPLATE_ID, notice: env.SMS_NOTICE_TEMPLATE_ID }[kind];
  return own ? { template: own, language } : { template: usual ?? "", language: "en" as const };
}
type Registered = { kind: "code" | "notice"; language: Language };

function writeCode(parts: SmsParts, { number, code, language: wanted }: CodeMessage): Message {
  const { template, language } = findTemplate(parts, { kind: "code", language: wanted });
  const line = toLine(parts.publicUrl, code);
  const text = serverWords[language].codeMessage.replace("{code}", code).replace("{line}", line);
  return { number, template, text, values: { code, line } };
}

/** Two messages' length in letters that are not all of the GSM alphabet (3GPP TS 23.038): twice 67 of UCS-2. */
const longestInTwo = 134;
/** Operators let no place of a template hold more, and a notice has two: https://msg91.com/help/dlt-content-template-faqs. */
const longestPlace = 30;

/** As much of a title as there is room for, cut between words. */
function cut(title: string, room: number): string {
  if (title.length <= room) return title;
  const kept = title.slice(0, room - 1);
  const end = kept.lastIndexOf(" ");
  return `${kept.slice(0, end > room / 2 ? end : kept.length)}…`;
}

function writeNotice(parts: SmsParts, { number, title, language: wanted }: NoticeMessage): Message {
  const { template, language } = findTemplate(parts, { kind: "notice", language: wanted });
  const around = serverWords[language].noticeMessage.replace(
    "{link}",
    new URL("/dashboard", parts.publicUrl).href,
  );
  const room = Math.min(longestInTwo - around.length + "{title}".length, 2 * longestPlace);
  const told = cut(title, Math.max(room, longestPlace));
  const values = { first: told.slice(0, longestPlace), second: told.slice(longestPlace) };
  return { number, template, text: around.replace("{title}", () => told), values };
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
const openMsg91 = (parts: SmsParts): Gateway => ({
  async send({ number, template, values }) {
    const { SMS_KEY: authkey = "", SMS_SENDER: sender, SMS_URL: url } = parts.env;
    const answer = await ask(parts, {
      url: url ?? "https://control.msg91.com/api/v5/flow",
      headers: { authkey, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        template_id: template,
        ...(sender ? { sender } : {}),
        short_url: "0",
        recipients: [{ mobiles: number.slice(1), ...values }],
      }),
    });
    // A refusal comes with the status 200 as well.
    const said: unknown = JSON.parse(answer);
    const isTaken =
      typeof said === "object" && said !== null && "type" in said && said.type === "success";
    if (!isTaken) throw new Error("The SMS gateway did not take the message");
  },
});

const fill = (template: string, values: Record<string, string>, encode: (text: string) => string) =>
  template.replaceAll(/\{([a-z]+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : encode(values[name]),
  );

const encodeJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Any gateway that takes one message in one request, as its settings write it. */
const openHttp = (parts: SmsParts): Gateway => ({
  async send({ number, template, text, values: { code = "" } }) {
    const { env } = parts;
    const values = {
      to: number.slice(1),
      text,
      code,
      sender: env.SMS_SENDER ?? "",
      entity: env.SMS_ENTITY_ID ?? "",
      template,
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
  },
});

const openers = { msg91: openMsg91, http: openHttp, smpp: openSmpp } satisfies Record<
  NonNullable<Env["SMS_PROVIDER"]>,
  (parts: SmsParts) => Gateway
>;

/** The gateway that the settings name, once for the codes and notices of a process, or null where none is. */
export function openSms(parts: SmsParts): Sms | null {
  const { SMS_PROVIDER: provider, SMS_NOTICE_TEMPLATE_ID: noticeTemplate } = parts.env;
  if (!provider) return null;
  const { send, close } = openers[provider](parts);
  return {
    sendCode: (message) => send(writeCode(parts, message)),
    notices: noticeTemplate
      ? {
          toLanguage: (language) => findTemplate(parts, { kind: "notice", language }).language,
          send: (message) => send(writeNotice(parts, message)),
        }
      : null,
    close: async () => close?.(),
  };
}
