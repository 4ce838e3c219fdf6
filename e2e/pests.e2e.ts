import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;

beforeAll(async () => {
  session = await keepSession(stage());
});

const phone = { viewport: { width: 360, height: 760 } };

const answer = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const question = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();

async function speakHindi(page: Page): Promise<void> {
  await page.context().addCookies([{ name: "language", value: "hi", url: stage().product.url }]);
  await page.reload();
  await question(page, "कौन सी फसल है?");
}

/** From rice leaves with brown spots to the ladder of advice, in Hindi. */
async function findBrownSpot(page: Page): Promise<void> {
  await question(page, "कौन सी फसल है?");
  await answer(page, "धान");
  await question(page, "पौधे में कहाँ खराबी दिखती है?");
  await answer(page, "पत्ती");
  await question(page, "वहाँ क्या दिखता है?");
  await answer(page, "धब्बे");
  await question(page, "उसका आकार कैसा है?");
  await answer(page, "गोल या लंबा-गोल");
  await question(page, "यह सबसे ज़्यादा मेल खाता है");
  const best = page.getByRole("article");
  await best.getByRole("heading", { name: "भूरा धब्बा" }).waitFor();
  await page.getByRole("link", { name: /^झोंका/ }).waitFor();
}

async function readLadder(page: Page): Promise<void> {
  await page.getByRole("link", { name: "क्या करना है" }).click();
  await page.waitForURL("**/pests/rice-brownspot");
  await page.getByRole("heading", { name: "भूरा धब्बा", level: 1 }).waitFor();
  await expect
    .poll(() => page.getByRole("heading", { level: 3 }).allInnerTexts())
    .toEqual([
      "1. देखें और गिनें",
      "2. खेत के काम",
      "3. मित्र जीव और ट्रैप",
      "4. रसायन, सबसे आखिर में",
      "हर छिड़काव से पहले और बाद",
      "कटाई के बाद और अगले मौसम में",
    ]);
  await page.getByText("लेबल पढ़ें: मात्रा, रुकने के दिन, बचाव के कपड़े।").waitFor();
  await page.getByText("propiconazole").waitFor();
}

describe("the finder of pests", () => {
  test("rice leaves with brown spots lead to the ladder in Hindi, and again without a network", async () => {
    const { page, context, allow } = await openSignedIn(stage(), {
      session,
      path: "/pests/finder",
      options: phone,
    });
    allow(lostNetwork);
    await speakHindi(page);
    await expectNoSidewaysScroll(page);
    await findBrownSpot(page);
    await expectNoAxeViolations(page);
    await readLadder(page);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);

    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto("/pests/finder");
    await findBrownSpot(page);
    await readLadder(page);
    // A crop that was never opened, too.
    await page.goto("/pests/finder?crop=grapes");
    await question(page, "पौधे में कहाँ खराबी दिखती है?");
    await page.goto("/pests/gra-downy");
    await page.getByRole("heading", { name: /^डाउनी/, level: 1 }).waitFor();
    await context.setOffline(false);
  });

  test("the ladder prints without the app around it", async () => {
    const { page } = await openSignedIn(stage(), { session, path: "/pests/cotton-pbw" });
    await page.getByRole("heading", { name: "Pink bollworm", level: 1 }).waitFor();
    const paper = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
