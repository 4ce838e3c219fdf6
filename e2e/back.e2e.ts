import { beforeAll, expect, test } from "vitest";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

const openFields = () => openSignedIn(stage(), { session, path: "/fields" });

test("Back puts a form away, and what was typed is there when it is opened again", async () => {
  const { page } = await openFields();
  const dialog = page.getByRole("dialog", { name: "Add a field" });
  const add = page.getByRole("main").getByRole("button", { name: "Add field" }).first();
  const open = async () => {
    await add.click();
    await page.waitForFunction(() => history.state?.dialogs === 1);
  };
  await open();
  await dialog.getByLabel(/^Name of the field/).fill("Canal field");
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/fields");
  await open();
  await expect.poll(() => dialog.getByLabel(/^Name of the field/).inputValue()).toBe("Canal field");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.waitForFunction(() => !history.state?.dialogs);
  await open();
  await expect.poll(() => dialog.getByLabel(/^Name of the field/).inputValue()).toBe("Canal field");
  await dialog.getByLabel(/^Area/).fill("2");
  await dialog.getByLabel("How it gets water").selectOption("Rain only");
  await dialog.getByLabel("Soil").selectOption("Black cotton soil");
  await dialog.getByRole("button", { name: "Save field" }).click();
  await page.getByRole("heading", { name: "Canal field" }).waitFor();
  await page.waitForFunction(() => !history.state?.dialogs);
  // What was saved does not come back.
  await open();
  expect(await dialog.getByLabel(/^Name of the field/).inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !history.state?.dialogs);
  expect(new URL(page.url()).pathname).toBe("/fields");
});

test("after a dialog the Back of the browser leads where it led before", async () => {
  const { page } = await openSignedIn(stage(), { session, path: "/dashboard" });
  await page.getByRole("link", { name: "Marketplace" }).first().click();
  await page.waitForURL("**/marketplace");
  await page.getByRole("button", { name: "Profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await page.waitForFunction(() => history.state?.dialogs === 1);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.waitForFunction(() => !history.state?.dialogs);
  await page.goBack();
  await page.waitForURL("**/dashboard");
});

test("what a choice brings with it comes back, too, and each in its own field", async () => {
  const { page } = await openFields();
  const dialog = page.getByRole("dialog", { name: "Add a field" });
  const add = page.getByRole("main").getByRole("button", { name: "Add field" }).first();
  await add.click();
  await page.waitForFunction(() => history.state?.dialogs === 1);
  await dialog.getByLabel(/^Area/).fill("2");
  await dialog.getByLabel("How it gets water").selectOption("Flood");
  await dialog.getByLabel(/^Litres in an hour/).fill("36000");
  await dialog.getByLabel("Soil").selectOption("Black cotton soil");
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  await add.click();
  await expect.poll(() => dialog.getByLabel(/^Litres in an hour/).inputValue()).toBe("36000");
  expect(await dialog.getByLabel(/^Area/).inputValue()).toBe("2");
  expect(await dialog.getByLabel("Soil").locator("option:checked").innerText()).toBe(
    "Black cotton soil",
  );
});

test("one Back leaves the screen when the page was loaded anew with a dialog open", async () => {
  const { page } = await openSignedIn(stage(), { session, path: "/dashboard" });
  await page.getByRole("link", { name: "Marketplace" }).first().click();
  await page.waitForURL("**/marketplace");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.waitForFunction(() => history.state?.dialogs === 1);
  await page.reload();
  await page.waitForFunction(() => !history.state?.dialogs);
  await page.goBack();
  await page.waitForURL("**/dashboard");
});
