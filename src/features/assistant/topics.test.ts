import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readQuestionAfter } from "./intents.server.ts";

const fields = ["Nadi", "Ghar", "Mala", "Vihir"].map((name) => ({ id: name, name }));
const grown = ["cotton", "wheat", "chickpea", "onion"];

/** Lines that were never learned: a topic, a language and a question. */
const lines = readFileSync("scripts/topics/held-out.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [topic = "", , text = ""] = line.split("\t");
    const isOwn = topic !== "none" && topic !== "write-down";
    const read = readQuestionAfter(text, { fields, grown, before: [] }).slots.topic;
    return { topic: isOwn ? topic : undefined, read };
  });

test("of a stranger's questions about their own record most are known", () => {
  const own = lines.filter(({ topic }) => topic !== undefined);
  const known = own.filter(({ topic, read }) => read === topic).length;
  expect(known / own.length).toBeGreaterThan(0.5);
});

test("of questions that only mention it few are taken for one", () => {
  const others = lines.filter(({ topic }) => topic === undefined);
  expect(others.filter(({ read }) => read !== undefined).length).toBeLessThanOrEqual(2);
});
