import { expect, test } from "vitest";
import { readQuestionAfter } from "./intents.server.ts";
import { searchPassages } from "./passages.server.ts";
import { findSecondPart } from "./second-part.server.ts";

const farm = { fields: [], grown: ["wheat"] };

async function find(text: string): Promise<string | null> {
  const whole = readQuestionAfter(text, { ...farm, before: [] });
  const wanted = { likelihoods: whole.likelihoods, limit: 1 };
  const { fitting: told } = await searchPassages(whole.question.text, wanted);
  const knowledge = {
    read: readQuestionAfter,
    search: async (words: string, given: typeof wanted) => searchPassages(words, given),
  };
  const found = await findSecondPart(knowledge, { text, whole, told, readGiven: farm });
  return found?.passage.id ?? null;
}

test.each([
  [
    "sum-mustard-bags",
    "भरतपुर में सरसों 32 दिन की हो गई, अभी तक पानी नहीं लगाया। पहला पानी कब लगाएँ और उसके साथ यूरिया देना है कि नहीं",
  ],
  ["scheme-pm-kusum", "5 एचपी सोलर पंप पर कितनी छूट है और फारम कहां भरें"],
  [
    "scheme-per-drop-more-crop",
    "thibak sathi sarkar kiti takke dete? maza 4.5 acre ahe. arj kuthe karaycha ani adhi maal gheu ka nantar",
  ],
])("%s answers another part than the whole of: %s", async (id, text) => {
  expect(await find(text)).toBe(id);
});

test.each([
  "how many bags of urea for wheat",
  "thank you brother, very good. how many bags of urea for wheat",
  "my wife and my son say it is late and I am worried. can I still sow wheat",
])("there is no other part in: %s", async (text) => {
  expect(await find(text)).toBeNull();
});
