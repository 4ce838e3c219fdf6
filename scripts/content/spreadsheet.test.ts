import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readCell, readPlace, writeCell, writePlace } from "./cells.ts";
import { readTexts } from "./read-content.ts";
import { readTable, writeTable } from "./spreadsheet.ts";

const file = "sheets/pests.csv";

/** What the files hold after the table of a folder was changed as told, and what is said of it. */
function takeIn(texts: ReadonlyMap<string, string>, change: (table: string) => string) {
  const { texts: changed, flaws } = readTable(texts, {
    file,
    text: change(writeTable(texts, "pests")),
  });
  return {
    texts: new Map([...texts, ...changed]),
    said: flaws.map(({ line, text }) => `${line}: ${text}`),
  };
}

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom(
      ",",
      ";",
      '"',
      "'",
      "=",
      "\n",
      "\r",
      "\t",
      " ",
      "#",
      ":",
      "-",
      "a",
      "७",
      "1",
    ),
  }),
  fc.constantFrom(
    "=1+1",
    "@x",
    "+91 22",
    "-5",
    "'",
    "true",
    "NULL",
    "null",
    "[]",
    "{}",
    "14447",
    "06-10",
    "1e3",
    "",
  ),
);
const name = fc.oneof(
  fc.stringMatching(/^[a-z][a-zA-Z-]{0,8}$/),
  fc.constantFrom("__proto__", "constructor", "a.b", '"', "=x", "1", "01", "two words", "", "फसल"),
);
const leaf = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0)),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
}));
const records = fc.dictionary(name, fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 }), {
  maxKeys: 5,
});

test("what goes through a table comes back as it was", () => {
  fc.assert(
    fc.property(records, records, records, (facts, en, hi) => {
      const write = (each: object) => stringify(each, { lineWidth: 0 });
      const texts = new Map([
        ["content/pests/rice/facts.yaml", write(facts)],
        ["content/pests/rice/en.yaml", write(en)],
        ["content/pests/rice/hi.yaml", write(hi)],
      ]);
      expect(takeIn(texts, (table) => table)).toEqual({ texts, said: [] });
      const empty = new Map([...texts.keys()].map((path) => [path, ""]));
      const { texts: taken, flaws } = readTable(empty, { file, text: writeTable(texts, "pests") });
      expect(flaws).toEqual([]);
      for (const [path, each] of texts) {
        expect(parse(taken.get(path) ?? "{}") ?? {}).toEqual(parse(each));
      }
    }),
    { numRuns: 60 },
  );
});

test("no cell begins as a formula does, and each value comes back from its cell", () => {
  fc.assert(
    fc.property(leaf, (each) => {
      const cell = writeCell(each);
      expect(readCell(cell)).toBe(each);
      if (typeof each === "string") expect(cell).not.toMatch(/^[\s"]*[=+\-@|%＝＋－＠]/);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(name, fc.nat(998))), (place) => {
      expect(readPlace(writePlace(place))).toEqual(place);
      expect(writePlace(place)).not.toMatch(/^[=+\-@\d]/);
    }),
  );
});

test("all of content/ goes through tables and back without a letter changed", async () => {
  const texts = await readTexts(process.cwd());
  const folders = new Set(
    [...texts.keys()].flatMap((path) => path.split("/").slice(1, -1)[0] ?? []),
  );
  for (const folder of folders) {
    const table = writeTable(texts, folder);
    expect(readTable(texts, { file, text: table })).toEqual({ texts: new Map(), flaws: [] });
  }
});

const facts = "content/pests/rice/facts.yaml";
const english = "content/pests/rice/en.yaml";
const hindi = "content/pests/rice/hi.yaml";
const texts = new Map([
  ["content/languages/en.yaml", "name: English\n"],
  ["content/languages/hi.yaml", "name: हिन्दी\n"],
  [
    facts,
    `# What is read of rice.

rice-blast:
  # The count is of July.
  marks: {part: [leaf, stem]} # as farmers see it
  count: 5

rice-bug:
  count: 12
`,
  ],
  [
    english,
    `rice-blast:
  # Shorter than the source.
  name: Blast
  steps:
    - Look, and count. # early
    - |
      Write it down.
      Then wait.
`,
  ],
  [hindi, "rice-blast:\n  name: झोंका\n  steps: [देखें, रुकें]\n"],
]);

test("a table has a row for each text and figure, and a column for each file", () => {
  expect(writeTable(texts, "pests")).toBe(
    `\u{FEFF}${[
      "folder,record,place,facts,en,hi",
      "pests/rice,rice-blast,marks.part.1,leaf,,",
      "pests/rice,rice-blast,marks.part.2,stem,,",
      "pests/rice,rice-blast,count,5,,",
      "pests/rice,rice-blast,name,,Blast,झोंका",
      'pests/rice,rice-blast,steps.1,,"Look, and count.",देखें',
      'pests/rice,rice-blast,steps.2,,"Write it down.\nThen wait.\n",रुकें',
      "pests/rice,rice-bug,count,12,,",
      "",
    ].join("\r\n")}`,
  );
});

test("one text is changed in its place, and every note stays", () => {
  const { texts: changed, said } = takeIn(texts, (table) =>
    table.replace("count,5", "count,7").replace("Look, and count.", "Count: ten plants."),
  );
  expect(said).toEqual([]);
  expect(changed.get(facts)).toBe(texts.get(facts)?.replace("count: 5", "count: 7"));
  expect(changed.get(english)).toBe(
    texts.get(english)?.replace("- Look, and count. #", '- "Count: ten plants." #'),
  );
  expect(changed.get(hindi)).toBe(texts.get(hindi));
});

test("a row adds what was not there, an empty cell takes away, and a row left out stays", () => {
  const { texts: changed, said } = takeIn(texts, (table) =>
    table
      .replace(/pests\/rice,rice-blast,steps.1.*\r\n/, "")
      .replace(",रुकें", ",")
      .replace("count,5", "count,")
      .concat("pests/rice,rice-hispa,count,3,,\r\npests/rice,rice-blast,note,,,सुबह\r\n"),
  );
  expect(said).toEqual([]);
  expect(changed.get(hindi)).toBe("rice-blast:\n  name: झोंका\n  steps: [देखें]\n  note: सुबह\n");
  expect(changed.get(facts)).toBe(
    `${texts.get(facts)?.replace("  count: 5\n", "")}\nrice-hispa:\n  count: 3\n`,
  );
});

test("a spreadsheet may set semicolons, write TRUE, and leave the mark at the beginning out", () => {
  const table =
    "folder;record;place;facts\npests/rice;rice-bug;isNew;TRUE\npests/rice;rice-bug;call;'14447\n\n;;;\n";
  const { texts: changed, said } = takeIn(texts, () => table);
  expect(said).toEqual([]);
  expect(parse(changed.get(facts) ?? "")["rice-bug"]).toEqual({
    count: 12,
    isNew: true,
    call: "14447",
  });
});

test("what cannot be taken in is said with the row", () => {
  const row = (cells: string) => (table: string) => `${table}${cells}\r\n`;
  const said = (change: (table: string) => string) => takeIn(texts, change).said;
  expect(said((table) => table.replace("record", "Name"))).toEqual([
    '1: the first row has no "record"; it holds the names of the columns.',
  ]);
  expect(said((table) => table.replace(",hi", ",hin"))).toEqual([
    '1: "hin" is no column that is known here. Do you mean "hi"?',
  ]);
  expect(said(row("../secrets,a,b,1"))).toEqual([
    "9: this row does not say to which folder, record and place it belongs.",
  ]);
  expect(said(row("pests/rice,rice-bug,steps.99999,1"))).toEqual([
    "9: this row does not say to which folder, record and place it belongs.",
  ]);
  expect(said(row("pests/rice,rice-bug,count,13"))).toEqual([
    "9: this row and row 8 do not go together.",
  ]);
  expect(said(row("pests/rice,rice-bug,count.1,13"))).toEqual([
    "9: this row and row 8 do not go together.",
  ]);
  expect(said(row("pests/rice,rice-bug,more,,,,x"))).toEqual([
    "9: this row has more cells than the first one has names.",
  ]);
  expect(said(row('pests/rice,"rice'))).toHaveLength(1);
});
