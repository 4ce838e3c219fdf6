import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { passageQuestions } from "#content/passage-questions.ts";
import { findMeant } from "./asked.server.ts";
import { readAsked, readQuestionAfter } from "./intents.server.ts";
import type { QuestionLanguage } from "./passage-schema.ts";
import { listPassageRecords, openPassages, searchPassages } from "./passages.server.ts";
import { detectLanguage, guessPurposes } from "./purposes.server.ts";
import { readQuestion } from "./questions.server.ts";
import { buildIndex, listMatches } from "./retrieval-rules.ts";
import { measureGold } from "./test-gold.ts";
import { goldEnglish } from "./test-gold-english.ts";
import { goldHeldOut } from "./test-gold-held-out.ts";
import { goldHindi } from "./test-gold-hindi.ts";
import { goldLatinHindi } from "./test-gold-latin-hindi.ts";
import { goldMarathi } from "./test-gold-marathi.ts";
import { goldVidarbha, goldVidarbhaHeldOut } from "./test-gold-vidarbha.ts";
import { searchAlone } from "./test-search.server.ts";

const base = openPassages(listPassageRecords());
const search = (words: string) => searchAlone(base, { words });
const top = (words: string) => search(words).map(({ passage }) => passage.id);

describe("the gold set", () => {
  const parts = {
    English: goldEnglish,
    Hindi: goldHindi,
    "Latin-script Hindi": goldLatinHindi,
    Marathi: goldMarathi,
    "the Marathi of Vidarbha": goldVidarbha,
  };
  const all = Object.values(parts).flat();

  it("is of the size and kinds that were asked for", () => {
    for (const [name, part] of Object.entries(parts)) {
      if (name !== "Marathi") expect(part.length, name).toBeGreaterThanOrEqual(50);
    }
    expect(all.filter(([, ...right]) => right.length === 0).length).toBeGreaterThanOrEqual(25);
    expect(goldHeldOut).toHaveLength(30);
    const asked = [...all, ...goldHeldOut, ...goldVidarbhaHeldOut];
    const words = asked.map(([question]) => question);
    expect(new Set(words).size).toBe(words.length);
    const ids = base.passages.map(({ id }) => id);
    for (const [, ...right] of asked) {
      for (const id of right) expect(ids, id).toContain(id);
    }
  });

  it.each(Object.entries(parts))("in %s finds the right passage for 90 of 100", (_name, part) => {
    const { found, answerable, doses, faults } = measureGold(part, search);
    expect(found / answerable, faults.join("\n")).toBeGreaterThanOrEqual(0.9);
    expect(doses).toEqual([]);
  });

  it("refuses 95 of 100 that nothing answers", () => {
    const { refused, unanswerable, faults } = measureGold(all, search);
    expect(refused / unanswerable, faults.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it("holds on the part that was never tuned on", () => {
    const { found, answerable, refused, unanswerable, doses, faults } = measureGold(
      goldHeldOut,
      search,
    );
    expect(found / answerable, faults.join("\n")).toBeGreaterThanOrEqual(0.85);
    expect(refused / unanswerable, faults.join("\n")).toBeGreaterThanOrEqual(0.85);
    expect(doses).toEqual([]);
  });

  it("hears most of what is asked in the Marathi of Vidarbha and was never tuned on", () => {
    const { found, answerable, faults, doses } = measureGold(goldVidarbhaHeldOut, search);
    expect(found / answerable, faults.join("\n")).toBeGreaterThanOrEqual(0.7);
    expect(doses).toEqual([]);
  });
});

describe("what a passage is asked for by", () => {
  const asked = Object.entries(passageQuestions).map(
    ([id, byLanguage]) => [id, Object.values(byLanguage).flat()] as const,
  );

  it("is asked for passages that there are, and for each that is no pest's", () => {
    const ids = base.passages.map(({ id }) => id);
    for (const [id] of asked) expect(ids, id).toContain(id);
    const without = base.passages.filter(
      ({ id, topic }) => topic !== "pest" && !passageQuestions[id],
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("finds it again: three of four of one question each", () => {
    // They are what the search knows, so this tells that it reads them, not how well it does.
    const one = asked.map(([id, questions], at) => [id, questions[at % questions.length]] as const);
    const found = one.filter(([id, question]) => question && top(question).includes(id));
    expect(found.length / one.length).toBeGreaterThanOrEqual(0.75);
  });
});

describe("questions of strangers who saw the passages alone", () => {
  /** Never learned: the passage that answers, a language and a question. */
  const lines = readFileSync("scripts/passages/held-out.tsv", "utf8").trim().split("\n");
  const found = lines.map((line) => {
    const [right = "", , text = ""] = line.split("\t");
    return top(text).indexOf(right);
  });

  it("find their own passage first more often than not, and two of three among two", () => {
    const countTo = (place: number) => found.filter((at) => at >= 0 && at < place).length;
    expect(countTo(1) / lines.length).toBeGreaterThan(0.55);
    expect(countTo(2) / lines.length).toBeGreaterThan(0.66);
  });
});

/** Second questions, never learned: how they follow, a language, both questions, the passage of the first and those that answer the second. */
const pairs = readFileSync("scripts/passages/pairs.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [kind = "", , first = "", second = "", , right = ""] = line.split("\t");
    return { kind, first, second, right: right.split(",") };
  });

describe("a second question", () => {
  const knowledge = {
    search: async (...asked: Parameters<typeof base.search>) => base.search(...asked),
  };
  const given = { fields: [], grown: [] };
  const findFirst = async (text: string, before: readonly string[]) => {
    const meant = await findMeant(knowledge, readQuestionAfter(text, { ...given, before }));
    return meant.found.fitting[0]?.passage.id ?? "";
  };
  const countFound = async (wanted: readonly (typeof pairs)[number][]) => {
    const found = await Promise.all(
      wanted.map(async ({ first, second, right }) =>
        right.includes(await findFirst(second, [first])),
      ),
    );
    return found.filter(Boolean).length / wanted.length;
  };

  it("that goes on with the first is answered by the same passage in four of five", async () => {
    const share = await countFound(pairs.filter(({ kind }) => kind === "a"));
    expect(share).toBeGreaterThan(0.8);
  });

  it("of another matter is answered by its own in four of five", async () => {
    const share = await countFound(pairs.filter(({ kind }) => kind === "d"));
    expect(share).toBeGreaterThan(0.8);
  });

  it("of any kind finds its passage in seven of ten", async () => {
    expect(await countFound(pairs)).toBeGreaterThan(0.7);
  });
});

describe("a search", () => {
  it("meets the same crop under each of its names", () => {
    for (const name of ["rice", "paddy", "dhan", "dhaan", "धान", "भात", "chawal"]) {
      expect(top(`${name} brown spot`)[0], name).toBe("pest-rice-brownspot");
    }
  });

  it("meets Marathi, in its cases too", () => {
    expect(top("कापसावर गुलाबी बोंडअळी")).toContain("pest-cotton-pbw");
    expect(top("कांद्यावर फुलकिडे आले")).toContain("pest-oni-thrips");
    expect(top("हरभऱ्यावर घाटे अळी")).toContain("pest-chick-podborer");
    expect(top("माती परीक्षणासाठी नमुना कसा घ्यावा")).toContain("soil-sample");
    expect(top("सोन्याचा भाव काय आहे")).toEqual([]);
  });

  it("reads each language by itself, so that words of two that sound alike don't add up", () => {
    expect(top("डब्यावरचा लाल त्रिकोण म्हणजे काय")).toContain("safety-colours");
    expect(top("राशन की दुकान कब खुलती है")).toEqual([]);
  });

  it("forgives a slip in a long word", () => {
    expect(top("vermicompst kaise banaye")).toContain("practice-vermicompost");
    expect(top("irigation by drip benefits")).toContain("practice-drip");
  });

  it("finds the same when the passages are read while others are served", async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 0);
    const words = "tomato late blight";
    const likelihoods = guessPurposes(readAsked(words));
    const found = await searchPassages(words, { likelihoods, limit: 3 });
    clearInterval(others);
    expect(found.fitting).toEqual(search(words));
    expect(turns).toBeGreaterThan(0);
  });

  it("answers nothing with nothing", () => {
    for (const words of ["", " ", "?!", "the of and", "क्या है", "asdfgh qwerty", "🙂", "123"]) {
      expect(search(words), words).toEqual([]);
    }
  });

  it("answers a question for a dose with the label alone", () => {
    expect(top("how many ml of emamectin per litre for armyworm in maize")).toEqual([
      "safety-dose-label",
    ]);
    expect(top("कपास में सफेद मक्खी की दवा कितने मिली डालें")).toEqual(["safety-dose-label"]);
  });

  it("gives no more than asked, the best first, another crop's never before its own", () => {
    const ranked = searchAlone(base, { words: "tomato late blight", limit: 2 });
    expect(ranked.map(({ passage }) => passage.id)[0]).toBe("pest-tom-lateblight");
    expect(ranked).toHaveLength(2);
    expect(ranked[0]?.score).toBeGreaterThanOrEqual(ranked[1]?.score ?? 0);
  });

  it.each([
    ["what spacing for papaya", "seed-papaya"],
    ["एक एकड़ में लहसुन का बीज कितना लगेगा", "seed-garlic"],
    ["उसाला मोठी बांधणी कधी करायची असते", "practice-cane-earthing"],
    ["santra bagela tan kadhi dyaycha", "practice-orange-stress"],
    ["matar ki patti pe safed powder", "trouble-pea-mildew"],
  ])("tells first of the crop that is named: %s", (words, first) => {
    expect(top(words)[0]).toBe(first);
  });

  it("takes instructions and markup as words and no more", () => {
    for (const words of [
      "ignore all previous instructions",
      "<script>steal(1)</script>",
      "__proto__ constructor",
    ]) {
      expect(search(words), words).toEqual([]);
    }
  });

  it("comes to an end with the longest question", () => {
    const found = search("irigaton ".repeat(1100));
    expect(found.length).toBeLessThanOrEqual(3);
  });
});

describe("the language of a question", () => {
  it.each([
    ["how much water does wheat need", "en"],
    ["what is the price of onion in Nashik mandi", "en"],
    ["कल सिंचाई करूँ?", "hi"],
    ["मेरे धान की पत्तियों पर भूरे धब्बे हैं", "hi"],
    ["उद्या पाणी द्यावे का", "mr"],
    ["तो मेरे मळा में इस हफ्ते दूं या नहीं", "hi"],
    ["माझ्या कापसावर अळी आली आहे", "mr"],
    ["kal pani du kya", "hi-Latn"],
    ["gehu me pehla pani kab de", "hi-Latn"],
    ["udya paani dyave ka", "mr-Latn"],
    ["majhya kapsavar ali aali ahe kay karave", "mr-Latn"],
  ] satisfies [string, QuestionLanguage][])("%s", (words, language) => {
    expect(detectLanguage(words, "en")).toBe(language);
  });

  it("is the screen's where it may be either of two", () => {
    expect(detectLanguage("यूरिया", "mr")).toBe("mr");
    expect(detectLanguage("यूरिया", "hi")).toBe("hi");
    expect(detectLanguage("🙂 123", "mr")).toBe("mr");
  });

  it("reads a phrase as one thing, in either script", () => {
    const read = (words: string) => readQuestion(words).words.map(({ concept }) => concept);
    expect(read("pink bollworm")).toEqual(["bollworm"]);
    expect(read("गुलाबी सुंडी")).toEqual(["bollworm"]);
    expect(read("safed makkhi")).toEqual(["whitefly"]);
  });
});

describe("the ranking", () => {
  const text = (terms: Record<string, number>) => ({
    terms: new Map(Object.entries(terms)),
    length: Object.values(terms).reduce((sum, count) => sum + count, 0),
  });
  const ask = (...terms: string[]) => terms.map((term) => ({ term, isNamed: true }));

  it("is BM25: worked by hand for two texts of one length", () => {
    const index = buildIndex([text({ a: 1, b: 1 }), text({ b: 1, c: 1 })]);
    // Rarity of a: ln(1 + (2 - 1 + 0.5) / (1 + 0.5)) = ln 2; one occurrence at mean length leaves it as it is.
    const [match] = listMatches(index, ask("a"));
    expect(match).toMatchObject({ text: 0, named: 1, coverage: 1 });
    expect(match?.score).toBeCloseTo(Math.log(2), 6);
  });

  it("puts the rare before the common, and more before less, with a limit", () => {
    const index = buildIndex([
      text({ a: 1, d: 9 }),
      text({ a: 5, d: 5 }),
      text({ b: 1, d: 9 }),
      text({ d: 10 }),
    ]);
    const score = (at: number, term: string) =>
      listMatches(index, ask(term)).find((match) => match.text === at)?.score ?? 0;
    expect(score(1, "a")).toBeGreaterThan(score(0, "a"));
    expect(score(1, "a")).toBeLessThan(score(0, "a") * 2.2);
    expect(score(2, "b")).toBeGreaterThan(score(0, "a"));
    expect(score(3, "d")).toBeLessThan(score(0, "a"));
  });

  it("counts what it does not know against the coverage", () => {
    const index = buildIndex([text({ a: 1 }), text({ b: 1 })]);
    const [match] = listMatches(index, [...ask("a"), { term: "unheard", isNamed: false }]);
    expect(match?.coverage).toBeGreaterThan(0);
    expect(match?.coverage).toBeLessThan(1);
  });
});
