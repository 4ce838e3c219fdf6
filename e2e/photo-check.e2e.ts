import sharp from "sharp";
import { expect, test } from "vitest";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore } from "./support/farm.ts";
import { openNewFarmer } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

/** A green leaf on a white sheet, brown on a part of its length. */
async function makeLeaf(brownShare: number) {
  const width = 400 * brownShare;
  const leaf = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
    <rect width="600" height="400" fill="#f5f5f2"/><rect x="100" y="100" width="400" height="200" fill="#3c8c32"/>
    <rect x="100" y="100" width="${width}" height="200" fill="#784b23"/></svg>`;
  const buffer = await sharp(Buffer.from(leaf)).png().toBuffer();
  return { name: "leaf.png", mimeType: "image/png", buffer };
}

test("a photo check says before what it can tell, is kept, compared, and leads on with what was seen", async () => {
  const { page } = await openNewFarmer(stage(), {
    name: "leaf",
    options: { viewport: { width: 360, height: 740 } },
  });
  await page.goto("/dashboard");
  await addField(page, { crop: "tomato", sowingDate: dayBefore(40) });
  await page.goto("/pests/photo");
  await page.getByText("It cannot name the pest or disease", { exact: false }).waitFor();
  await page.getByText("last check of the same field", { exact: false }).waitFor();
  // The only field is taken for granted.
  const place = page.getByLabel("Where does the leaf grow?");
  await expect.poll(() => place.locator("option:checked").innerText()).toBe("Well plot, Tomato");
  const photo = page.getByLabel("Photo of a leaf");
  await photo.setInputFiles(await makeLeaf(0.1));
  await page.getByText("10% of the leaf is damaged").waitFor();
  const checks = page.getByRole("region", { name: "Your checks" }).getByRole("listitem");
  await expect.poll(() => checks.count()).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await page.reload();
  await checks.first().getByText("Well plot, Tomato").waitFor();
  // Before its fields are here, a check would be of no field.
  await expect.poll(() => place.locator("option:checked").innerText()).toBe("Well plot, Tomato");
  await photo.setInputFiles(await makeLeaf(0.3));
  await page.getByText("30% of the leaf is damaged").waitFor();
  await page.getByText(/^More than on .*: then it was 10%\.$/).waitFor();
  await expect.poll(() => checks.count()).toBe(2);
  await page.getByRole("link", { name: "Find out what it is" }).click();
  await page.waitForURL("**/pests/finder?crop=tomato&part=leaf&colour=brown");
  await page.getByText("Tomato · Leaf · Brown").waitFor();

  await page.goto("/pests/photo");
  await checks.first().getByRole("button").click();
  await expect.poll(() => checks.count()).toBe(1);
});
