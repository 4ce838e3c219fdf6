import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Answer, streamEvent } from "#src/features/assistant/schema.ts";
import { type Answering, openSetProduct } from "./answer-product.ts";
import { type RoundQuestion, readRound, readVerdicts, type Verdicts } from "./answer-rounds.ts";
import { type Answered, type Scored, score, writeReport, writeTable } from "./answer-tables.ts";

const folder = join(import.meta.dirname, "answers");

/** The answer that a stream ends with. */
function readAnswer(stream: string, question: string): Answer {
  const events = stream
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => streamEvent.parse(JSON.parse(line.slice("data: ".length))));
  const end = events.find((event) => event.type === "end");
  if (!end?.turn.answer) throw new Error(`“${question}” was not answered: ${stream}`);
  return end.turn.answer;
}

/** Asks in a new conversation, as a phone does; the last answer is the one that counts. */
async function ask({ url, cookie }: Answering, question: RoundQuestion): Promise<Answered> {
  const conversationId = randomUUID();
  let [answer, firstByte]: [Answer | null, number] = [null, Number.NaN];
  for (const text of question.conversation) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/assistant/questions`, {
      method: "POST",
      headers: {
        cookie,
        origin: url,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ id: randomUUID(), conversationId, language: "mr", text }),
    });
    if (!response.ok) throw new Error(`“${text}”: ${response.status} ${await response.text()}`);
    firstByte = Number.NaN;
    const decoder = new TextDecoder();
    let stream = "";
    for await (const bytes of response.body ?? []) {
      if (Number.isNaN(firstByte)) firstByte = performance.now() - begun;
      stream += decoder.decode(bytes, { stream: true });
    }
    answer = readAnswer(stream, text);
  }
  if (!answer) throw new Error(`${question.id} asks nothing`);
  return { question, answer, firstByte };
}

/** Asks every question of a round, one after the other, of one farmer's product. */
async function askAll(
  questions: readonly RoundQuestion[],
  settings: Record<string, string>,
): Promise<Answered[]> {
  const data = await mkdtemp(join(tmpdir(), "urvara-bench-"));
  const product = await openSetProduct(data, settings);
  try {
    // The index of the passages is built for whoever asks first.
    const [first] = questions;
    if (first) await ask(product, first);
    const answered = [];
    for (const question of questions) answered.push(await ask(product, question));
    return answered;
  } finally {
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function readJudged(file: string, questions: readonly RoundQuestion[]): Promise<Verdicts> {
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  return text === null ? {} : readVerdicts({ text, file }, questions);
}

/** The model that the environment names as it does for the product, or none. */
function readModel(): { name: string; settings: Record<string, string> } | null {
  const {
    ASSISTANT_URL: url,
    ASSISTANT_MODEL: name,
    ASSISTANT_KEY: key,
    ASSISTANT_TIMEOUT_MS: patience,
  } = process.env;
  if (!url || !name) return null;
  const settings = {
    ASSISTANT_URL: url,
    ASSISTANT_MODEL: name,
    ...(key && { ASSISTANT_KEY: key }),
    ...(patience && { ASSISTANT_TIMEOUT_MS: patience }),
  };
  return { name, settings };
}

/**
 * How good the assistant's answers are: the questions of a round, asked over HTTP on the set farm of
 * `answers/farm.md`; `npx tsx bench/assistant-answers.ts round-1 --out report.md`. Where the environment names a
 * model as for the product, it is asked too, and both stand side by side.
 */
async function measureAnswers(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: "string" } },
  });
  const [round = "round-1"] = positionals;
  const file = `${round}.yaml`;
  const questions = readRound({ text: await readFile(join(folder, file), "utf8"), file });
  const model = readModel();
  const runs = new Map<string, Scored[]>();
  const run = async (name: string, given: { settings: Record<string, string>; judged: string }) => {
    const verdicts = await readJudged(given.judged, questions);
    const answered = await askAll(questions, given.settings);
    runs.set(
      name,
      answered.map((each) => score(each, verdicts)),
    );
  };
  await run("built in", { settings: {}, judged: `${round}.verdicts.yaml` });
  if (model) {
    const judged = `${round}.${model.name.replaceAll(/[^\w.-]+/g, "-")}.verdicts.yaml`;
    await run(model.name, { settings: model.settings, judged });
  }
  const table = writeTable(runs);
  process.stdout.write(
    `${round}, ${questions.length} questions\n\n${table}\n\nNode ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  if (values.out) {
    const reports = [...runs].map(([name, all]) => writeReport(name, all));
    await writeFile(values.out, `${[`# ${round}`, table, ...reports].join("\n\n")}\n`);
  }
}

await measureAnswers();
