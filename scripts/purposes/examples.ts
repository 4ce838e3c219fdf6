import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import {
  type QuestionLanguage,
  questionLanguages,
} from "#src/features/assistant/passage-schema.ts";
import { type Purpose, purpose } from "#src/features/assistant/purpose-schema.ts";
import { listWays } from "./chance.ts";

export type Phrasing = { text: string; purpose: Purpose; weight: number };
export type Asked = Phrasing & { language: QuestionLanguage };

const askedLanguage = z.enum(questionLanguages);

const mostWays = 8;

/** Lines under "# purpose", of each of which "(one|other)" says one. */
export function listPhrasings(folder: string): Phrasing[] {
  const files = readdirSync(folder).filter((file) => file.startsWith("phrasings"));
  return files.flatMap((file) => {
    let named: Purpose = "unclear";
    return readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .flatMap((line) => {
        if (line.startsWith("# ")) named = purpose.parse(line.slice(2));
        if (line === "" || line.startsWith("#")) return [];
        const ways = listWays(line, mostWays);
        const weight = 1 / ways.length ** 0.5;
        return ways.map((text) => ({ text, purpose: named, weight }));
      });
  });
}

/** What one stranger wrote: purpose, crop, language and question, a tabulator between. */
export function listAsked(file: string): Asked[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [wanted, , language, text = ""] = line.split("\t");
      return {
        text,
        purpose: purpose.parse(wanted),
        language: askedLanguage.parse(language),
        weight: 1,
      };
    });
}
