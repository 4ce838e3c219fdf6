import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { z } from "zod";
import type { Tables } from "#src/platform/tables.ts";

/** One statement as the database carried it out. */
export type Plan = {
  /** Pages of 8 kB that were looked at, in memory or on the disk. */
  buffers: number;
  milliseconds: number;
  /** Names of the nodes with what they read: `Seq Scan blogs`. */
  nodes: string[];
};

const node = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
const explained = z.tuple([
  z.object({
    Plan: z.looseObject({
      ...node.shape,
      "Shared Hit Blocks": z.int(),
      "Shared Read Blocks": z.int(),
    }),
    "Execution Time": z.number(),
  }),
]);

function listNodes(top: z.infer<typeof node>): string[] {
  const read = top["Index Name"] ?? top["Relation Name"] ?? "";
  return [`${top["Node Type"]} ${read}`.trim(), ...(top.Plans ?? []).flatMap(listNodes)];
}

/** Does a piece of work, then explains every statement that it sent. */
export async function readPlans(
  pool: pg.Pool,
  work: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<Plan[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  await work(db);
  const plans: Plan[] = [];
  for (const { sql, parameters } of sent) {
    const { rows } = await pool.query<{ "QUERY PLAN": unknown }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...parameters],
    );
    const [{ Plan: top, "Execution Time": milliseconds }] = explained.parse(
      rows[0]?.["QUERY PLAN"],
    );
    const buffers = top["Shared Hit Blocks"] + top["Shared Read Blocks"];
    plans.push({ buffers, milliseconds, nodes: listNodes(top) });
  }
  return plans;
}
