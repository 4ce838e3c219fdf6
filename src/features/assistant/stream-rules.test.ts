import { expect, test } from "vitest";
import { inEachLanguage } from "#src/shared/language.ts";
import { choosePassages } from "./answer-rules.ts";
import type { Passage } from "./passage-schema.ts";
import { applyEvent, beginAnswer, splitEvents } from "./stream-rules.ts";

test("events are read when they are whole, wherever the stream was cut", () => {
  const whole = 'data: {"a":1}\n\ndata: {"b":2}\n\n';
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const first = splitEvents(whole.slice(0, cut));
    const second = splitEvents(first.rest + whole.slice(cut));
    expect([...first.texts, ...second.texts]).toEqual(['{"a":1}', '{"b":2}']);
    expect(second.rest).toBe("");
  }
});

test("an answer grows by its events, and begins again when it is told to", () => {
  const block = { kind: "plain", title: null, text: "Rain", sources: [] } as const;
  let answer = beginAnswer("hi");
  for (const text of [" comes", "."]) {
    if (answer.blocks.length === 0) {
      answer = applyEvent(answer, { type: "block", block: { ...block, sources: [] } });
    }
    answer = applyEvent(answer, { type: "text", text });
  }
  expect(answer.blocks.map(({ text }) => text)).toEqual(["Rain comes."]);
  expect(applyEvent(answer, { type: "restart" })).toEqual(beginAnswer("hi"));
});

test("beside the farm's own figures stands no passage of another crop or matter", () => {
  const words = inEachLanguage(() => "x");
  const passage = (id: string, crop?: string): Passage => ({
    id,
    topic: "water",
    purposes: ["irrigation"],
    title: words,
    text: words,
    asOf: "2026-11-21",
    certainty: "K",
    source: { name: words, link: "/irrigation" },
    ...(crop ? { crop } : {}),
  });
  const ranked = [
    { passage: passage("water-cotton", "cotton"), score: 9, likeness: 0 },
    { passage: passage("water-rice", "rice"), score: 8, likeness: 0 },
  ];
  const facts = { kinds: ["irrigation"], crops: ["rice"] } as const;
  expect(choosePassages(ranked, facts).map(({ id }) => id)).toEqual(["water-rice"]);
  expect(choosePassages(ranked, { kinds: ["scheme"], crops: ["rice"] })).toEqual([]);
  expect(choosePassages(ranked, null)).toHaveLength(2);
});
