import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCategory, drawingSize } from "./drawing-rules.ts";
import { blogCategories } from "./schema.ts";

test("each category has a drawing of its own, as large as a picture is kept", async () => {
  const seen = new Set<string>();
  for (const category of blogCategories) {
    const svg = Buffer.from(drawCategory(category));
    const { data, info } = await sharp(svg).raw().toBuffer({ resolveWithObject: true });
    expect(info, category).toMatchObject(drawingSize);
    // Where nothing is drawn the middle is of one colour, which tells nothing.
    const middle = sharp(svg).extract({ left: 470, top: 230, width: 340, height: 340 });
    const { entropy } = await middle.stats();
    expect(entropy, category).toBeGreaterThan(0.3);
    seen.add(data.toString("latin1"));
  }
  expect(seen.size).toBe(blogCategories.length);
});
