import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashBytes } from "./hash-rules.ts";

const hashWithNode = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("the standard's own example", () => {
  expect(hashBytes(new TextEncoder().encode("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("bytes of every length hash as the platform's own function does", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) & 255);
    expect(hashBytes(bytes)).toBe(hashWithNode(bytes));
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      expect(hashBytes(bytes)).toBe(hashWithNode(bytes));
    }),
  );
});
