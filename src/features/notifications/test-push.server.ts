import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Subscription } from "./push-gateway.server.ts";

/** A browser as a push service knows it: only it can read what is sent to it. */
type TestBrowser = { curve: ECDH; auth: Buffer };

const hkdf = (key: Buffer, given: { salt: Buffer; info: Buffer; bytes: number }) =>
  Buffer.from(hkdfSync("sha256", key, given.salt, given.info, given.bytes));

/**
 * What a browser reads in a message: RFC 8291, 3.4, and RFC 8188, 2 (one record).
 * @throws Error when it was not encrypted for this browser
 */
export function decrypt(body: Buffer, { curve, auth }: TestBrowser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = curve.computeSecret(sender);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
  const key = hkdf(shared, { salt: auth, info: keyInfo, bytes: 32 });
  const content = { salt, info: Buffer.from("Content-Encoding: aes128gcm\0"), bytes: 16 };
  const nonce = { salt, info: Buffer.from("Content-Encoding: nonce\0"), bytes: 12 };
  const decipher = createDecipheriv("aes-128-gcm", hkdf(key, content), hkdf(key, nonce));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

/** Who signed a request, by RFC 8292: `vapid t=<token>, k=<key>`. @throws Error when the signature is another's */
function readSender(authorization: string): { publicKey: string; audience: string } {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the token is not signed with the key beside it");
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString());
  return { publicKey, audience: String(aud) };
}

export type Pushed = {
  browser: string;
  message: unknown;
  headers: IncomingHttpHeaders;
  sender: { publicKey: string; audience: string };
};

/** How the service answers from now on; a silent one never does. */
export type PushBehaviour = { status: number; headers?: Record<string, string> } | "silent";

export type TestPush = {
  origin: string;
  /** What browsers have got, in the order in which it came. */
  pushed: Pushed[];
  /** How many requests came while it was silent. */
  countUnanswered(): number;
  subscribe(browser: string): Subscription;
  behave(behaviour: PushBehaviour | null): void;
  close(): Promise<void>;
};

/** A push service (RFC 8030) and the browsers behind it, which read what comes. */
export async function openTestPush(): Promise<TestPush> {
  const browsers = new Map<string, TestBrowser>();
  const pushed: Pushed[] = [];
  let behaviour: PushBehaviour | null = null;
  let unanswered = 0;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (behaviour === "silent") {
        unanswered += 1;
        return;
      }
      const browser = request.url?.slice(1) ?? "";
      const known = browsers.get(browser);
      const { status, headers } = behaviour ?? { status: known ? 201 : 404 };
      if (status === 201 && known) {
        const message: unknown = JSON.parse(decrypt(body, known));
        const sender = readSender(request.headers.authorization ?? "");
        pushed.push({ browser, message, headers: request.headers, sender });
      }
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    origin,
    pushed,
    countUnanswered: () => unanswered,
    subscribe(browser) {
      const curve = createECDH("prime256v1");
      const p256dh = curve.generateKeys("base64url");
      const auth = randomBytes(16);
      browsers.set(browser, { curve, auth });
      return { endpoint: `${origin}/${browser}`, p256dh, auth: auth.toString("base64url") };
    },
    behave(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
