import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./prepare.mjs";

const folder = join(root, ".github");
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => /\.ya?ml$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const read = async (file) => parse(await readFile(file, "utf8"), { strict: true });
const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));

const workflows = files.filter((file) => file.includes("workflows"));
test.each(workflows)("%s may read only, ends by itself, and pins what it calls", async (file) => {
  const workflow = await read(file);
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect(workflow.concurrency.group).toBeTruthy();
  for (const [name, job] of Object.entries(workflow.jobs)) {
    expect(job["timeout-minutes"], name).toBeLessThanOrEqual(60);
    expect(job.permissions, name).toBeUndefined();
  }
  const uses = [...(await readFile(file, "utf8")).matchAll(/uses: (.*)/g)].map(([, use]) => use);
  expect(uses.length).toBeGreaterThan(0);
  for (const use of uses) expect(use).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)("what %s runs is there", async (file) => {
  const workflow = await read(file);
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.map(({ run }) => run ?? ""),
  );
  for (const [, name = ""] of commands.join("\n").matchAll(/npm run ([\w-]+)/g)) {
    expect(Object.keys(scripts)).toContain(name);
  }
  for (const [, path = ""] of commands.join("\n").matchAll(/scripts\/([\w-]+\.mjs)/g)) {
    expect(await readdir(join(root, "scripts"))).toContain(path);
  }
});

test("the shards of the journeys are all of them, each once", async () => {
  const { jobs } = await read(join(folder, "workflows/ci.yml"));
  const { shard } = jobs.journeys.strategy.matrix;
  expect(shard).toEqual(shard.map((_, index) => `${index + 1}/${shard.length}`));
});
