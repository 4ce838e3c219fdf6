import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { purposeOf } from "#src/features/assistant/intent-rules.ts";
import {
  type QuestionLanguage,
  questionLanguages,
} from "#src/features/assistant/passage-schema.ts";
import { type Purpose, purpose } from "#src/features/assistant/purpose-schema.ts";
import { type RecordTopic, recordTopics } from "#src/features/assistant/record-schema.ts";
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

/** "none" asks for nothing of the own record, and "write-down" how something is written into it. */
const otherTopics = ["none", "write-down"] as const;
const recordTopic = z.enum([...recordTopics, ...otherTopics]);

/** What a question of the own record asks for, null where it asks for nothing of it, and the question. */
export type AskedOfRecord = {
  topic: RecordTopic | null;
  /** Null where none is told. */
  purpose: Purpose | null;
  language: QuestionLanguage;
  text: string;
};

/** What strangers wrote of the own record: topic, language and question, a tabulator between. */
export const listOfRecord = (...files: readonly string[]): AskedOfRecord[] =>
  files.flatMap((file) =>
    readFileSync(`scripts/topics/${file}.tsv`, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [named, language, text = ""] = line.split("\t");
        const told = recordTopic.parse(named);
        const rest = { language: askedLanguage.parse(language), text };
        if (told === "none") return { topic: null, purpose: null, ...rest };
        if (told === "write-down") return { topic: null, purpose: "product-help", ...rest };
        return { topic: told, purpose: purposeOf[told], ...rest };
      }),
  );

/** The same as examples of purposes, without those of which none is told. */
export const listAskedOfRecord = (...files: readonly string[]): Asked[] =>
  listOfRecord(...files).flatMap(({ purpose: asked, language, text }) =>
    asked ? [{ text, purpose: asked, language, weight: 1 }] : [],
  );
