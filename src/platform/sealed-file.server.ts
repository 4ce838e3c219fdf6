import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";

/**
 * Files sealed with a passphrase in the format of age, version 1 (C2SP, age-encryption.org/v1), so that any age
 * program opens them too: a header with the file's key under scrypt, then ChaCha20-Poly1305 over pieces that are
 * numbered and whose last one is marked.
 */
const firstLine = "age-encryption.org/v1";
const cipher = "chacha20-poly1305";
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const nonceBytes = 16;
/** 128 MB of memory and about half a second for each guess; the server makes backups too, on small machines. */
const usualWorkFactor = 17;
/** A header that asks for more was not written by us, and would take the machine's memory. */
const highestWorkFactor = 20;
const longestHeader = 1024;
const headerForm = new RegExp(
  `^(${firstLine}\\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9]\\d?)\\n([A-Za-z0-9+/]{43})\\n---) ([A-Za-z0-9+/]{43})\\n`,
);

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");
const decode = (text: string) => Buffer.from(text, "base64");

function deriveKey(key: Uint8Array, given: { salt: Uint8Array; purpose: string }): Buffer {
  return Buffer.from(hkdfSync("sha256", key, given.salt, given.purpose, 32));
}

/** The key that a passphrase makes of a salt. */
function stretch(
  passphrase: string,
  given: { salt: Uint8Array; workFactor: number },
): Promise<Buffer> {
  const salt = Buffer.concat([Buffer.from(`${firstLine}/scrypt`), given.salt]);
  const cost = 2 ** given.workFactor;
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 2 * 128 * 8 * cost };
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize("NFC"), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

const headerMark = (fileKey: Uint8Array, header: string) =>
  createHmac("sha256", deriveKey(fileKey, { salt: Buffer.alloc(0), purpose: "header" }))
    .update(header)
    .digest();

type Piece = { number: number; isLast: boolean };

/** A piece's number, and whether it is the last: nothing can be cut off, moved or added unnoticed. */
function pieceNonce({ number, isLast }: Piece): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function seal(key: Uint8Array, { nonce, bytes }: { nonce: Buffer; bytes: Uint8Array }): Buffer {
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
}

/** @returns null when it was sealed otherwise, or altered since */
function unseal(
  key: Uint8Array,
  { nonce, bytes }: { nonce: Buffer; bytes: Buffer },
): Buffer | null {
  if (bytes.length < tagBytes) return null;
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(-tagBytes));
  const plain = opening.update(bytes.subarray(0, -tagBytes));
  try {
    return Buffer.concat([plain, opening.final()]);
  } catch {
    return null;
  }
}

/** Cuts a stream into pieces of one length; the last one, which may be shorter, is known as such. */
function cutPieces(
  length: number,
  turn: (bytes: Buffer, piece: Piece) => Buffer | Error,
): Transform {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let number = 0;
  const take = (count: number): Buffer => {
    const all = Buffer.concat(waiting);
    waiting = [all.subarray(count)];
    waitingBytes = all.length - count;
    return all.subarray(0, count);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      // Exactly one piece may be the last one.
      while (waitingBytes > length) {
        const turned = turn(take(length), { number, isLast: false });
        if (turned instanceof Error) return done(turned);
        number += 1;
        this.push(turned);
      }
      done();
    },
    flush(done) {
      const turned = turn(take(waitingBytes), { number, isLast: true });
      if (turned instanceof Error) return done(turned);
      done(null, turned);
    },
  });
}

/**
 * Seals what goes through it with a passphrase.
 * @param workFactor the power of two that a guess costs
 */
export async function openSealing(
  passphrase: string,
  workFactor = usualWorkFactor,
): Promise<Transform> {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(nonceBytes)];
  const wrapping = await stretch(passphrase, { salt, workFactor });
  const wrapped = seal(wrapping, { nonce: Buffer.alloc(12), bytes: fileKey });
  const header = `${firstLine}\n-> scrypt ${encode(salt)} ${workFactor}\n${encode(wrapped)}\n---`;
  const key = deriveKey(fileKey, { salt: nonce, purpose: "payload" });
  const pieces = cutPieces(pieceBytes, (bytes, piece) =>
    seal(key, { nonce: pieceNonce(piece), bytes }),
  );
  pieces.push(Buffer.from(`${header} ${encode(headerMark(fileKey, header))}\n`));
  pieces.push(nonce);
  return pieces;
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHeader), 0, longestHeader);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The code of the error with which a sealed content breaks off; its message ends a sentence. */
export const sealBroken = "ERR_SEAL_BROKEN";

const broken = (words: string) => Object.assign(new Error(words), { code: sealBroken });

function openPieces(key: Uint8Array): Transform {
  return cutPieces(pieceBytes + tagBytes, (bytes, piece) => {
    const plain = unseal(key, { nonce: pieceNonce(piece), bytes });
    const isEmpty = plain?.length === 0 && piece.number > 0;
    if (plain && !isEmpty) return plain;
    return broken(piece.isLast ? "it was cut short or altered" : "its sealed bytes were altered");
  });
}

/** Whether a file is sealed. */
export const isSealed = async (file: string): Promise<boolean> =>
  (await readBeginning(file)).startsWith(`${firstLine}\n`);

/**
 * Finds the key of a sealed file.
 * @returns what reads its content, any number of times
 * @throws Error with one sentence when the passphrase is another, or the beginning is altered
 */
export async function openSealed(
  file: string,
  passphrase: string,
): Promise<() => [Readable, Transform]> {
  const found = headerForm.exec(await readBeginning(file));
  const [whole = "", header = "", salt = "", work = "", wrapped = "", mark = ""] = found ?? [];
  if (!found || Number(work) > highestWorkFactor) {
    throw new Error(
      `The file ${file} is sealed in a way that cannot be read here, or was altered.`,
    );
  }
  const wrapping = await stretch(passphrase, { salt: decode(salt), workFactor: Number(work) });
  const nonce = Buffer.alloc(12);
  const fileKey = unseal(wrapping, { nonce, bytes: decode(wrapped) });
  if (!fileKey) {
    throw new Error(
      `The passphrase does not open ${file}: it is not the one that the file was sealed with.`,
    );
  }
  const isSame = timingSafeEqual(decode(mark), headerMark(fileKey, header));
  const payload = (await readBeginning(file)).slice(whole.length, whole.length + nonceBytes);
  if (!isSame || payload.length < nonceBytes) {
    throw new Error(`The beginning of the file ${file} was altered.`);
  }
  const salted = { salt: Buffer.from(payload, "latin1"), purpose: "payload" };
  const key = deriveKey(fileKey, salted);
  const start = whole.length + nonceBytes;
  return () => [createReadStream(file, { start }), openPieces(key)];
}
