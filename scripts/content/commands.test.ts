import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runContentCommand } from "./commands.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "content-"));
  await cp("content", join(root, "content"), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const run = (...args: string[]) =>
  runContentCommand({ root, now: new Date("2026-11-23T06:00:00Z") }, args);
const read = (path: string) => readFile(join(root, path), "utf8");

test("a sheet tells all of a crop in a language, with where it comes from and boxes to tick", async () => {
  expect(await run("sheet", "tomato", "hi")).toEqual({
    text: "sheets/tomato-hi.html: open it in a browser, and print it.\n",
    exitCode: 0,
  });
  const page = await read("sheets/tomato-hi.html");
  const hindi = await read("content/pests/tomato/hi.yaml");
  const [, name = ""] = /^tom-lateblight:\n {2}name: (.+)$/m.exec(hindi) ?? [];
  expect(page).toContain("<h1>Tomato · हिन्दी</h1>");
  expect(page).toContain(`<h3>${name}</h3><code>tom-lateblight</code>`);
  expect(page).toContain("Phytophthora infestans");
  expect(page).toContain("General knowledge, held against no page. Read by nobody yet.");
  // Its calendar, what may not be sprayed on it, and what strikes every crop.
  expect(page).toContain("tomato-west-kharif");
  expect(page).toContain("dimethoate");
  const [every = ""] = (await read("content/pests/all/facts.yaml")).match(/^[a-z-]+(?=:)/m) ?? [];
  expect(page).toContain(`<code>${every}</code>`);
  expect(page).not.toContain("rice-bph");
  // Other crops that are grown in all regions.
  expect(page).not.toContain("brinjal-all-annual");
  expect(page.match(/class="box"/g)?.length).toBeGreaterThan(200);
});

test("a sheet says in English what is not written in its language, and names the page of what is confirmed", async () => {
  const path = join(root, "content/pests/tomato");
  await appendFile(join(root, "content/languages/mr.yaml"), "unfinished: true\n");
  const [facts, marathi] = await Promise.all(
    ["facts", "mr"].map((file) => readFile(join(path, `${file}.yaml`), "utf8")),
  );
  await writeFile(
    join(root, "content/sources/made-up.yaml"),
    "emergency-page:\n  who: An office\n  what: Its number\n  address: https://office.example/numbers/108\n",
  );
  await writeFile(
    join(path, "facts.yaml"),
    `${facts}
tom-made-up:
  kind: insect
  scientific: A < B
  marks: {part: [leaf], sign: [holes], colour: [green], pattern: [lone], creature: [none], stage: [growing]}
  certainty: confirmed
  asOf: 2026-11-22
  source: {work: emergency-page}
  reviewedBy: Dr A. B. Patil, Rahuri
`,
  );
  const english = await readFile(join(path, "en.yaml"), "utf8");
  const hindi = await readFile(join(path, "hi.yaml"), "utf8");
  const write = (language: string, text: string, name: string) =>
    writeFile(
      join(path, `${language}.yaml`),
      `${text}\ntom-made-up:\n  name: ${name}\n${language === "mr" ? "" : rest(language)}`,
    );
  const rest = (language: string) =>
    ["signs", "mark", "favourable", "count"]
      .map((each) => `  ${each}: ${language === "en" ? "Look & count." : "देखें।"}\n`)
      .join("")
      .concat(
        `  cultural: [${language === "en" ? "Wait." : "रुकें।"}]\n  biological: []\n  later: []\n`,
      );
  await write("en", english, "Made up");
  await write("hi", hindi, "बना हुआ");
  await write("mr", marathi ?? "", "बनवलेले");
  expect(await run("sheet", "tomato", "mr")).toMatchObject({ exitCode: 0 });
  const page = await read("sheets/tomato-mr.html");
  expect(page).toContain("A &lt; B");
  expect(page).toContain(
    '<span lang="en" class="lacking" data-why="not in मराठी yet">Look &amp; count.</span>',
  );
  expect(page).toContain(
    "Confirmed on 2026-11-22: An office, Its number, https://office.example/numbers/108",
  );
  expect(page).toContain("Read by Dr A. B. Patil, Rahuri.");
});

test("a wish that cannot be met says what can be", async () => {
  expect((await run("sheet", "tomatto", "mr")).text).toBe(
    'nothing is told of a crop "tomatto". Do you mean "tomato"?\n',
  );
  expect((await run("sheet", "tomato", "mt")).text).toMatch(
    /^no language has the code "mt". Do you mean "mr"\?\n/,
  );
  expect((await run("export", "pest")).text).toBe(
    'content/ holds no folder "pest". Do you mean "pests"?\n',
  );
  expect(await run("exprot")).toMatchObject({ exitCode: 1 });
});

test("a table that is written, changed and taken in changes that one text, and what the app loads", async () => {
  const path = "content/scheme-clauses/facts.yaml";
  const before = await read(path);
  expect((await run("export", "scheme-clauses", "pests/rice")).text).toBe(
    "sheets/scheme-clauses.csv\nsheets/pests-rice.csv\n",
  );
  const table = await read("sheets/pests-rice.csv");
  const english = await read("content/pests/rice/en.yaml");
  await writeFile(
    join(root, "sheets/pests-rice.csv"),
    table.replace("Yellow stem borer", '"Stem borer, yellow"'),
  );
  expect(await run("import", "sheets/scheme-clauses.csv", "sheets/pests-rice.csv")).toEqual({
    text: "content/pests/rice/en.yaml is changed.\n",
    exitCode: 0,
  });
  expect(await read(path)).toBe(before);
  expect(await read("content/pests/rice/en.yaml")).toBe(
    english.replace("Yellow stem borer", "Stem borer, yellow"),
  );
  expect(await read("compiled/pests/rice.ts")).toContain("Stem borer, yellow");
});

test("a table that would make something wrong changes nothing", async () => {
  await run("export", "pests/rice");
  const table = await read("sheets/pests-rice.csv");
  const texts = await read("content/pests/rice/facts.yaml");
  const take = async (change: (table: string) => string | Uint8Array) => {
    await writeFile(join(root, "sheets/pests-rice.csv"), change(table));
    return (await run("import", "sheets/pests-rice.csv")).text;
  };
  expect(await take((text) => text.replace("kind,insect", "kind,insekt"))).toBe(
    "Nothing was taken in. With these tables, this would be wrong:\n" +
      'content/pests/rice/facts.yaml: rice-ysb: "kind" cannot be "insekt". Do you mean "insect"?\n',
  );
  expect(await take((text) => text.replace("place", "Place"))).toBe(
    'pests-rice.csv, row 1: the first row has no "place"; it holds the names of the columns.\n',
  );
  expect(await take(() => Uint8Array.of(0x66, 0xe9, 0x2c))).toBe(
    'pests-rice.csv: save it as "CSV UTF-8"; its letters are lost else.\n',
  );
  expect(await take((text) => text)).toBe("The tables hold what content/ holds.\n");
  expect(await read("content/pests/rice/facts.yaml")).toBe(texts);
});
