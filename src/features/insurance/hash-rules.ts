// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2),
// and of the square roots of the first eight (5.3.3); worked out rather than copied.
function listConstants() {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32);
  return {
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
    start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
  };
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function pad(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function spread(view: DataView, { at, words }: { at: number; words: Uint32Array }): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(at + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second;
  }
}

/**
 * SHA-256 (FIPS 180-4) for browsers on plain http, as on a farm's own network, where `crypto.subtle` is
 * missing.
 * @returns in hexadecimal
 */
export function hashBytes(bytes: Uint8Array): string {
  const { rounds, start } = listConstants();
  const state = Uint32Array.from(start);
  const words = new Uint32Array(64);
  const view = pad(bytes);
  for (let at = 0; at < view.byteLength; at += 64) {
    spread(view, { at, words });
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let index = 0; index < 64; index += 1) {
      const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + sum + choice + (rounds[index] ?? 0) + (words[index] ?? 0)) | 0;
      const turn = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + turn + majority) | 0;
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
      state[index] = (state[index] ?? 0) + word;
    }
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
