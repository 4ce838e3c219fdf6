import { cpus, loadavg } from "node:os";
import { listRuledSchemes } from "#src/features/schemes/catalogue-store.server.ts";
import { judgeScheme } from "#src/features/schemes/eligibility-rules.ts";
import type { Facts } from "#src/features/schemes/eligibility-schema.ts";
import { planQuestions } from "#src/features/schemes/question-rules.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 100);
const limits = { one: 5, many: 200 };

/** Knows little, so that most schemes are open and every rule is looked at. */
const farmer: Facts = {
  state: "MH",
  age: 35,
  landHectares: 1,
  crops: { kinds: ["cotton"], areAll: true },
};

function measure(run: () => void): { "p50 ms": string; "p99 ms": string; worst: number } {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    run();
    // The first warms the engine up.
    if (round > 0) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    "p50 ms": at(0.5).toFixed(3),
    "p99 ms": at(0.99).toFixed(3),
    worst: sorted.at(-1) ?? Number.NaN,
  };
}

/** How long the eligibility check takes; `npx tsx bench/schemes.ts`. */
function runSchemeBench(): void {
  const schemes = listRuledSchemes();
  const many = Array.from({ length: 10_000 }, (_, at) => schemes[at % schemes.length]).filter(
    (scheme) => scheme !== undefined,
  );
  const rows = [
    {
      asked: "all schemes, one farmer",
      limit: limits.one,
      ...measure(() => {
        for (const scheme of schemes) judgeScheme(scheme, farmer);
      }),
    },
    {
      asked: "all schemes and the next question",
      limit: limits.one,
      ...measure(() => planQuestions(schemes, { facts: farmer, unsure: [] })),
    },
    {
      asked: "10,000 schemes, one farmer",
      limit: limits.many,
      ...measure(() => {
        for (const scheme of many) judgeScheme(scheme, farmer);
      }),
    },
  ];
  console.table(rows.map(({ worst, ...row }) => ({ ...row, "worst ms": worst.toFixed(3) })));
  process.stdout.write(
    `${schemes.length} schemes; Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  // The median: on a machine with other work the worst is that work.
  if (rows.some((row) => Number(row["p50 ms"]) > row.limit)) process.exitCode = 1;
}

runSchemeBench();
