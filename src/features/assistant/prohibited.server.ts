import { bannedIngredients } from "#content/pesticides.ts";
import type { AnswerParts, Asked } from "./asked.server.ts";
import { splitSounds } from "./danger-sound-rules.ts";
import type { Purpose } from "./purpose-schema.ts";

/** From so many letters on a name is known with a case ending, too. */
const leastInflected = 5;

/** The first of the names of a prohibited pesticide that a text says, by its sound; null where it says none. */
export function findProhibited(text: string): string | null {
  const said = ` ${splitSounds(text).join(" ")} `;
  const isSaid = (name: string) => {
    const sound = splitSounds(name).join(" ");
    return said.includes(sound.length < leastInflected ? ` ${sound} ` : ` ${sound}`);
  };
  return bannedIngredients.find((names) => names.some(isSaid))?.[0] ?? null;
}

/** What helps against the pest that a prohibited pesticide was wanted for; null where none of both is named. */
export async function findInstead({ knowledge }: AnswerParts, asked: Asked): Promise<Asked | null> {
  const { pest, crop } = asked.intents.slots;
  if (pest === undefined || findProhibited(asked.text) === null) return null;
  const said = asked.question.words.filter(({ concept }) => concept === pest || concept === crop);
  const found = await knowledge.search(said.map(({ word }) => word).join(" "), {
    likelihoods: [["pest-control", 1]],
    limit: 1,
  });
  const kinds: Purpose[] = ["pest-control"];
  const intents = { ...asked.intents, kinds };
  return { ...asked, passages: found.fitting, secondPart: null, intents };
}
