import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openParts,
  see,
} from "#src/app/test-parts.tsx";
import { AnswerSection } from "./answer-section.tsx";
import type { Answer } from "./schema.ts";

const parts = openParts();

const answer: Answer = {
  language: "hi",
  isUnknown: false,
  byModel: false,
  blocks: [
    {
      kind: "own",
      title: "आपके खेतों का पानी",
      text: "कल पानी दीजिए।",
      more: "खेत सूख रहा है।",
      sources: [0],
    },
  ],
  sources: [
    { kind: "own", title: "आपकी सिंचाई योजना", link: "/irrigation", asOf: null, certainty: null },
  ],
  notes: [],
  followUps: [],
};

test("an answer stands in the letters it was asked in, and in the others at a press", async () => {
  const question = "kal paani du kya";
  await parts.show(<AnswerSection question={question} answer={answer} />, { width: 320 });
  await see(page.getByText("Kal paani deejie."));
  await expect.element(page.getByText("Khet sookh raha hai.")).not.toBeVisible();
  await see(page.getByRole("link", { name: "Aapki sinchaai yojna" }));
  await page.getByText("More about it").click();
  await see(page.getByText("Khet sookh raha hai."));
  await page.getByRole("button", { name: "In Devanagari" }).click();
  await see(page.getByText("कल पानी दीजिए।"));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});

test("asked in Devanagari it stands in Devanagari", async () => {
  await parts.show(<AnswerSection question="कल पानी दूँ?" answer={answer} />);
  await see(page.getByText("कल पानी दीजिए।"));
  await page.getByRole("button", { name: "In English letters" }).click();
  await see(page.getByText("Kal paani deejie."));
});

test("an English answer has one kind of letters", async () => {
  const told = { ...answer, language: "en" as const };
  await parts.show(<AnswerSection question="Water tomorrow?" answer={told} />);
  await expect
    .element(page.getByRole("button", { name: /letters|Devanagari/ }))
    .not.toBeInTheDocument();
});
