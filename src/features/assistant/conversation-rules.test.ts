import { describe, expect, it } from "vitest";
import { chooseIntents } from "./intent-rules.ts";
import { readQuestionAfter } from "./intents.server.ts";
import { planTools } from "./tool-rules.ts";

const fields = [{ id: "f1", name: "River field" }];
const read = (...said: string[]) =>
  readQuestionAfter(said.at(-1) ?? "", {
    fields,
    grown: ["wheat", "tomato", "onion", "cotton"],
    before: said.slice(0, -1),
  });
const understand = (...said: string[]) => chooseIntents(read(...said));

describe("a question that leans on the one before", () => {
  it.each([
    ["onion price today", "and for wheat?", "mandi-price", { crop: "wheat" }],
    ["कांद्याचा भाव काय आहे", "गव्हाला?", "mandi-price", { crop: "wheat" }],
    [
      "चने का भाव नागपुर में क्या है",
      "पुराना चना 20 बोरी पड़ा है 50 किलो की, ले जाऊं तो कितना फर्क",
      "where-to-sell",
      { crop: "chickpea" },
    ],
    ["यवतमाळला गव्हाचा भाव काय", "महिनाभरापूर्वीपेक्षा वाढला का पडला", "mandi-price", { crop: "wheat" }],
    ["pyaj ka bhav kya hai", "aur gehu ka?", "mandi-price", { crop: "wheat" }],
    ["आज बारिश होगी क्या", "और कल?", "weather", { day: "tomorrow" }],
    ["aaj paus yeil ka", "ani udya?", "weather", { day: "tomorrow" }],
    ["how much urea for my wheat", "how much of it", "dose-plan", { crop: "wheat" }],
    ["how much urea for my wheat", "in bags", "dose-plan", { crop: "wheat" }],
    ["should I irrigate my cotton today", "why", "irrigation", { crop: "cotton", day: "today" }],
    ["गेहूँ कब बोएँ", "और चना?", "sowing-time", { crop: "chickpea" }],
    ["should I irrigate the river field today", "why?", "irrigation", { fieldId: "f1" }],
    // What is asked of the same matter, in words that alone would say too little.
    [
      "how many plants of guava in an acre at 5 m",
      "and if I do 3 x 3 meter?",
      "seed-rate",
      { crop: "guava" },
    ],
    [
      "how to get a kisan credit card",
      "what interest rate and papers",
      "loan",
      { schemeId: "kcc" },
    ],
    [
      "rabi fasal bima karaya h mene chane ka. barish se nuksan ho gya to kitne ghante me batana padta",
      "kaun se number pe phone lagau?",
      "loss-report",
      { crop: "chickpea" },
    ],
    [
      "tractor ghyaycha tar sarkar kiti subsidy dete",
      "mi open, 4.5 acre, maza navavar. mala nakki kiti milel",
      "scheme",
      { schemeId: "farm-machinery-smam" },
    ],
    [
      "should I irrigate my cotton today",
      "why?? the neighbours are giving",
      "irrigation",
      { crop: "cotton" },
    ],
    [
      "how many hours for 30 mm in the river field",
      "light comes only 8 hours in the night, so how many nights will it take",
      "irrigation",
      { fieldId: "f1", depthInMillimetres: 30 },
    ],
    ["river field me kaunsa khad dalu", "aur dusri bar kab?", "dose-plan", { fieldId: "f1" }],
    ["how many kg of seed for groundnut", "for half an acre?", "seed-rate", { crop: "groundnut" }],
    ["सोयाबीनला खत कोणते", "bag madhe sang na", "dose-plan", { crop: "soybean" }],
    ["ठिबकला अनुदान किती", "अल्पभूधारकाला किती मिळतं?", "scheme", { schemeId: "per-drop-more-crop" }],
    ["आलू में कितना डीएपी डालें", "और पोटाश?", "dose-plan", { crop: "potato" }],
    ["nagpur cha gahu bhav", "mahinyat kiti vadhla?", "mandi-price", { place: "nagpur" }],
    ["should I irrigate my cotton today", "and if it rains?", "irrigation", { crop: "cotton" }],
    [
      "haldi la kuj yetoy, kand sadto",
      "kay ani kiti takaycha",
      "pest-control",
      { crop: "turmeric" },
    ],
    ["टोमॅटोच्या दोन ओळींतलं अंतर किती?", "आणि वांग्याचं?", "seed-rate", { crop: "brinjal" }],
    // What alone would be of another matter, and after this one is of it.
    ["how much urea for my wheat", "how many bags for one acre", "dose-plan", { crop: "wheat" }],
    ["onion price today", "I have 40 quintals", "mandi-price", { crop: "onion" }],
    ["gehu ka rate", "15 quintal bechu to kul kitne banenge", "mandi-price", { crop: "wheat" }],
    [
      "kapus Akola la neu ki yavatmal la",
      "15 quintal ahe, bhada 3000",
      "where-to-sell",
      { crop: "cotton" },
    ],
    [
      "kapas ka aaj ka bhav batao yavatmal aur akola",
      "mere paas 18 kuntal hai, akola ki gaadi yavatmal se 4500 rs jyada legi, le jaane me fayda hai ki nahi",
      "where-to-sell",
      { crop: "cotton" },
    ],
    ["चने में कितनी बार पानी लगता है", "और फूल आने पर देना ठीक है", "irrigation", { crop: "chickpea" }],
    ["तुरीचा भाव काय आहे", "अकोल्यात?", "mandi-price", { crop: "pigeonpea" }],
    ["यूरिया कब डालूं गेहूं में", "बारिश के पहले या बाद में", "dose-plan", { crop: "wheat" }],
    ["उद्या फवारणी करू का", "परवा?", "spray-window", { day: "day-after" }],
    ["DAP kab dale gehu me", "20 din ho gaye ab dal sakte hai", "dose-plan", { crop: "wheat" }],
    ["मिट्टी जांच कहां होती है", "नमूना कैसे लूं", "soil-test", {}],
  ])("%s / %s", (...[before, now, kind, slots]) => {
    const { kinds, slots: taken } = understand(before, now);
    expect(kinds).toEqual([kind]);
    expect(taken).toMatchObject(slots);
  });

  it("does not take what is not known for the crop or the market before", () => {
    const { kinds, slots } = understand("onion price in Nagpur", "and marigold?");
    expect(kinds).toEqual(["mandi-price"]);
    expect(slots.crop).toBeUndefined();
    expect(slots.place).toBe("marigold");
  });

  it("keeps the field for another question about it that names none", () => {
    const { kinds, slots } = understand(
      "soil report of river field",
      "so how much zinc should I put",
    );
    expect(kinds).toEqual(["dose-plan"]);
    expect(slots.fieldId).toBe("f1");
  });

  it("leaves the field for the other ones", () => {
    const { kinds, slots } = understand(
      "should I irrigate the river field today",
      "the other field?",
    );
    expect(kinds).toEqual(["irrigation"]);
    expect(slots.fieldId).toBeUndefined();
  });

  it.each([
    ["should I irrigate my cotton today", "why?"],
    ["क्या आज कपास को पानी दूँ", "क्यों?"],
    ["आज कापसाला पाणी देऊ का", "का?"],
    ["aaj kapas ko pani du kya", "kyon"],
  ])("is asked for its reason: %s / %s", (before, now) => {
    expect(read(before, now).asksReason).toBe(true);
    expect(read(before).asksReason).toBe(false);
    expect(understand(before, now).kinds).toEqual(["irrigation"]);
  });

  it("goes on over more than one", () => {
    const { kinds, slots } = understand("onion price today", "and wheat?", "and tomorrow?");
    expect(kinds).toEqual(["mandi-price"]);
    expect(slots).toMatchObject({ crop: "wheat", day: "tomorrow" });
  });

  it("keeps the crop for another question about it, and its tools are asked of it", () => {
    const { kinds, slots } = understand("how much urea for my wheat", "what is the price today");
    expect(kinds).toEqual(["mandi-price"]);
    expect(slots.crop).toBe("wheat");
    expect(planTools(understand("gehu me urea kitna dalu", "aaj ka bhav kya hai"))).toEqual([
      { name: "mandi_price", input: { crop: "wheat", said: "gehu aaj ka bhav kya hai" } },
    ]);
  });

  it("is searched for with what was named before, but not with what it says anew", () => {
    const { text } = read("how to control aphids in mustard", "and in wheat?").question;
    expect(text).toContain("aphids");
    expect(text).toContain("wheat");
    expect(text).not.toContain("mustard");
  });
});

describe("a new subject", () => {
  it("leaves the crop, the field and the day of the one before when it names its own", () => {
    const { kinds, slots } = understand(
      "should I irrigate the river field tomorrow",
      "price of onion in Nashik mandi",
    );
    expect(kinds).toEqual(["mandi-price"]);
    expect(slots).toMatchObject({ crop: "onion", place: "nashik" });
    expect(slots.fieldId).toBeUndefined();
    expect(slots.day).toBeUndefined();
  });

  it("does not take a pest for a matter of water", () => {
    for (const now of ["गेहूँ में कीट लगे हैं क्या करें", "kapas me sundi lagi hai", "aphids in wheat?"]) {
      const { kinds } = understand("कल पानी दूँ क्या", now);
      expect(kinds, now).toEqual(understand(now).kinds);
      expect(kinds, now).not.toContain("irrigation");
    }
  });

  it("takes no crop where it is of none", () => {
    expect(understand("onion price today", "will it rain tomorrow").slots.crop).toBeUndefined();
    expect(understand("onion price today", "which papers for PM Kisan").slots.crop).toBeUndefined();
    // Rice grows on no field here, so that the water asked for is not its.
    const spots = "my rice leaves have brown spots";
    expect(understand(spots, "कल सिंचाई करूँ?").slots.crop).toBeUndefined();
    const ownSpots = "my wheat leaves have brown spots";
    expect(understand(ownSpots, "कल सिंचाई करूँ?").slots.crop).toBe("wheat");
  });

  it.each([
    ["घर वाले खेत में 60 मिमी पानी देने में मोटर कितने घंटे चलेगी?", "और 30 ही देना हो तो?", 30],
    ["how long must the motor run for 40 mm on the river field", "and if i give only 25", 25],
    ["how long must the motor run for 40 mm on the river field", "and for 2 acres", 40],
    ["should I irrigate the river field today", "and if i give only 25", undefined],
  ])("goes on with a depth of water: %s / %s", (before, now, depth) =>
    expect(read(before, now).slots.depthInMillimetres).toBe(depth),
  );

  it.each([
    "8 kuintal kapas yavatmal me dedu to kitna rupya banega",
    "akola la 13 quintal kapus nela tr kiti paise yetil",
    "12 क्विंटल चना अमरावती में बेचा तो कितना मिलेगा",
  ])("is of the price where a lot and its money are named: %s", (now) =>
    expect(read(now).likelihoods).toEqual([["mandi-price", 1]]),
  );

  it.each(["thank you", "what can you do", "show my fields", "नमस्ते"])(
    "is heard in few words, too: %s",
    (now) => {
      expect(understand("onion price today", now).kinds).toEqual(understand(now).kinds);
      expect(understand(now).kinds).not.toEqual([]);
    },
  );

  it.each([
    ["गेहूं का आज का भाव बताओ", "अगले महीने बढ़ेगा?", "sell-or-wait"],
    ["should I irrigate my cotton today", "will it rain tomorrow", "weather"],
    ["गेहूं में पानी कब दूँ", "papa ka sugar 380 aa raha hai, konsi goli du?", "other"],
    ["kandyala pani kadhi", "tractor var subsidy kashi ghyaychi", "scheme"],
    ["how to store onion", "leave that. will it rain this week", "weather"],
    ["मिट्टी जांच कहां होती है", "अच्छा छोड़ो, कपास का रेट बताओ", "mandi-price"],
    ["वीज नाही म्हणून पाणी देता येत नाही", "ते सोडा, कांद्याचा भाव सांगा", "mandi-price"],
  ])("is answered for itself: %s / %s", (before, now, kind) =>
    expect(understand(before, now).kinds).toEqual([kind]),
  );

  it("is the first question, and whatever follows a greeting", () => {
    expect(understand("hello", "and for wheat?").kinds).toEqual([]);
  });
});
