import { createECDH, hkdfSync } from "node:crypto";
import { lookup } from "node:dns";
import { type RequestOptions, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import webPush from "web-push";
import type { Parts } from "#src/platform/parts.server.ts";
import type { PushMessage } from "./delivery-schema.ts";

/** A browser's subscription: where its push service is, and the keys that only the browser can read with. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** What became of a message that was handed to a push service. */
export type PushOutcome =
  | { kind: "sent" }
  /** The browser is no longer reached by this subscription. */
  | { kind: "gone" }
  | { kind: "too-large" }
  /** It can be tried again. */
  | { kind: "later"; detail: string; retryAfterSeconds: number | null }
  /** It will be refused each time. */
  | { kind: "refused"; detail: string };

type Sending = { message: PushMessage; secondsOfUse: number; isUrgent: boolean };

export type Push = {
  /** To which browsers bind their subscriptions, as base64url. */
  publicKey: string;
  /** Whether a subscription's address may be one of a push service, by what can be told without asking. */
  isAllowed(endpoint: string): boolean;
  /** Encrypts a message for one browser and hands it to its push service; never throws for what that answers. */
  send(subscription: Subscription, given: Sending): Promise<PushOutcome>;
};

const patienceInMs = 10_000;
/** The longest that a push service has to keep a message (RFC 8030, 5.2). */
const longestInSeconds = 28 * 24 * 3600;

/** Addresses that are nobody's on the internet: whoever names them wants into our own network. */
const inner = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  inner.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  inner.addSubnet(net, prefix, "ipv6");
}

/** Whether an IP address lies within networks that are not the internet. */
export function isInnerAddress(address: string): boolean {
  return inner.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Resolves names to addresses of the internet alone; the connection goes to what was looked at. */
const lookUpOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const outside = error ? [] : found.filter(({ address }) => !isInnerAddress(address));
    const [first] = outside;
    if (!first) callback(error ?? new Error(`${hostname} is no address of the internet`), []);
    else if (options.all) callback(null, outside);
    else callback(null, first.address, first.family);
  });
};

/**
 * The product's key for push services, the same at every start and in every process that has the secret.
 * @returns base64url, the private one being a number of the curve P-256 (RFC 8292, 3.2)
 */
function makeKeys(secret: string): { publicKey: string; privateKey: string } {
  const privateKey = Buffer.from(hkdfSync("sha256", secret, "", "urvara push key", 32));
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

/** Whom a push service can turn to, as a link (RFC 8292, 2.1). */
function getSubject({ env, publicUrl }: Pick<Parts, "env" | "publicUrl">): string {
  const contact = env.SECURITY_CONTACT;
  if (contact && /^(mailto|https):/.test(contact)) return contact;
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:urvara@localhost";
}

type Answer = { status: number; retryAfter: string | undefined };

function ask(url: URL, given: RequestOptions & { body: Buffer }): Promise<Answer> {
  const { body, ...options } = given;
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(url, { ...options, signal: AbortSignal.timeout(patienceInMs) });
    request.on("error", reject);
    request.on("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      response.on("error", () => undefined);
      response.resume();
      resolve({ status, retryAfter: headers["retry-after"] });
    });
    request.end(body);
  });
}

/** @param retryAfter seconds, or a date (RFC 9110, 10.2.3) */
function readRetryAfter(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return seconds > 0 ? seconds : null;
}

function readAnswer({ status, retryAfter }: Answer, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 413) return { kind: "too-large" };
  const detail = `the push service answered ${status}`;
  if (status === 429 || status >= 500) {
    return { kind: "later", detail, retryAfterSeconds: readRetryAfter(retryAfter, now) };
  }
  return { kind: "refused", detail };
}

/** Web Push (RFC 8030), its messages encrypted (RFC 8291) and signed (RFC 8292). */
export function openPush(parts: Pick<Parts, "env" | "publicUrl" | "secret" | "now">): Push {
  const keys = makeKeys(parts.secret);
  const vapidDetails = { subject: getSubject(parts), ...keys };
  const own: readonly string[] = parts.env.PUSH_ORIGINS;
  const isAllowed = (endpoint: string) => {
    const { origin, protocol, hostname } = new URL(endpoint);
    if (own.includes(origin)) return true;
    const host = hostname.replace(/^\[(.*)\]$/, "$1");
    return protocol === "https:" && !(isIP(host) && isInnerAddress(host));
  };
  /** A message as only one browser can read it; null for keys that are no point of the curve. */
  const seal = ({ endpoint, p256dh, auth }: Subscription, given: Sending) => {
    const { message, secondsOfUse, isUrgent } = given;
    const options: webPush.RequestOptions = {
      vapidDetails,
      TTL: Math.max(0, Math.min(Math.floor(secondsOfUse), longestInSeconds)),
      urgency: isUrgent ? "high" : "normal",
      topic: message.tag,
      contentEncoding: "aes128gcm",
    };
    const subscription = { endpoint, keys: { p256dh, auth } };
    try {
      const sealed = webPush.generateRequestDetails(subscription, JSON.stringify(message), options);
      return { ...sealed, body: sealed.body ?? Buffer.alloc(0) };
    } catch {
      return null;
    }
  };
  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, given) {
      if (!isAllowed(endpoint)) return { kind: "refused", detail: "its address is not allowed" };
      const sealed = seal({ endpoint, p256dh, auth }, given);
      if (!sealed) return { kind: "refused", detail: "its keys are none" };
      const url = new URL(endpoint);
      const outside = own.includes(url.origin) ? {} : { lookup: lookUpOutside };
      try {
        const { method, headers, body } = sealed;
        return readAnswer(await ask(url, { method, headers, body, ...outside }), parts.now());
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return { kind: "later", detail, retryAfterSeconds: null };
      }
    },
  };
}
