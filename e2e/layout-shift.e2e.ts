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

test.each(screens)("nothing jumps while %s loads over a slow network", async (path) => {
  for (const width of [360, 1280]) {
    // Late enough that what stands there is painted before the next answer, which could move it.
    const slow = { storageState: session, viewport: { width, height: 740 }, latencyInMs: 100 };
    const { page, settle } = await visit(stage(), path, slow);
    await settle();
    expect(await readLayoutShift(page), `at ${width} px`).toBeLessThan(0.02);
  }
});
