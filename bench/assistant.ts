import { cpus, loadavg } from "node:os";
import { readQuestionAfter } from "#src/features/assistant/intents.server.ts";
import { listPassageRecords, openPassages } from "#src/features/assistant/passages.server.ts";
import { measureGold } from "#src/features/assistant/test-gold.ts";
import { goldEnglish } from "#src/features/assistant/test-gold-english.ts";
import { goldHeldOut } from "#src/features/assistant/test-gold-held-out.ts";
import { goldHindi } from "#src/features/assistant/test-gold-hindi.ts";
import { goldLatinHindi } from "#src/features/assistant/test-gold-latin-hindi.ts";
import { goldMarathi } from "#src/features/assistant/test-gold-marathi.ts";
import { goldVidarbha, goldVidarbhaHeldOut } from "#src/features/assistant/test-gold-vidarbha.ts";
import { searchAlone } from "#src/features/assistant/test-search.server.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 20);
const limits = { found: 0.9, refused: 0.95, milliseconds: 10 };
const paddedCount = 1000;

const gold = {
  English: goldEnglish,
  Hindi: goldHindi,
  "Latin-script Hindi": goldLatinHindi,
  Marathi: goldMarathi,
  "Marathi of Vidarbha": goldVidarbha,
  "of it held out": goldVidarbhaHeldOut,
  "held out": goldHeldOut,
};
const questions = Object.values(gold).flatMap((part) => part.map(([words]) => words));

function measure(run: (words: string) => void): {
  "p50 ms": string;
  "p99 ms": string;
  p50: number;
} {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const words of questions) {
      const begun = performance.now();
      run(words);
      // The first round warms the engine up.
      if (round > 0) times.push(performance.now() - begun);
    }
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { "p50 ms": at(0.5).toFixed(3), "p99 ms": at(0.99).toFixed(3), p50: at(0.5) };
}

const share = (part: number, whole: number) =>
  `${part}/${whole} (${((part / whole) * 100).toFixed(1)} %)`;

/** How well and how fast the assistant finds its passages; `npx tsx bench/assistant.ts`. */
function runAssistantBench(): void {
  const records = listPassageRecords();
  const begun = performance.now();
  const base = openPassages(records);
  const opened = performance.now() - begun;
  const padded = Array.from(
    { length: paddedCount },
    (_, at) => records[at % records.length],
  ).flatMap((record, at) =>
    record ? [{ ...record, id: `${record.id.slice(0, 60)}-n${at}` }] : [],
  );
  const large = openPassages(padded);

  const results = Object.entries(gold).map(([part, asked]) => ({
    part,
    ...measureGold(asked, (words) => searchAlone(base, { words })),
  }));
  console.table(
    results.map(({ part, answerable, found, first, unanswerable, refused, doses }) => ({
      "gold set": part,
      "right in first 3": share(found, answerable),
      "right first": share(first, answerable),
      refused: share(refused, unanswerable),
      "own doses": doses.length,
    })),
  );
  for (const { part, faults } of results) {
    for (const fault of faults) process.stdout.write(`${part}: ${fault}\n`);
  }

  const texts = padded.map(({ title, text }) => `${title.en} ${title.hi} ${text.en} ${text.hi}`);
  const times = [
    {
      what: `search, ${records.length} passages`,
      ...measure((words) => searchAlone(base, { words })),
    },
    {
      what: `search, ${padded.length} passages`,
      ...measure((words) => searchAlone(large, { words })),
    },
    {
      what: "purposes of the question",
      ...measure((words) => readQuestionAfter(words, { fields: [], grown: [], before: [] })),
    },
    {
      what: `reference: look for its words in ${texts.length} texts, nothing ranked`,
      ...measure((words) => {
        const plain = words.toLowerCase().split(/\s+/);
        texts.filter((text) => plain.some((word) => text.includes(word)));
      }),
    },
  ];
  console.table(times.map(({ p50: _p50, ...row }) => row));
  process.stdout.write(
    `${records.length} passages, index built in ${opened.toFixed(0)} ms; Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  const tuned = results.filter(({ part }) => !part.endsWith("held out"));
  const sum = (pick: (result: (typeof tuned)[number]) => number) =>
    tuned.reduce((total, result) => total + pick(result), 0);
  const isGood =
    sum(({ found }) => found) / sum(({ answerable }) => answerable) >= limits.found &&
    sum(({ refused }) => refused) / sum(({ unanswerable }) => unanswerable) >= limits.refused &&
    sum(({ doses }) => doses.length) === 0;
  const isFast = times.slice(0, 2).every(({ p50 }) => p50 < limits.milliseconds);
  if (!isGood || !isFast) process.exitCode = 1;
}

runAssistantBench();
