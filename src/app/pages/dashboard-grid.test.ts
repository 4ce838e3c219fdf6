import { expect, test } from "vitest";
import { getCardSpan } from "./dashboard-grid.ts";

const widthsOf = (count: number, prefix: string, usual: number) =>
  Array.from({ length: count }, (_, at) => {
    const told = new RegExp(`${prefix}:col-span-(\\d+)`).exec(getCardSpan(at, count));
    return told ? Number(told[1]) : usual;
  });

test("each row of cards is full, in twos and in threes", () => {
  for (let count = 1; count <= 9; count += 1) {
    for (const [prefix, usual, columns] of [
      ["md", 1, 2],
      ["xl", 4, 12],
    ] as const) {
      let filled = 0;
      for (const width of widthsOf(count, prefix, usual)) {
        filled += width;
        expect(filled % columns === 0 || filled % columns >= width).toBe(true);
      }
      expect(filled % columns).toBe(0);
    }
  }
});
