import { expect, test } from "vitest";
import { listOfferedCrops } from "./offered-crop-rules.ts";

test("nine crops are offered, Setup's own first and none twice", () => {
  for (const own of [null, "tomato", "mango"] as const) {
    const offered = listOfferedCrops(own);
    expect(offered).toHaveLength(9);
    expect(new Set(offered).size).toBe(9);
    if (own) expect(offered[0]).toBe(own);
  }
});
