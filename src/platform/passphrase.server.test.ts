import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readPassphrase } from "./passphrase.server.ts";

/** A terminal on which lines are typed when it asks. */
function openTerminal(lines: string[], isTTY = true) {
  const shown: string[] = [];
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY,
    setRawMode: (isRaw: boolean) => void modes.push(isRaw),
  });
  const write = (words: string) => {
    shown.push(words);
    if (words.endsWith(": ")) input.write(lines.shift() ?? "");
  };
  return { input, output: { write }, shown, modes };
}

test("the configured one is taken without asking", async () => {
  const terminal = openTerminal([]);
  expect(await readPassphrase(terminal, { configured: "of the configuration" })).toBe(
    "of the configuration",
  );
  expect(terminal.shown).toEqual([]);
});

test("what is typed is not shown, and can be corrected", async () => {
  const terminal = openTerminal(["monsooon\u007f\u007fn over Pune 🌾\r", "monsoon over Pune 🌾\r"]);
  const given = { configured: undefined, isNew: true };
  expect(await readPassphrase(terminal, given)).toBe("monsoon over Pune 🌾");
  expect(terminal.shown.join("")).not.toContain("monsoon");
  expect(terminal.modes).toEqual([true, false, true, false]);
});

test("two that differ, a short one, none, and nobody to ask are told in a sentence", async () => {
  const asNew = { configured: undefined, isNew: true };
  await expect(
    readPassphrase(openTerminal(["monsoon over Pune\n", "monsoon over Puna\n"]), asNew),
  ).rejects.toThrow("The two passphrases are not the same.");
  await expect(readPassphrase(openTerminal(["monsoon\n"]), asNew)).rejects.toThrow(
    "A passphrase has at least 12 characters.",
  );
  await expect(readPassphrase(openTerminal(["mons\u0003"]), asNew)).rejects.toThrow(
    "No passphrase was given.",
  );
  await expect(readPassphrase(openTerminal([], false), asNew)).rejects.toThrow(
    "Set BACKUP_PASSPHRASE",
  );
});
