import { searchedNames } from "#content/crops/search.ts";
import { thingNames } from "#content/things.ts";
import type { SearchAliases } from "#src/platform/search.server.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";

type Heard = { word: string; sound: string };

/** One of the words that sound alike in the same letters: a search hears the others. */
function listHeard(names: readonly string[]): Heard[] {
  const heard = names.flatMap(splitWords).map((word) => ({ word, sound: hearWord(word) }));
  const bySound = new Map<string, Heard>();
  for (const each of heard) {
    const key = `${each.sound} ${/^[a-z0-9]+$/.test(each.word)}`;
    if (!bySound.has(key)) bySound.set(key, each);
  }
  return [...bySound.values()];
}

function listAliases(): Map<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  const add = (name: string, others: readonly string[]) => {
    const known = aliases.get(name) ?? [];
    aliases.set(name, [...known, ...others.filter((other) => !known.includes(other))]);
  };
  for (const names of [...thingNames, ...searchedNames]) {
    const heard = listHeard(names);
    for (const word of new Set(names.flatMap(splitWords))) {
      const sound = hearWord(word);
      const others = heard.filter((other) => other.sound !== sound).map((other) => other.word);
      add(word, others);
      // However it is typed in Latin letters.
      if (sound !== word) add(sound, others);
    }
  }
  return aliases;
}

let aliases: SearchAliases | undefined;

/** What farmers call the same thing in every language, by the letters of each word and by its sound. */
export function getAliases(): SearchAliases {
  aliases ??= listAliases();
  return aliases;
}
