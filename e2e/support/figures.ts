import { performance } from "node:perf_hooks";

/** Seconds that have passed. */
export const secondsSince = (begunAt: number): number => (performance.now() - begunAt) / 1000;

/** Says what was measured, in a line that `npm run soak` shows. */
export function tellFigures(what: string, seconds: readonly number[]): void {
  const sorted = [...seconds].sort((a, b) => a - b);
  const [least, middle, most] = [0, sorted.length >> 1, sorted.length - 1].map((index) =>
    (sorted[index] ?? Number.NaN).toFixed(2),
  );
  tell(`${what}: ${sorted.length} times, ${least} / ${middle} / ${most} s (min / median / max)`);
}

export function tell(line: string): void {
  process.stdout.write(`measured: ${line}\n`);
}
