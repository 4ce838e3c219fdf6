import { expect, test } from "vitest";
import { formatTable, weigh } from "./budgets.ts";

const manifest = {
  "src/main.client.tsx": {
    file: "app.js",
    imports: ["_react.js"],
    dynamicImports: ["src/app/pages/blogs-route.tsx"],
  },
  "src/main.late.ts": { file: "late.js", imports: ["_loader.js"] },
  "_loader.js": { file: "loader.js" },
  "_react.js": { file: "react.js" },
  "_list.js": { file: "list.js", imports: ["_react.js"] },
  "src/app/pages/blogs-route.tsx": {
    file: "blogs.js",
    imports: ["_list.js"],
    isDynamicEntry: true,
  },
  "src/features/chart.tsx": { file: "chart.js", isDynamicEntry: true },
  "messages/en.words": { file: "en.js", isDynamicEntry: true },
  "messages/blogs/en.words": { file: "blogs-en.js", isDynamicEntry: true },
};
const sizes: Record<string, number> = {
  "app.js": 10_000,
  "late.js": 200,
  "loader.js": 1_000,
  "react.js": 60_000,
  "en.js": 4_000,
  "list.js": 7_000,
  "blogs.js": 3_000,
  "blogs-en.js": 500,
  "chart.js": 60_000,
  "landing.html": 4_000,
  "landing.css": 6_000,
};
const given = {
  sizeOf: (file: string) => sizes[file] ?? 0,
  pages: [{ name: "landing", files: ["landing.html", "landing.css"] }],
  words: "messages/en.words",
  wordsOf: { "src/app/pages/blogs-route.tsx": ["messages/blogs/en.words"] },
};

test("each chunk is counted once, where it is first needed", () => {
  const bytes = Object.fromEntries(weigh(manifest, given).map((line) => [line.name, line.bytes]));
  expect(bytes).toEqual({
    "sign-in page before it is painted": 1_200,
    landing: 10_000,
    "first signed-in load": 74_000,
    "more for src/app/pages/blogs-route.tsx": 10_500,
    "lazy src/app/pages/blogs-route.tsx": 3_000,
    "lazy src/features/chart.tsx": 60_000,
  });
});

test("what is too heavy is marked, and nothing else", () => {
  const table = formatTable(weigh(manifest, given)).split("\n");
  expect(table.filter((line) => line.includes("TOO HEAVY"))).toEqual([
    expect.stringContaining("sign-in page"),
    expect.stringContaining("src/features/chart.tsx"),
  ]);
});
