import { describe, expect, it, test } from "vitest";
import { spokenNames } from "#content/crops/names.ts";
import { purposeQuestions } from "#content/purposes.ts";
import { asksForDose, chooseIntents, wantsDose } from "./intent-rules.ts";
import type { Cue } from "./intent-schema.ts";
import { readAsked, readQuestionAfter } from "./intents.server.ts";
import { offeredPurposes, type Purpose } from "./purpose-schema.ts";
import { isCropWord } from "./questions.server.ts";
import { planTools } from "./tool-rules.ts";

const fields = [
  { id: "f1", name: "River field" },
  { id: "f2", name: "बड़ा खेत" },
  { id: "f3", name: "Field" },
];

const readIntents = (text: string, given: typeof fields) =>
  chooseIntents(readQuestionAfter(text, { fields: given, grown: [], before: [] }));

/** What people say for each purpose. */
const phrasings: Partial<Record<Purpose, readonly string[]>> = {
  irrigation: [
    "कल सिंचाई करूँ?",
    "kal pani du kya",
    "should I irrigate tomorrow",
    "udya paani dyave ka",
    "do I need to water my wheat today",
    "aaj khet me pani dena hai kya",
    "गेहूँ में पानी कब दूँ",
    "मेरे खेत को कितना पानी चाहिए",
    "उद्या कापसाला पाणी द्यावे का",
    "आज पाणी देऊ का",
    "gehu me sinchai kab kare",
    "how much water does my cotton need this week",
    "is irrigation due today",
  ],
  weather: [
    "will it rain tomorrow",
    "aaj mausam kaisa rahega",
    "kal barish hogi kya",
    "कल बारिश होगी क्या",
    "उद्या पाऊस येईल का",
    "weather this week",
    "इस हफ्ते मौसम कैसा है",
    "kitni garmi padegi kal",
    "हवामान अंदाज सांगा",
  ],
  "spray-window": [
    "can I spray today",
    "aaj dawa chidkav kar sakte hain",
    "कल छिड़काव कब करूँ",
    "फवारणी कधी करावी",
    "when should I spray",
    "hawa tez hai spray karu kya",
    "udya favarni karu ka",
    "barish se pehle spray kare ya baad me",
  ],
  "pest-risk": [
    "any pest risk in my field today",
    "क्या कीट का खतरा है",
    "kal rog ka khatra hai kya",
    "is there danger of late blight this week",
    "किडीचा धोका आहे का",
    "aaj keede ka khatra kitna",
  ],
  "pest-signs": [
    "my rice leaves have brown spots",
    "धान की पत्तियों पर भूरे धब्बे",
    "kapas ke patte lal ho rahe hain",
    "there are worms in my maize",
    "टमाटर के पत्ते मुड़ रहे हैं",
    "पानांवर पिवळे डाग पडले",
    "कांद्यावर फुलकिडे आले",
    "chane me illi lag gayi",
    "holes in brinjal fruit",
    "gehu me dimak",
  ],
  "dose-plan": [
    "how much urea for my wheat",
    "गेहूँ में यूरिया कितना डालूँ",
    "kitni bori dap chahiye",
    "खाद कब दूँ",
    "how many bags of fertiliser do I need",
    "उसाला युरिया किती द्यावा",
    "dhan me khad kab dalu",
    "should I give potash now",
  ],
  "mandi-price": [
    "onion price today",
    "aaj pyaj ka bhav",
    "कांद्याचा भाव काय आहे",
    "सोयाबीन का भाव",
    "tamatar ka rate nashik mandi",
    "what is the price of wheat in Indore",
    "mandi bhav batao",
  ],
  msp: [
    "msp of wheat",
    "गेहूँ का समर्थन मूल्य कितना है",
    "dhan ka msp kya hai",
    "कापसाचा हमीभाव किती",
    "soyabean ka samarthan mulya",
    "what is the support price of moong",
  ],
  premium: [
    "how much premium for 2 acres of cotton",
    "फसल बीमा का प्रीमियम कितना है",
    "bima ke liye kitna paisa dena hoga",
    "premium for soybean kharif",
    "पीक विम्याचा premium किती",
  ],
  scheme: [
    "am I eligible for PM Kisan",
    "drip par kitni subsidy milegi",
    "किसान पेंशन योजना",
    "ठिबक अनुदान किती मिळते",
    "which government schemes for me",
    "tractor subsidy",
  ],
  "my-fields": [
    "show my fields",
    "मेरे खेत दिखाओ",
    "mere kitne khet hain",
    "माझी शेते दाखवा",
    "which fields are mine, list my plots",
  ],
  "frost-heat": ["is frost expected tonight"],
  "where-to-sell": ["कपास कहाँ बेचूँ, कौन सी मंडी"],
  "scheme-status": ["पीएम किसान की किस्त कब आएगी"],
  loan: ["kisan credit card loan kaise le"],
  "loss-report": [
    "hail destroyed my crop, how to report",
    "ओले से फसल खराब हो गई बीमा",
    "baadh me fasal barbad ho gayi, bima ki suchna",
    "गारपिटीने नुकसान झाले विमा",
    "report crop loss insurance",
    "barish se fasal ka nuksan hua",
    "wild animals damaged my crop insurance claim",
  ],
  greeting: ["hello", "namaste", "नमस्ते", "राम राम", "good morning", "नमस्कार"],
  thanks: ["thank you", "dhanyavad bhai", "धन्यवाद", "शुक्रिया", "bahut shukriya"],
  abilities: ["help", "what can you do", "aap kya kar sakte ho", "मदद", "तुम कौन हो"],
  "label-dose": [
    "how many ml of imidacloprid per litre",
    "kitna ml dalu keede ki dawa",
    "इमिडाक्लोप्रिड कितने मिली डालें",
    "dose of chlorpyrifos for termite",
    "फवारणीसाठी औषधाचे प्रमाण किती",
    "ek tanki me kitni dawa dalni hai",
    "mancozeb kitne gram per litre",
    "spray dose for thrips",
    "15 litre pump me kitni dawai",
    "zaher ki matra batao",
  ],
};
const all = Object.entries(phrasings).flatMap(([kind, said]) =>
  said.map((words): [string, string] => [words, kind]),
);

describe("what a question asks for", () => {
  it("is tried in a hundred phrasings and more", () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
  });

  it("is answered rightly in 95 of 100, and asked back in the others", () => {
    const wrong = all.filter(([words, kind]) => readIntents(words, []).kinds[0] !== kind);
    expect(wrong.length / all.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
    const answered = wrong.filter(([words]) => readIntents(words, []).kinds.length > 0);
    expect(answered.length / all.length, answered.join("\n")).toBeLessThanOrEqual(0.02);
  });

  it.each([
    "who will win the election",
    "what is the price of gold",
    "सोने का भाव क्या है",
    "which tablet for fever",
    "share market me paisa lagana chahiye kya",
    "",
    "???",
  ])("is nothing of ours in: %s", (words) => {
    const { kinds } = readIntents(words, []);
    expect(kinds.filter((kind) => kind !== "other")).toEqual([]);
    expect(planTools(readIntents(words, []))).toEqual([]);
  });

  it.each([
    "how to make vermicompost",
    "केंचुआ खाद कैसे बनाते हैं",
    "what is integrated pest management",
    "drip ke fayde",
  ])("is knowledge alone in: %s", (words) => {
    expect(planTools(readIntents(words, []))).toEqual([]);
  });
});

test("who keeps grain without a means asks for no dose of one", () => {
  const text =
    "har saal chana kothi me rakhte hain ghun lag jata hai. dawai wali goli nahi dalni khane ka hai, koi gharelu upay";
  expect(wantsDose(readAsked(text), [["storage", 0.98]])).toBe(false);
  expect(wantsDose(readAsked("कपास की इल्ली के लिए दवाई कितनी डालनी है"), [["storage", 0.98]])).toBe(
    true,
  );
});

test("no dose is asked for by who wants no poison put in, whatever else it says", () => {
  const text = "हर साल गेहूं में घुन लग जाता है बोरी में। घर खाने का है तो जहर नहीं डालना। कैसे रखें";
  expect(asksForDose(readAsked(text))).toBe(false);
  expect(asksForDose(readAsked("पता नहीं इल्ली के जहर की कितनी मात्रा रखूँ"))).toBe(true);
});

test("how many pumps go over an acre asks for the water, and with a product for its dose", () => {
  expect(asksForDose(readAsked("how many pump for 1 acre harbhara favarni"))).toBe(false);
  expect(asksForDose(readAsked("एक एकड़ में कितने पंप छिड़काव लगेगा"))).toBe(false);
  expect(asksForDose(readAsked("how much insecticide in a pump for 1 acre"))).toBe(true);
});

describe("what a question names", () => {
  const slots = (words: string) => readIntents(words, fields).slots;

  it.each([
    ["should I irrigate my paddy tomorrow", { crop: "rice", day: "tomorrow" }],
    ["कल धान में पानी दूँ", { crop: "rice", day: "tomorrow" }],
    ["udya kapsala pani deu ka", { day: "tomorrow" }],
    ["परसों गेहूँ की सिंचाई करूँ", { crop: "wheat", day: "day-after" }],
    ["weather this week", { day: "week" }],
    ["aaj pyaj ka bhav", { crop: "onion", day: "today" }],
    ["may i spray tomorrow or will the wednesday rain wash it off", { day: "tomorrow" }],
    ["उद्या फवारू का, का बुधवारचा पाऊस औषध धुऊन नेईल", { day: "tomorrow" }],
    ["will the wednesday rain be enough", { day: "wednesday" }],
  ])("crop and day: %s", (words, expected) => {
    expect(slots(words)).toMatchObject(expected);
  });

  it.each([
    ["तुरीच्या शेंगांना भोकं", "pigeonpea"],
    ["द्राक्षाच्या पानावर डाग", "grapes"],
    ["vangyachya zadala ali", "brinjal"],
    ["kandyachya patila karpa", "onion"],
    ["हळदीच्या कंदाला कूज", "turmeric"],
    ["genhu me pani", "wheat"],
  ])("knows a crop in its cases: %s", (text, crop) => {
    const named = readAsked(text).words.flatMap(({ concept }) =>
      concept && isCropWord(concept) ? [concept] : [],
    );
    expect(named).toEqual([crop]);
  });

  it("takes what was done for no banana", () => {
    const [spray, ...rest] = readAsked("favarni keli").words.map(({ concept }) => concept);
    expect([spray, rest]).toEqual(["spray", []]);
  });

  it("knows the asker's own fields by their whole name, the longest first", () => {
    expect(slots("should I irrigate the river field tomorrow").fieldId).toBe("f1");
    expect(slots("bada khet me kal pani du").fieldId).toBe("f2");
    expect(readIntents("river field", [{ id: "x", name: "" }]).slots.fieldId).toBeUndefined();
  });

  it.each([
    ["₹1,50,000 loan", 150_000],
    ["Premium for ₹2 lakh wheat insurance", 200_000],
    ["Rs. 50 हजार का बीमा", 50_000],
    ["1.15 lac rupees wheat premium", 115_000],
    ["₹2 कोटी विमा", 20_000_000],
    ["2 हेक्टेयर कपास, ₹40,000 प्रति हेक्टेयर, प्रीमियम कितना", 80_000],
  ])("a sum: %s", (words, sumInRupees) => {
    expect(slots(words)).toMatchObject({ sumInRupees });
    expect(slots(words).isSumUnclear).toBeUndefined();
  });

  it.each(["2-3 लाख का बीमा", "premium for 2 lakh 50 wheat"])("an unclear sum: %s", (words) => {
    expect(slots(words).sumInRupees).toBeUndefined();
    expect(slots(words).isSumUnclear).toBe(true);
  });

  it("asks the premium of a sum that the tool takes, else of none", () => {
    const plan = (words: string) => planTools(readIntents(words, []));
    expect(plan("Premium for ₹2 lakh wheat insurance")).toContainEqual({
      name: "premium",
      input: { crop: "wheat", sumInsuredRupees: 200_000 },
    });
    expect(plan("Premium for ₹50 crore wheat insurance")).toContainEqual({
      name: "premium",
      input: { crop: "wheat" },
    });
  });

  it("takes the name of a market as it is written", () => {
    expect(slots("tomato price in Nashik mandi").place).toBe("nashik");
    expect(slots("इंदौर मंडी में सोयाबीन का भाव").place).toBe("इंदौर");
    expect(slots("सोयाबीन का भाव").place).toBeUndefined();
    expect(slots("ढाई लाख के प्याज का भाव नासिक मंडी में").place).toBe("नासिक");
  });

  it.each([
    ["am I eligible for PM Kisan", "pm-kisan"],
    ["किसान क्रेडिट कार्ड का लोन", "kcc"],
    ["drip subsidy", "per-drop-more-crop"],
    ["solar pump yojana", "pm-kusum"],
  ])("a scheme: %s", (words, schemeId) => {
    expect(slots(words).schemeId).toBe(schemeId);
  });

  it("comes to an end with ten thousand letters", () => {
    expect(readIntents("पानी ".repeat(2000), fields)).toBeDefined();
    expect(readIntents("x".repeat(10_000), fields)).toBeDefined();
  });
});

describe("what is not clear", () => {
  const choose = (words: string) => readIntents(words, []);

  it.each(["गेहूँ", "pyaj", "kapus"])("is not answered with the likeliest alone: %s", (words) => {
    expect(choose(words).kinds).toEqual([]);
  });

  const wheat = {
    text: "wheat",
    words: [{ word: "wheat", stem: "wheat", concept: "wheat" as const, isFiller: false }],
    asks: new Set<never>(),
  };

  it("has nothing to offer where no word of it is known", () => {
    expect(choose("asdfgh qwerty")).toMatchObject({ kinds: [], choices: [] });
  });

  it("offers no more than three, and never what is no question of a farm", () => {
    const { kinds, choices } = chooseIntents({
      question: wheat,
      cues: new Set<Cue>(),
      asksReason: false,
      likelihoods: [
        ["unclear", 0.3],
        ["sowing-time", 0.2],
        ["variety", 0.19],
        ["other", 0.12],
        ["seed-rate", 0.11],
        ["storage", 0.1],
        ["weeds", 0.01],
      ],
      slots: { crop: "wheat" },
    });
    expect(kinds).toEqual([]);
    expect(choices).toEqual(["sowing-time", "variety", "seed-rate"]);
  });

  it("is answered where two are likely that have the same answer", () => {
    const { kinds, choices } = chooseIntents({
      question: { text: "", words: [], asks: new Set() },
      cues: new Set<Cue>(),
      asksReason: false,
      likelihoods: [
        ["pest-control", 0.4],
        ["pest-signs", 0.35],
        ["weeds", 0.25],
      ],
      slots: {},
    });
    expect(kinds).toEqual(["pest-control"]);
    expect(choices).toEqual([]);
  });

  const offered = offeredPurposes.flatMap((each) =>
    Object.values(purposeQuestions[each]).flatMap((question) => [
      [each, question] as const,
      [each, `${spokenNames.hi.wheat}: ${question}`] as const,
    ]),
  );
  it.each(offered)("%s is what its own button asks: %s", (purpose, question) => {
    expect(choose(question).kinds).toEqual([purpose]);
  });
});

test.each([
  ["टिंडे खोले तो अंदर गुलाबी इल्ली मिली, अब दवाई का खर्चा करूँ कि खेत खाली कर दूँ", false],
  ["kapas ke tinde me illi mili, dawai marni chahiye kya", false],
  ["एक पंप में 20 मिली दवाई डालूँ क्या", true],
  ["pump me kitne ml dawai dale", true],
])("a caterpillar that was found is no measure: %s", (text, isDose) => {
  expect(asksForDose(readAsked(text))).toBe(isDose);
});
