import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a dishonest or broken device would tell otherwise. */
type Lies = {
  origin?: string;
  domain?: string;
  /** False where nobody was asked for a PIN or a finger. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
};

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };
type Challenge = { challenge: string; rpId: string };

export type TestPasskey = {
  id: string;
  /** Answers what the server wants a new passkey made with. */
  create(options: Creation, lies?: Lies): object;
  /** Signs what the server wants signed. */
  sign(options: Challenge, lies?: Lies): object;
};

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const flags = { present: 0x01, verified: 0x04, holdsKey: 0x40 };

function writeAuthenticatorData(
  domain: string,
  given: { counter: number; isVerified: boolean; key?: Buffer },
): Buffer {
  const { counter, isVerified, key } = given;
  const head = Buffer.alloc(5);
  head[0] = flags.present | (isVerified ? flags.verified : 0) | (key ? flags.holdsKey : 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([hash(domain), head, ...(key ? [key] : [])]);
}

/** The public key as CBOR (RFC 9053, section 7.1.1), behind the name of the passkey. */
function writeKey(id: Buffer, { x = "", y = "" }: { x?: string; y?: string }): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([
    Buffer.alloc(16),
    length,
    id,
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
}

/** `{"fmt": "none", "attStmt": {}, "authData": …}` as CBOR. */
function writeAttestation(authenticatorData: Buffer): string {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authenticatorData.length);
  return Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
    Buffer.from([0x59]),
    length,
    authenticatorData,
  ]).toString("base64url");
}

/** A passkey of a device that does what a phone does, or lies where a test says so. */
export function makeTestPasskey(device: { origin: string }): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const idBytes = randomBytes(16);
  const id = idBytes.toString("base64url");
  let counter = 0;
  let handle = "";
  const named = { id, rawId: id, type: "public-key" };
  const writeClientData = (type: string, challenge: string, lies: Lies) =>
    JSON.stringify({
      type: lies.type ?? type,
      challenge,
      origin: lies.origin ?? device.origin,
      crossOrigin: false,
    });
  const toText = (data: string | Buffer) => Buffer.from(data).toString("base64url");
  return {
    id,
    create({ challenge, rp, user }, lies = {}) {
      handle = user.id;
      const key = writeKey(idBytes, publicKey.export({ format: "jwk" }));
      const { isVerified = true, domain = rp.id } = lies;
      const data = writeAuthenticatorData(domain, { counter, isVerified, key });
      const response = {
        clientDataJSON: toText(writeClientData("webauthn.create", challenge, lies)),
        attestationObject: writeAttestation(data),
        transports: ["internal"],
      };
      return {
        ...named,
        response,
        clientExtensionResults: {},
        authenticatorAttachment: "platform",
      };
    },
    sign({ challenge, rpId }, lies = {}) {
      counter += 1;
      const { isVerified = true, domain = rpId, userHandle = handle } = lies;
      const data = writeAuthenticatorData(domain, { counter: lies.counter ?? counter, isVerified });
      const clientData = writeClientData("webauthn.get", challenge, lies);
      const signed = Buffer.concat([data, hash(clientData)]);
      const response = {
        clientDataJSON: toText(clientData),
        authenticatorData: toText(data),
        signature: toText(sign("sha256", signed, privateKey)),
        userHandle,
      };
      return { ...named, response, clientExtensionResults: {} };
    },
  };
}
