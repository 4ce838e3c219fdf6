import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { putQuestion } from "./test-asking.server.ts";

let product: TestServer;
let farmer: TestFarmer;

beforeAll(async () => {
  product = await openTestServer({ now: () => new Date("2026-11-21T06:00:00Z") });
  farmer = await product.openFarmer();
});
afterAll(() => product.close());

const ask = (text: string, language: string) =>
  putQuestion({ product, farmer }, text, { language });

describe("a question about animals", () => {
  test.each([
    {
      text: "ticks all over my cow",
      language: "en",
      known: /Clean the shed/,
      whom: /veterinary van: 1962/,
    },
    {
      text: "गाय चारा खात नाही",
      language: "mr",
      known: /त्याच दिवशी पशुवैद्याला दाखवा/,
      whom: /पशु रुग्णवाहिकेला फोन करा: 1962/,
    },
    {
      text: "gaay ko kilni lag gayi",
      language: "hi",
      known: /गोठा साफ करें/,
      whom: /पशु एंबुलेंस को फोन कीजिए: 1962/,
    },
  ])("is told what is known, then whom to call: $text", async ({ text, language, known, whom }) => {
    const { answer } = await ask(text, language);
    expect(answer?.isUnknown).toBe(false);
    expect(answer?.blocks.map(({ kind }) => kind)).toEqual(["passage", "plain"]);
    expect(answer?.blocks[0]?.text).toMatch(known);
    expect(answer?.blocks[1]?.text).toMatch(whom);
  });

  test.each(["how many years does a goat live", "बकरी का सींग टूटा", "buffalo price"])(
    "of which nothing is known is only told whom to call: %s",
    async (text) => {
      const { answer } = await ask(text, "en");
      expect(answer?.isUnknown).toBe(true);
      expect(answer?.blocks.map(({ kind }) => kind)).toEqual(["plain"]);
      expect(answer?.blocks[0]?.text).toContain("1962");
    },
  );
});
