import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkStructure } from "./structure.ts";

async function checkPlanted(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), "structure-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const faults = await checkStructure(root);
    return faults.map(({ path, line, message }) => `${path}:${line}: ${message}`);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** A repository in which every kind of import that is allowed occurs once. */
const sound = {
  "src/main.server.ts": 'import { build } from "./app/http.server.ts";\nbuild();\n',
  "src/app/http.server.ts":
    'import { get } from "#src/features/blogs/store.server.ts";\nexport const build = () => get();\n',
  "src/app/pages/home-page.tsx":
    'import { BlogCard } from "#src/features/blogs/blog-card.tsx";\nexport const HomePage = () => <BlogCard />;\n',
  "src/features/blogs/schema.ts": 'import { z } from "zod";\nexport const blog = z.string();\n',
  "src/features/blogs/store.server.ts":
    'import { readFileSync } from "node:fs";\nimport { db } from "#src/platform/db.server.ts";\nexport const get = () => [db.selectFrom("blogs"), readFileSync];\n',
  "src/features/blogs/second-factor-routes.server.ts":
    'import { get } from "./store.server.ts";\nimport { list } from "#src/features/marketplace/store.server.ts";\nexport const routes = () => [get, list];\n',
  "src/features/blogs/blog-card.tsx":
    'import { Card } from "#src/ui/card.tsx";\nimport { api } from "./api.ts";\nimport { other } from "#src/features/marketplace/api.ts";\nexport const BlogCard = () => <Card a={api} b={other} />;\n',
  "src/features/blogs/api.ts": 'import { blog } from "./schema.ts";\nexport const api = blog;\n',
  "src/features/blogs/data/words.ts": "export const words = [1];\n",
  "src/features/blogs/rules.test.ts":
    'import "#src/features/marketplace/routes.server.ts";\nimport { test } from "vitest";\ntest("x", () => {});\n',
  "src/features/marketplace/api.ts": "export const other = 1;\n",
  "src/features/marketplace/store.server.ts":
    'import { sql } from "kysely";\nexport const list = () => sql`select 1`;\n',
  "src/features/blogs/moods.server.ts": "export const readMood = () => 1;\n",
  "src/features/blogs/blog-words.ts": "export const moodWords = [1];\n",
  "src/features/blogs/told-words.tsx": "export const told = <p>told</p>;\n",
  "src/features/blogs/use-blog.ts": "export const useBlog = () => 1;\n",
  "src/features/marketplace/routes.server.ts": "export const routes = () => [];\n",
  "src/agronomy/water.ts": 'import { mm } from "#src/shared/units.ts";\nexport const water = mm;\n',
  "src/ui/card.tsx":
    "export const Card = (props: { a: unknown; b: unknown }) => <p>{String(props)}</p>;\n",
  "src/platform/db.server.ts": 'import pg from "pg";\nexport const db = pg;\n',
  "src/shared/units.ts": "export const mm = 1;\n",
};

test("a sound repository has no faults", async () => {
  expect(await checkPlanted(sound)).toEqual([]);
});

const lines = (count: number) => "// a line\n".repeat(count);

const planted: [string, Record<string, string>, string][] = [
  [
    "a file that is not in the closed set",
    { "src/features/blogs/helpers.ts": "export const a = 1;\n" },
    "src/features/blogs/helpers.ts:1: not a name that a feature folder holds: shapes belong in schema.ts",
  ],
  [
    "SQL outside of a store",
    {
      "src/features/blogs/routes.server.ts":
        'import { db } from "#src/platform/db.server.ts";\nexport const a = () => db.deleteFrom("blogs");\n',
    },
    "src/features/blogs/routes.server.ts:2: SQL stands in stores alone",
  ],
  [
    "SQL as text outside of a store",
    {
      "src/features/blogs/moods.server.ts":
        'import { sql } from "kysely";\nexport const a = () => sql<number>`select 1`;\n',
    },
    "move it to store.server.ts, or to <topic>-store.server.ts",
  ],
  [
    "a store without SQL",
    { "src/features/blogs/mood-store.server.ts": "export const a = 1;\n" },
    "holds no SQL, and a store is where the database is asked: name it <topic>.server.ts",
  ],
  [
    "a component's file that exports another",
    { "src/features/blogs/blog-list.tsx": "export const BlogRows = () => <p />;\n" },
    "exports no BlogList, so nobody finds here what the name says",
  ],
  [
    "a component's file that exports a type alone",
    { "src/features/blogs/blog-list.tsx": "export type BlogList = 1;\nconst a = <p />;\n" },
    "exports no BlogList",
  ],
  [
    "a component's file without JSX",
    { "src/features/blogs/blog-list.tsx": "export const BlogList = () => null;\n" },
    "holds no JSX, so it shows nothing: words belong in <thing>-words.ts",
  ],
  [
    "words in a file for JSX that hold none",
    { "src/features/blogs/told-words.tsx": "export const told = 1;\n" },
    "holds no JSX",
  ],
  [
    "a hook's file without the hook",
    { "src/features/blogs/use-moods.ts": "export const useMood = () => 1;\n" },
    "exports no useMoods",
  ],
  [
    "words on the server",
    {
      "src/features/blogs/routes.server.ts":
        'import { moodWords } from "./blog-words.ts";\nexport const a = moodWords;\n',
    },
    "src/features/blogs/blog-words.ts runs in the browser alone",
  ],
  [
    "another feature's words",
    {
      "src/features/blogs/api.ts":
        'import { units } from "#src/features/marketplace/unit-words.ts";\nexport const api = units;\n',
      "src/features/marketplace/unit-words.ts": "export const units = [1];\n",
    },
    "src/features/marketplace/unit-words.ts is marketplace's own",
  ],
  [
    "a component whose name does not say what it is",
    { "src/features/blogs/blog-thing.tsx": "export const A = 1;\n" },
    "<thing>-page, -card, -form",
  ],
  [
    "a folder inside a feature",
    { "src/features/blogs/parts/blog-card.tsx": "export const A = 1;\n" },
    'no folder "parts", only data/',
  ],
  ["a new layer", { "src/helpers/a.ts": "export const a = 1;\n" }, 'src has no folder "helpers"'],
  ["a file of src itself", { "src/thing.ts": "export const a = 1;\n" }, "this belongs in app"],
  [
    "a name that is not kebab-case",
    { "src/ui/BigButton.tsx": "export const A = 1;\n" },
    '"BigButton.tsx" is not kebab-case',
  ],
  [
    "climbing with ../",
    { "src/app/pages/x-page.tsx": 'import "../http.ts";\n' },
    'src/app/pages/x-page.tsx:1: "../http.ts": write #src/… instead of climbing',
  ],
  [
    "a missing extension",
    { "src/app/x.ts": 'import { mm } from "#src/shared/units";\nexport const a = mm;\n' },
    "write the file's extension",
  ],
  [
    "the long way round to a neighbour",
    {
      "src/agronomy/x.ts":
        'import { water } from "#src/agronomy/water.ts";\nexport const a = water;\n',
    },
    "inside the same folder write ./water.ts",
  ],
  [
    "a feature that imports the app",
    {
      "src/features/blogs/rules.ts":
        'export const a = 1;\nimport { HomePage } from "#src/app/pages/home-page.tsx";\nexport const b = HomePage;\n',
    },
    "src/features/blogs/rules.ts:2: features may not import app",
  ],
  [
    "agronomy that reaches the platform",
    { "src/agronomy/x.ts": 'import { t } from "#src/platform/table.ts";\nexport const a = t;\n' },
    "agronomy may not import platform (src/platform/table.ts): hand it in through Parts",
  ],
  [
    "ui that knows a feature",
    {
      "src/ui/x.tsx":
        'import type { A } from "#src/features/blogs/schema.ts";\nexport type B = A;\n',
    },
    "ui may not import features",
  ],
  [
    "shared that imports ui",
    { "src/shared/x.ts": 'import { Card } from "#src/ui/card.tsx";\nexport const a = Card;\n' },
    "shared may not import ui",
  ],
  [
    "another feature's routes",
    {
      "src/features/blogs/routes.server.ts":
        'import { routes } from "#src/features/marketplace/routes.server.ts";\nexport const a = routes;\n',
    },
    "src/features/marketplace/routes.server.ts is marketplace's own",
  ],
  [
    "another feature's component",
    {
      "src/features/blogs/blogs-page.tsx":
        'import { P } from "#src/features/marketplace/product-card.tsx";\nexport const a = P;\n',
      "src/features/marketplace/product-card.tsx": "export const P = 1;\n",
    },
    "pages in src/app/pages join components",
  ],
  [
    "advice that sells, even by a type import() alone",
    {
      "src/features/pests/schema.ts":
        'export type A = import("#src/features/marketplace/api.ts").B;\n',
    },
    "pests may not import marketplace: advice does not sell",
  ],
  [
    "advice that sells from a screen's own file",
    {
      "src/features/pests/finder-page.tsx":
        'import { cart } from "#src/features/orders/cart-api.ts";\nexport const A = () => cart;\n',
      "src/features/orders/cart-api.ts": "export const cart = 1;\n",
    },
    "pests may not import orders: advice does not sell",
  ],
  [
    "advice that sells by way of another feature",
    {
      "src/features/soil/rules.ts":
        'import { b } from "#src/features/crops/rules.ts";\nexport const a = b;\n',
      "src/features/crops/rules.ts":
        'import { list } from "#src/features/marketplace/rules.ts";\nexport const b = list;\n',
      "src/features/marketplace/rules.ts": "export const list = 1;\n",
    },
    "src/features/soil/rules.ts:1: advice does not sell: src/features/soil/rules.ts -> src/features/crops/rules.ts -> src/features/marketplace/rules.ts",
  ],
  [
    "a page that joins advice and what sells",
    {
      "src/app/pages/pest-route.tsx":
        'import { other } from "#src/features/marketplace/api.ts";\nexport const A = () => other;\n',
    },
    "advice does not sell: src/app/pages/pest-route.tsx -> src/features/marketplace/api.ts",
  ],
  [
    "a server file in the browser, even as a lazy import",
    {
      "src/features/blogs/blog-form.tsx":
        'export const load = () => import("./store.server.ts");\n',
    },
    "src/features/blogs/blog-form.tsx:1: src/features/blogs/store.server.ts runs on the server alone",
  ],
  [
    "a server file in code of both sides",
    {
      "src/features/blogs/rules.ts":
        'import { get } from "./store.server.ts";\nexport const a = get;\n',
    },
    "runs on the server alone",
  ],
  [
    "browser code on the server",
    {
      "src/features/blogs/routes.server.ts":
        'import { api } from "./api.ts";\nexport const a = api;\n',
    },
    "src/features/blogs/api.ts runs in the browser alone",
  ],
  [
    "a server's package outside a server file",
    {
      "src/features/blogs/rules.ts": 'import { join } from "node:path";\nexport const a = join;\n',
    },
    '"node:path" is of the server',
  ],
  [
    "React in what is pure",
    {
      "src/agronomy/x.ts": 'import { useState } from "react";\nexport const a = useState;\n',
    },
    "what is pure imports only what is pure",
  ],
  [
    "a test helper in the product",
    {
      "src/platform/x.server.ts": 'import { t } from "./test-db.server.ts";\nexport const a = t;\n',
      "src/platform/test-db.server.ts": "export const t = 1;\n",
    },
    "is for tests alone",
  ],
  [
    "files in a ring",
    {
      "src/agronomy/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "src/agronomy/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    },
    "src/agronomy/a.ts -> src/agronomy/b.ts -> src/agronomy/a.ts",
  ],
  [
    "features in a ring, though no file is",
    {
      "src/features/crops/rules.ts":
        'import type { A } from "#src/features/weather/schema.ts";\nexport type B = A;\n',
      "src/features/weather/schema.ts": "export type A = 1;\n",
      "src/features/weather/rules.ts":
        'import type { C } from "#src/features/crops/schema.ts";\nexport type D = C;\n',
      "src/features/crops/schema.ts": "export type C = 1;\n",
    },
    "features know each other in a ring: crops -> weather -> crops",
  ],
  ["a file of 401 lines", { "src/shared/x.ts": lines(401) }, "401 lines, at most 400"],
  [
    "a function of 81 lines",
    { "src/shared/x.ts": `export function a() {\n${lines(79)}}\n` },
    "src/shared/x.ts:1: a function of 81 lines, at most 80",
  ],
  [
    "a component of 161 lines",
    { "src/ui/x.tsx": `export const A = () => {\n${lines(159)}};\n` },
    "a function of 161 lines, at most 160",
  ],
  [
    "work hidden in a file of data",
    { "src/features/blogs/data/x.ts": `${lines(401)}export function a() {\n${lines(30)}}\n` },
    "at most 400",
  ],
  ["an enum", { "src/shared/x.ts": "export enum A { b }\n" }, "no enum"],
  ["a class", { "src/shared/x.ts": "export class A {}\n" }, "no classes but AppError"],
  ["a default export", { "src/shared/x.ts": "export default 1;\n" }, "no default export"],
  ["a TODO", { "src/shared/x.ts": "export const a = 1; // TODO: more\n" }, "no notes to oneself"],
  [
    "a rule switched off without a reason",
    { "src/shared/x.ts": "// oxlint-disable-next-line no-console\nexport const a = 1;\n" },
    "only with its reason",
  ],
  [
    "a call on import",
    { "src/shared/x.ts": "const a = 1;\nconsole.log(a);\n" },
    "src/shared/x.ts:2: something happens on import",
  ],
  [
    "words in Devanagari",
    {
      "src/shared/x.ts":
        'export const a = 1;\nexport const b = "\u0915\u093e\u0902\u0926\u093e";\n',
    },
    "src/shared/x.ts:2: words in Devanagari stand in content/ or messages/",
  ],
  ["letters in px", { "src/ui/look.ts": 'export const a = "text-[15px]";\n' }, "in px stay small"],
  ["a barrel", { "src/ui/index.ts": 'export * from "./card.tsx";\n' }, "only passes on"],
  [
    "a test left out",
    { "src/shared/x.test.ts": 'import { it } from "vitest";\nit.skip("x", () => {});\n' },
    "src/shared/x.test.ts:2: it.skip leaves tests out",
  ],
];

test.each(planted)("reports %s, and where it is", async (_name, files, expected) => {
  const faults = await checkPlanted({ ...sound, ...files });
  expect(faults.join("\n")).toContain(expected);
  const elsewhere = faults.filter(
    (fault) => !Object.keys(files).some((path) => fault.startsWith(path)),
  );
  expect(elsewhere).toEqual([]);
});

const permitted: [string, Record<string, string>][] = [
  [
    "what tests share, and what tries the product out with it",
    {
      "src/features/blogs/test-blogs.ts": 'export const told = "\u0915";\n',
      "bench/blogs.ts":
        'import { told } from "#src/features/blogs/test-blogs.ts";\nexport const a = told;\n',
    },
  ],
  ["400 lines", { "src/shared/x.ts": lines(400) }],
  ["a long table", { "src/features/blogs/data/x.ts": lines(900) }],
  ["a long drawing", { "src/ui/field-scene.tsx": lines(900) }],
  ["AppError", { "src/shared/app-error.ts": "export class AppError extends Error {}\n" }],
  [
    "a React error boundary",
    { "src/ui/x.tsx": 'import { Component } from "react";\nexport class A extends Component {}\n' },
  ],
  [
    "words in a string that look like faults",
    { "src/shared/x.ts": "export const a = \"import x from '../y'; // TODO any\";\n" },
  ],
  [
    "types that point at each other",
    {
      "src/agronomy/a.ts": 'import type { B } from "./b.ts";\nexport type A = B;\n',
      "src/agronomy/b.ts": 'import type { A } from "./a.ts";\nexport type B = A | 1;\n',
    },
  ],
];

test.each(permitted)("allows %s", async (_name, files) => {
  expect(await checkPlanted({ ...sound, ...files })).toEqual([]);
});
