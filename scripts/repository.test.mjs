import { access, readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./prepare.mjs";

const folder = join(root, ".github");
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => /\.ya?ml$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));
const readText = (file) => readFile(join(root, file), "utf8");
const read = async (file) => parse(await readText(file), { strict: true });
const { overrides, scripts, version } = JSON.parse(await readText("package.json"));

const workflows = files.filter((file) => file.includes("workflows"));
test.each(workflows)("%s may read only, ends by itself, and pins what it calls", async (file) => {
  const workflow = await read(file);
  expect(workflow.permissions).toEqual({ contents: "read" });
  expect(workflow.concurrency.group).toBeTruthy();
  for (const [name, job] of Object.entries(workflow.jobs)) {
    expect(job["timeout-minutes"], name).toBeLessThanOrEqual(60);
    expect(job.permissions, name).toBeUndefined();
  }
  const uses = [...(await readText(file)).matchAll(/uses: (.*)/g)].map(([, use]) => use);
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
  const { jobs } = await read(join(".github", "workflows", "ci.yml"));
  const { shard } = jobs.journeys.strategy.matrix;
  expect(shard).toEqual(shard.map((_, index) => `${index + 1}/${shard.length}`));
});

const forms = files.filter((file) => /ISSUE_TEMPLATE.(?!config)/.test(file));
test.each(forms)("%s is a form that asks little", async (file) => {
  const { name, description, body } = await read(file);
  expect(name).toBeTruthy();
  expect(description).toBeTruthy();
  expect(body.length).toBeLessThanOrEqual(2);
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  expect(body[0].validations.required).toBe(true);
  for (const { type, attributes } of body) {
    expect(["textarea", "input"]).toContain(type);
    expect(attributes.label).toMatch(/\?$/);
  }
});

test("there is a form for what does not work, for wrong advice and for an idea", () => {
  expect(forms.map((file) => basename(file)).sort()).toEqual([
    "bug.yml",
    "idea.yml",
    "wrong-advice.yml",
  ]);
});

test("the changelog begins with this version", async () => {
  expect(/^## (\d\S*)/m.exec(await readText("CHANGELOG.md"))?.[1]).toBe(version);
});

test.each(["README.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "CONTRIBUTING.md"])(
  "what %s points at in the repository is there",
  async (file) => {
    for (const [, path = ""] of (await readText(file)).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      await expect(access(join(root, path)), path).resolves.toBeUndefined();
    }
  },
);

test("each override is spoken of where updates are set, and each rule there has its reason", async () => {
  const { packageRules } = JSON.parse(await readText(".github/renovate.json"));
  for (const { description } of packageRules) expect(description).toBeTruthy();
  const names = packageRules.flatMap((rule) => rule.matchPackageNames ?? []);
  const isNamed = (key) =>
    names.some((name) =>
      name.startsWith("/") ? new RegExp(name.slice(1, -1)).test(key) : name === key,
    );
  expect(Object.keys(overrides).filter((key) => !isNamed(key))).toEqual([]);
});
