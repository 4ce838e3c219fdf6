import { expect, test } from "vitest";
import { spokenNames } from "#content/crops/names.ts";
import { languages } from "#src/shared/language.ts";
import { loadWords } from "#src/ui/area-words.ts";
import { answerWords } from "./answer-words-rules.ts";
import { chooseIntents } from "./intent-rules.ts";
import { readQuestionAfter } from "./intents.server.ts";
import { isBesideTool } from "./tool-choice-rules.ts";
import { planTools } from "./tool-rules.ts";

function listTools(text: string): string[] {
  const fields = [{ id: "nadi", name: "Nadi" }];
  const reading = readQuestionAfter(text, { fields, grown: ["cotton"], before: [] });
  return planTools(chooseIntents(reading))
    .filter((call) => !isBesideTool(call, reading.question.words))
    .map(({ name }) => name);
}

test.each(languages)(
  "what is offered to press is answered from the own farm, in %s",
  (language) => {
    const { suggestions } = answerWords[language];
    const cotton = spokenNames[language].cotton;
    const offered = [
      [suggestions.water("Nadi"), "irrigation"],
      [suggestions.waterAny, "irrigation"],
      [suggestions.rain, "weather"],
      [suggestions.spray, "spray_hours"],
      [suggestions.schemes, "schemes"],
      [suggestions.premium(cotton), "premium"],
    ] as const;
    for (const [text, tool] of offered) {
      expect(listTools(text), text).toEqual([tool]);
    }
  },
);

test.each(languages)(
  "what each group begins with is answered from the own farm, in %s",
  async (language) => {
    const words = await loadWords(language);
    const { suggestionGroups } = await import("./suggestion-words.ts");
    const tools = suggestionGroups.map(({ questions: [first] }) => listTools(words._(first)));
    expect(tools).toEqual([["irrigation"], ["spray_hours"], ["mandi_price"], ["schemes"]]);
  },
);
