import type { Readable } from "node:stream";

type Terminal = {
  input: Readable & { isTTY?: boolean; setRawMode?: (isRaw: boolean) => unknown };
  output: { write(words: string): unknown };
};

const enter = new Set(["\r", "\n", "\u0004"]);
const erase = new Set(["\u007f", "\b"]);
const interrupt = "\u0003";

/** One line of a terminal, which does not show it. */
function readUnseen({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  input.setRawMode?.(true);
  return new Promise((resolve, reject) => {
    let line: string[] = [];
    const finish = (settle: () => void) => {
      input.off("data", take).off("end", giveUp);
      input.setRawMode?.(false);
      input.pause();
      output.write("\n");
      settle();
    };
    const giveUp = () => finish(() => reject(new Error("No passphrase was given.")));
    const take = (chunk: Buffer | string) => {
      for (const letter of String(chunk)) {
        if (letter === interrupt) return giveUp();
        if (enter.has(letter)) return finish(() => resolve(line.join("")));
        if (erase.has(letter)) line = line.slice(0, -1);
        else line.push(letter);
      }
    };
    input.setEncoding("utf8").on("data", take).on("end", giveUp).resume();
  });
}

/** What a passphrase must have so that trying them out takes longer than it is worth. */
export const leastPassphraseLength = 12;

/**
 * The passphrase of the configuration, else one that is asked for.
 * @param given.isNew asked for twice, and not too short
 * @throws Error with one sentence when there is none, or nobody to ask
 */
export async function readPassphrase(
  terminal: Terminal,
  given: { configured: string | undefined; isNew?: boolean },
): Promise<string> {
  if (given.configured !== undefined) return given.configured;
  if (!terminal.input.isTTY) {
    throw new Error("Set BACKUP_PASSPHRASE, or run this in a terminal that can ask for it.");
  }
  const passphrase = await readUnseen(terminal, "Passphrase: ");
  if (!given.isNew) return passphrase;
  if (passphrase.length < leastPassphraseLength) {
    throw new Error(`A passphrase has at least ${leastPassphraseLength} characters.`);
  }
  const again = await readUnseen(terminal, "The same again: ");
  if (again !== passphrase) throw new Error("The two passphrases are not the same.");
  return passphrase;
}
