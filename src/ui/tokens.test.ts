import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const dark = css.indexOf("prefers-color-scheme: dark");

function readColours(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

const themes = {
  light: readColours(css.slice(0, dark)),
  dark: readColours(css.slice(dark)),
};

/** Contrast of two colours as WCAG 2.2 defines it. */
function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const papers = ["paper", "surface", "raised"];
const tints = ["leaf-100", "marigold-100", "sky-100", "chilli-100", "soil-100"];
const inks = [
  "leaf-800",
  "leaf-700",
  "leaf-600",
  "marigold-600",
  "sky-600",
  "chilli-600",
  "soil-600",
];
const texts: [string, string][] = [
  ...[...papers, ...tints].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["ink-quiet", ground],
  ]),
  ...papers.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ["leaf-700", "leaf-100"],
  ["leaf-800", "leaf-100"],
  ["leaf-700", "leaf-200"],
  ["marigold-600", "marigold-100"],
  ["sky-600", "sky-100"],
  ["chilli-600", "chilli-100"],
  ["soil-600", "soil-100"],
  ["leaf-800", "sky-100"],
  ["leaf-800", "marigold-100"],
  ["on-leaf", "leaf-800"],
  ["on-leaf", "leaf-700"],
  ["on-leaf", "leaf-600"],
  ["on-chilli", "chilli-600"],
  ["on-ground", "ground"],
  ["on-ground-quiet", "ground"],
  ["paper", "ink"],
];
const edges: [string, string][] = papers.flatMap((ground): [string, string][] => [
  ["edge", ground],
  ["leaf-600", ground],
  ["chilli-600", ground],
  ["focus", ground],
]);

describe.each(Object.entries(themes))("the %s colours", (_, colours) => {
  test.each(texts)("let text in %s be read on %s at 4.5 to 1", (text, ground) => {
    expect(getContrast(colours.get(text) ?? "", colours.get(ground) ?? "")).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(edges)("show the edge %s on %s at 3 to 1", (edge, ground) => {
    expect(getContrast(colours.get(edge) ?? "", colours.get(ground) ?? "")).toBeGreaterThanOrEqual(
      3,
    );
  });
});

test("contrast itself is measured as its definition says", () => {
  expect(getContrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(getContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
