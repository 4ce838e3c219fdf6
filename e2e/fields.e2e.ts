import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { dayBefore, findItem } from "./support/farm.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { countKeptWrites } from "./support/kept-data.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

async function fillPlot(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Add a field" });
  await dialog.getByLabel("Name of the field").fill(name);
  await dialog.getByLabel("Area").fill("1.5");
  await dialog.getByLabel("Crop").selectOption("Tomato");
  await dialog.getByLabel("Sown or planted on").fill(dayBefore(40));
  await dialog.getByLabel("How it gets water").selectOption("Drip");
  await dialog.getByLabel("The flow is known of").selectOption("each dripper or sprinkler");
  await dialog.getByLabel("Litres in an hour, each (if you know it)").fill("4");
  await dialog.getByLabel("How many there are on the field").fill("2500");
  await dialog.getByLabel("Soil").selectOption("Black cotton soil");
}
const save = (page: Page) => page.getByRole("button", { name: "Save field" }).click();
/** Size, water and the ways to change a field are folded away. */
const openDetails = (page: Page, name: string) => page.getByLabel(`Details: ${name}`).click();
const addButton = (page: Page) => page.getByRole("button", { name: "Add field" });

describe("fields", () => {
  test("are added, changed, put away and brought back", async () => {
    const { page } = await openSignedIn(stage(), { session, path: "/dashboard" });
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("link", { name: "Add your fields" }).click();
    await page.waitForURL("**/fields");
    await page.getByRole("heading", { name: "No field yet" }).waitFor();
    await addButton(page).click();
    await fillPlot(page, "Well plot");
    await expectNoAxeViolations(page);
    await save(page);
    await findItem(page, "Well plot").getByText("Tomato, sown 40 days ago").waitFor();
    await findItem(page, "Well plot").getByText("Day 40 · growing leaves").waitFor();
    await openDetails(page, "Well plot");
    await findItem(page, "Well plot").getByText("1.5 acres").waitFor();
    await findItem(page, "Well plot").getByText("Drip", { exact: true }).waitFor();
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Edit: Well plot" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit field" });
    await expect.poll(() => dialog.getByLabel("Area").inputValue()).toBe("1.5");
    await dialog.getByLabel("Name of the field").fill("Canal plot");
    await dialog.getByLabel("Area").fill("2.25");
    await dialog.getByLabel("Unit").selectOption("bigha");
    await dialog.getByLabel("Whose bigha").selectOption("Gujarat");
    await save(page);
    await findItem(page, "Canal plot").getByText("2.25 bigha").waitFor();

    await page.getByRole("button", { name: "Archive: Canal plot" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await findItem(page, "Canal plot").waitFor();
    await page.getByText("“Canal plot” is back.").waitFor();
    await page.reload();
    await findItem(page, "Canal plot").getByText("Tomato, sown 40 days ago").waitFor();

    await openDetails(page, "Canal plot");
    await page.getByRole("button", { name: "New season: Canal plot" }).click();
    const season = page.getByRole("dialog", { name: "New season on “Canal plot”" });
    await season.getByLabel("Crop").selectOption("Wheat");
    await season.getByLabel("Sown or planted on").fill(dayBefore(1));
    await season.getByRole("button", { name: "Begin season" }).click();
    await findItem(page, "Canal plot").getByText("Wheat, sown 1 day ago").waitFor();

    await page.getByRole("button", { name: "Archive: Canal plot" }).click();
    await page.getByText("1 archived field").click();
    const away = page.getByRole("listitem").filter({ hasText: "Canal plot" });
    await away.getByRole("button", { name: "Delete: Canal plot" }).click();
    const asking = page.getByRole("dialog", { name: "Delete “Canal plot”?" });
    await asking.getByText("After that it is gone for good.", { exact: false }).waitFor();
    await expectNoAxeViolations(page);
    await asking.getByRole("button", { name: "Delete the field" }).click();
    await away.getByText(/^Deleted for good on /).waitFor();
    await page.reload();
    await page.getByText("1 archived field").click();
    await away.getByText(/^Deleted for good on /).waitFor();
    await page.getByRole("button", { name: "Bring back: Canal plot" }).click();
    await findItem(page, "Canal plot").waitFor();
    // It is shown before it is sent, and the next test finds what the server has.
    await expect.poll(countKeptWrites(page)).toBe(0);
  });

  test("grow another crop by the farmer's own word, which stands where the crop stands", async () => {
    const { page } = await openSignedIn(stage(), {
      session: await keepSession(stage()),
      path: "/fields",
    });
    await addButton(page).click();
    await fillPlot(page, "Pond plot");
    await page.getByLabel("Crop").selectOption("Another crop");
    await save(page);
    await page.getByText("Write what you call the crop.").waitFor();
    await page.getByLabel("What do you call it?").fill("Makhana");
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await save(page);
    await findItem(page, "Pond plot").getByText("Makhana, sown 40 days ago").waitFor();
    await page.getByRole("link", { name: "Water plan: Pond plot" }).click();
    await page.getByText("Nobody has published reliable water figures", { exact: false }).waitFor();
    await page.getByText("Makhana").first().waitFor();
  });

  test("written without a network wait, in their order, and are sent when it is back", async () => {
    const { page, context, allow } = await openSignedIn(stage(), { session, path: "/fields" });
    allow(lostNetwork);
    await findItem(page, "Canal plot").waitFor();
    await addButton(page).click();
    await fillPlot(page, "Hill plot");
    await waitUntilKept(page);
    await context.setOffline(true);
    await save(page);
    await findItem(page, "Hill plot").getByText("Waiting to be sent").waitFor();
    await openDetails(page, "Hill plot");
    for (const name of ["Hill plot 2", "Hill plot 3"]) {
      await page.getByRole("button", { name: /^Edit: Hill plot/ }).click();
      await page.getByLabel("Name of the field").fill(name);
      await save(page);
      await findItem(page, name).getByText("Waiting to be sent").waitFor();
    }
    await context.setOffline(false);
    await findItem(page, "Hill plot 3").waitFor();
    await page.getByText("Waiting to be sent").first().waitFor({ state: "detached" });
    const readStored = async () => (await (await page.request.get("/api/fields")).json()).fields;
    await expect.poll(readStored).toMatchObject([
      { name: "Canal plot" },
      {
        name: "Hill plot 3",
        version: 3,
        seasons: [{ crop: "tomato", sowingDate: dayBefore(40) }],
      },
    ]);
  });

  test("are readable on the smallest phone", async () => {
    const options = { viewport: { width: 320, height: 640 } };
    const { page } = await openSignedIn(stage(), { session, path: "/fields", options });
    await findItem(page, "Canal plot").waitFor();
    await expectNoSidewaysScroll(page);
    await addButton(page).click();
    await page.getByLabel("Unit").selectOption("bigha");
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
});
