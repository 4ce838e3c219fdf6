import { describe, expect, test } from "vitest";
import type { MandiOffer } from "#src/features/prices/schema.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import {
  readFares,
  readTrip,
  wordDecision,
  wordGap,
  wordLot,
  wordOffered,
  wordTrend,
} from "./price-answer-rules.ts";

function makeOffer(name: string, rupees: number, change: Partial<MandiOffer> = {}): MandiOffer {
  const working = { grossPaise: 0, transportPaise: 0, loadingPaise: 0, commissionPaise: 0 };
  return {
    marketId: name,
    name,
    localName: null,
    district: name,
    state: "Maharashtra",
    kilometres: 10,
    positionBy: "market",
    varieties: [],
    day: "2026-11-23",
    ageDays: 0,
    lowPaise: null,
    modalPaise: rupees * 100,
    highPaise: null,
    net: { ...working, otherPaise: 0, netPaise: 0, netPerQuintalPaise: (rupees - 100) * 100 },
    weekChangePaise: null,
    week: null,
    month: null,
    ...change,
  };
}

describe("whether to sell", () => {
  const support = {
    kind: "msp",
    cropYear: "2026-27",
    certainty: "confirmed",
    otherPaise: null,
  } as const;
  const decide = (crop: "cotton" | "onion" | "wheat", today: string, paise: number | null) =>
    wordDecision(
      { crop, supportPrice: paise === null ? null : { ...support, paise } },
      makeOffer("Yavatmal", 7400),
      { language: "en", today },
    );

  test("is told by the support price where the market pays less", () => {
    expect(decide("cotton", "2026-11-23", 826_700)).toBe(
      "Yavatmal pays ₹7,400, less than the MSP of ₹8,267: try the CCI centre first, else sell a part now. Nobody can promise more later.",
    );
    expect(decide("wheat", "2026-11-23", 826_700)).toContain("the government's buying centre");
  });

  test("is soon for onion of kharif, and in parts for what keeps", () => {
    expect(decide("onion", "2026-11-23", null)).toMatch(/^Sell soon/);
    expect(decide("onion", "2026-05-10", null)).toMatch(/^Sell a part now/);
    expect(decide("wheat", "2026-11-23", 240_000)).toMatch(/^Sell a part now/);
  });
});

describe("the trend of a month", () => {
  test.each([
    // 1,600 against 1,880 is 14.9 % less, 7,400 against 7,115 4.0 % more, 2,500 against 2,490 0.4 %.
    [1600, 1880, "onion fell by 15% in 30 days at Akola: ₹1,880 to ₹1,600."],
    [7400, 7115, "onion rose by 4% in 30 days at Akola: ₹7,115 to ₹7,400."],
    [2500, 2490, "onion stood still for 30 days at Akola: ₹2,500."],
  ])("%s after %s", (now, before, told) => {
    const offer = makeOffer("Akola", now, { monthBeforePaise: before * 100 });
    expect(wordTrend("onion", offer, "en")).toBe(told);
  });

  test("is not told where nobody reported a month ago", () => {
    expect(wordTrend("onion", makeOffer("Akola", 1600), "en")).toMatch(/too few reports/);
  });
});

test.each([
  ["take 20 quintal to nagpur, transport 60 per q", { rupees: 60, quintals: 20 }],
  ["वाहतूक १५० रुपये क्विंटल असेल तर परवडेल का", { rupees: 150, quintals: null }],
  ["80 rupaye bhada lagta hai", { rupees: 80, quintals: null }],
  ["14 qtl chana, tempo fellow wants 2500 extra to go", { rupees: 2500, quintals: 14 }],
  ["which market is better", { rupees: null, quintals: null }],
])("what the way costs is read: %s", (said, trip) => {
  expect(readTrip(said)).toEqual(trip);
});

describe("of two markets", () => {
  const pair = [makeOffer("Yavatmal", 2480), makeOffer("Nagpur", 2600)] as const;

  test("it is told what is left after the way, and of the whole lot", () => {
    const told = wordGap(pair, { language: "en", said: "20 quintal, transport 60 a quintal" });
    expect(told).toEqual([
      "After ₹60 for transport Nagpur leaves ₹60 a quintal more. For 20 quintals: ₹1,200.",
      "Nagpur pays ₹120 a quintal more than Yavatmal: ₹2,600 against ₹2,480.",
    ]);
  });

  test("what the whole trip costs is set against what the lot brings more", () => {
    const say = (said: string) => wordGap(pair, { language: "en", said })[0];
    // 14 quintals at 120 rupees are 1,680.
    expect(say("14 quintals, the tempo fare to Nagpur is Rs 1500 more")).toBe(
      "Nagpur leaves you ₹180 more in hand: ₹1,680 more for 14 quintals, less ₹1,500 for transport.",
    );
    expect(say("14 quintal, bhada 2000")).toBe(
      "Yavatmal leaves you ₹320 more in hand: Nagpur pays ₹1,680 more for 14 quintals, but the transport there costs ₹2,000 more.",
    );
    expect(say("how much extra for 14 quintal")).toBe(
      "₹1,680 more for 14 quintals at Nagpur, before transport.",
    );
  });

  test.each([
    ["akola le jau to 200 rupya kuntal bhada lagega yavatmal ka 50", [200, 50]],
    ["fare is 50 to yavatmal and 200 to akola", [50, 200]],
    ["50 bhada yavatmal ka, 200 akola ka", [50, 200]],
    ["tempo takes 150 per qtl for akola, for yavatmal only 40", [150, 40]],
    ["yavatmal 60 akola 90", null],
  ] as const)("the ways to both are read: %s", (said, fares) => {
    const words = splitWords(said);
    const places = ["akola", "yavatmal"]
      .map((name) => words.indexOf(name))
      .toSorted((a, b) => a - b);
    expect(readFares(words, [places[0] ?? 0, places[1] ?? 0])).toEqual(fares);
  });

  test("only what one way costs more than the other is taken off", () => {
    // Nagpur pays 120 more; its way costs 90 more.
    const told = wordGap(pair, { language: "en", said: "20 quintal", fares: [60, 150] });
    expect(told[0]).toBe(
      "After ₹150 − ₹60 = ₹90 for transport Nagpur leaves ₹30 a quintal more. For 20 quintals: ₹600.",
    );
  });

  test("a way that costs more than the difference does not pay", () => {
    const [told] = wordGap(pair, { language: "en", said: "transport 150 a quintal" });
    expect(told).toBe("After ₹150 for transport Nagpur leaves ₹30 a quintal less.");
  });
});

describe("what a trader offers", () => {
  const yavatmal = makeOffer("Yavatmal", 7400);

  test.each([
    ["vyapari gharun 7000 ne kapus magtoy", /^₹7,000 is ₹400 less than Yavatmal pays: ₹7,400\./],
    ["trader gives 7,500 for cotton", /^₹7,500 is no less than Yavatmal pays: ₹7,400\./],
  ])("is held against the market: %s", (said, told) => {
    expect(wordOffered(yavatmal, { language: "en", said })).toEqual([expect.stringMatching(told)]);
  });

  test.each([
    "what does the trader pay for cotton",
    "the trader takes 40 quintals",
    "trader asks 5000 for transport",
    "the trader wants 1200 bags",
    "cotton price of season 7026",
  ])("is no other number: %s", (said) =>
    expect(wordOffered(yavatmal, { language: "en", said })).toEqual([]),
  );
});

test("a lot is reckoned by the price, before costs", () => {
  const told = { language: "en" as const, said: "8 quintal ka kitna paisa" };
  expect(wordLot(makeOffer("Amravati", 7600), told)).toEqual(["For 8 quintals: ₹60,800."]);
  expect(wordLot(makeOffer("Amravati", 7600), { ...told, said: "kitna paisa" })).toEqual([]);
});

test("of a lot it is told what its picking costs and what is left", () => {
  const said = "picker ladies want 10 rs a kilo, i got 9 quintal";
  // 9 × 7,400 = 66,600; 900 kg × 10 = 9,000, which is 13.5 of 100; 57,600 are left.
  expect(wordLot(makeOffer("Yavatmal", 7400), { language: "en", said })).toEqual([
    "For 9 quintals: ₹66,600. Picking takes ₹9,000 of it (13.5%); ₹57,600 is left.",
  ]);
});

test("sacks are reckoned by what one of them holds", () => {
  expect(readTrip("पुराना चना 20 बोरी पड़ा है 50 किलो की").quintals).toBe(10);
  expect(readTrip("20 bori pada hai").quintals).toBeNull();
});
