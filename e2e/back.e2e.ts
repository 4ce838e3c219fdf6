import { beforeAll, expect, test } from "vitest";
import { listCards } from "./support/checks.ts";
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
  await expect.poll(() => dialog.getByLabel(/^Name of the field/).inputValue()).toBe("");
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
  await expect.poll(() => dialog.getByLabel(/^Area/).inputValue()).toBe("2");
  await expect
    .poll(() => dialog.getByLabel("Soil").locator("option:checked").innerText())
    .toBe("Black cotton soil");
});

test("a new screen begins at its top at once, and Back leads to the place that was left", async () => {
  const { page } = await openSignedIn(stage(), { session, path: "/dashboard" });
  const readTop = () => page.evaluate(() => Math.round(window.scrollY));
  const cross = async (place: string, path: string) => {
    await page.getByRole("link", { name: place }).first().click();
    await page.waitForURL(`**${path}`);
  };
  await cross("Marketplace", "/marketplace");
  await listCards(page).first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await cross("Dashboard", "/dashboard");
  expect(await readTop()).toBe(0);
  await page.goBack();
  await expect.poll(readTop).toBe(400);
  await cross("Community", "/community/blogs");
  const post = "Onion that keeps till Diwali";
  // Far down the list, to which pressing it scrolls.
  await page.getByRole("link", { name: post, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: post }).waitFor();
  expect(await readTop()).toBe(0);
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

test("after a post is deleted or reported Back leads past its page, to where the reader came from", async () => {
  const { page, allow } = await openSignedIn(stage(), { session, path: "/dashboard" });
  // A post that is gone may be asked for once more.
  allow(/404 .*\/api\/blogs\//);
  const openDialog = async (button: string) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.waitForFunction(() => history.state?.dialogs === 1);
    return page.getByRole("dialog");
  };
  const expectWayBack = async () => {
    await page.waitForURL("**/community/blogs");
    await page.waitForFunction(() => !history.state?.dialogs);
    await page.goBack();
    await listCards(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/community/blogs");
    await page.goBack();
    await page.waitForURL("**/dashboard");
  };
  const openPosts = async () => {
    await page.getByRole("link", { name: "Community" }).first().click();
    await listCards(page).first().waitFor();
  };

  await openPosts();
  const writing = await openDialog("Add Post");
  const title = `Frost on the potatoes ${process.pid}`;
  await writing.getByLabel(/^Title/).fill(title);
  await writing.getByLabel(/^Description/).fill("The lower corner, twice this week.");
  await writing.getByRole("button", { name: /^No photo/ }).click();
  await writing.getByText("Drawing: Stories").waitFor();
  await writing.getByRole("button", { name: "Create Post" }).click();
  await page.waitForFunction(() => !history.state?.dialogs);
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const asking = await openDialog("Delete");
  await asking.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Your post is deleted.").waitFor();
  await expectWayBack();

  await openPosts();
  await page.getByRole("link", { name: "Onion that keeps till Diwali", exact: true }).click();
  const reporting = await openDialog("Report");
  await reporting.getByLabel("The advice is wrong or dangerous").check();
  await reporting.getByRole("button", { name: "Send report" }).click();
  await page.getByText("You will not see this post again.").waitFor();
  await expectWayBack();
});
