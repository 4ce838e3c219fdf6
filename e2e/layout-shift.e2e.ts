import { beforeAll, expect, test } from "vitest";
import { readLayoutShift } from "./support/checks.ts";
import { keepSession, type SignedIn } from "./support/farmers.ts";
import { screens, visit } from "./support/screens.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

test.each(screens)("nothing jumps while %s loads on a slow phone", async (path) => {
  for (const width of [360, 1280]) {
    // Slow enough that a page is drawn in several steps, each of which could move the one before.
    const slow = { storageState: session, viewport: { width, height: 740 }, slowness: 4 };
    const { page, settle } = await visit(stage(), path, slow);
    await settle();
    expect(await readLayoutShift(page), `at ${width} px`).toBeLessThan(0.02);
  }
});
