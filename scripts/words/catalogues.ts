import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { bighaStates } from "#content/bigha.ts";
import { stateCodes } from "#src/features/schemes/schema.ts";
import { crops } from "#src/shared/farm-terms.ts";
import { type Catalogue, catalogue } from "./messages.ts";

/** What stands in content/ with all else that it is called, and the files that say what by its name. */
const named: { kind: string; prefix: string; saidBy: Record<string, readonly string[]> }[] = [
  { kind: "crops", prefix: "crop", saidBy: { "src/shared/farm-words.ts": crops } },
  {
    kind: "states",
    prefix: "state",
    saidBy: {
      "src/shared/state-words.ts": bighaStates,
      "src/features/schemes/region-words.ts": stateCodes,
    },
  },
];
const nameWords = z.record(z.string(), z.object({ name: z.string().optional() }));

const messagesOf = (root: string, code: string) => join(root, `messages/${code}.json`);
const namesOf = (root: string, kind: string, code: string) =>
  join(root, `content/${kind}/${code}.yaml`);

/** The names that screens take from content/. */
export async function readNames(root: string, code: string): Promise<Catalogue> {
  const texts: Catalogue = {};
  for (const { kind, prefix, saidBy } of named) {
    const names = nameWords.parse(parse(await readFile(namesOf(root, kind, code), "utf8")));
    for (const [file, ids] of Object.entries(saidBy)) {
      for (const id of ids) {
        const { origin = [] } = texts[`${prefix}.${id}`] ?? {};
        const translation = names[id.toLowerCase()]?.name ?? "";
        texts[`${prefix}.${id}`] = { translation, origin: [...origin, [file]] };
      }
    }
  }
  return texts;
}

/** All that a language's screens say: the texts of the code, and names. */
export async function readCatalogue(root: string, code: string): Promise<Catalogue> {
  const texts = JSON.parse(await readFile(messagesOf(root, code), "utf8"));
  return { ...catalogue.parse(texts), ...(await readNames(root, code)) };
}

/** The files that a catalogue is made of. */
export const listSources = (root: string, code: string): string[] => [
  messagesOf(root, code),
  ...named.map(({ kind }) => namesOf(root, kind, code)),
];
