import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll, listCards } from "./support/checks.ts";
import { addField, dayBefore, findSection, send } from "./support/farm.ts";
import { newPost, sendPost, signUp } from "./support/farm-client.ts";
import { openNewFarmer } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { makePhotograph } from "./support/picture.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";
import { makeKnown } from "./support/standing.ts";

const stage = openStage(() => startProduct({ REPORTS_TO_HIDE: "2" }));
const root = resolve(import.meta.dirname, "..");

async function meet(name: string): Promise<Page> {
  const { page, allow, email } = await openNewFarmer(stage(), { name });
  await makeKnown(stage().product.dataDirectory, [email]);
  // A post that is gone is asked for once, and the browser writes down that it was not found.
  allow(/404 .*\/api\/blogs\//);
  allow(lostNetwork);
  await page.goto("/community/blogs");
  await listCards(page).first().waitFor();
  return page;
}

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add Post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create your blogs" });
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Description/).fill("Two fingers deep after one night.");
  await dialog.locator('input[type="file"]').setInputFiles(await makePhotograph());
  await dialog.getByRole("button", { name: "Create Post" }).click();
  await dialog.waitFor({ state: "hidden" });
}

async function openPost(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel("Write a comment").fill(text);
  await page.getByRole("button", { name: "Post comment" }).click();
  await page.locator("li p", { hasText: text }).waitFor();
}

async function report(page: Page, button: RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: /^Report this/ });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await dialog.getByText("Choose one of these.").waitFor();
  await dialog.getByLabel("The advice is wrong or dangerous").check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Says without a signal why a hidden post should be shown, which is sent when the signal is back. */
async function askAgain(page: Page): Promise<void> {
  await waitUntilKept(page);
  await expectNoAxeViolations(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Ask the operator to look again" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask the operator to look again" });
  await dialog.getByRole("button", { name: "Send to the operator" }).click();
  await dialog.getByText("Say in a few words why.").waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Why should it be shown again?").fill("The dose is that of the label.");
  await dialog.getByRole("button", { name: "Send to the operator" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("Kept on this device.", { exact: false }).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^You asked the operator to look again/).waitFor();
}

async function readBell(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: /^Notification/ }).click();
  await page.getByRole("heading", { name: text }).waitFor();
  await expectNoAxeViolations(page);
}

const operate = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/operator.ts", ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: join(stage().product.dataDirectory, "data") } },
  );

// First: later the farmers' own posts push the samples off the dashboard.
test("a sample says that it is one on every screen, and is read and found in the reader's language", async () => {
  const { page, context } = await openNewFarmer(stage(), { name: "hindi" });
  await send(page, "PUT /api/widgets", { CommunityUpdates: true });
  await context.addCookies([{ name: "language", value: "hi", url: stage().product.url }]);
  const title = "आधे एकड़ टमाटर पर ड्रिप: क्या बदला";
  await page.goto("/dashboard");
  const updates = findSection(page, "चौपाल की खबरें");
  const update = updates.getByRole("listitem").filter({ hasText: title });
  await update.getByText("नमूना").waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.goto("/community/blogs");
  await page.getByRole("searchbox").fill("अगेती झुलसा");
  const card = listCards(page).filter({ hasText: title });
  await expect.poll(() => listCards(page).count()).toBe(1);
  await card.getByText("नमूना").waitFor();
  await expectNoAxeViolations(page);
  await card.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("यह एक नमूना है", { exact: false }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} · Urvara`);
});

test("a post has its own page, where comments come live, and its author can change it and take it back", async () => {
  const [asha, ravi] = await Promise.all([meet("asha"), meet("ravi")]);
  const title = `Rain on the cotton ${Date.now()}`;
  await write(asha, title);
  await openPost(asha, title);
  await expect.poll(() => asha.title()).toBe(`${title} · Urvara`);
  const { pathname } = new URL(asha.url());
  expect(pathname).toMatch(/^\/community\/blogs\/[0-9a-f-]{36}$/);
  await ravi.goto(pathname);
  await ravi.getByRole("heading", { level: 1, name: title }).waitFor();
  await expect.poll(() => ravi.getByRole("button", { name: "Edit" }).count()).toBe(0);

  await comment(ravi, "How deep was it on the slope?");
  await asha.getByText("How deep was it on the slope?").waitFor();
  await asha.getByRole("heading", { name: "Comments (1)" }).waitFor();
  await comment(asha, "<b>One</b> finger");
  await ravi.getByText("<b>One</b> finger").waitFor();
  await ravi.getByRole("button", { name: "Edit your comment" }).click();
  await ravi.getByLabel("Your comment").fill("How deep was it on the steep slope?");
  await ravi.getByRole("button", { name: "Save", exact: true }).click();
  await asha.getByText("How deep was it on the steep slope?").waitFor();

  await expectNoAxeViolations(ravi);
  await ravi.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(ravi);

  await asha.getByRole("button", { name: "Edit", exact: true }).click();
  const editing = asha.getByRole("dialog", { name: "Edit your post" });
  await editing.getByLabel(/^Title/).fill("Thrown away");
  await editing.getByRole("button", { name: "Cancel" }).click();
  await asha.getByRole("button", { name: "Edit", exact: true }).click();
  await expect.poll(() => editing.getByLabel(/^Title/).inputValue()).toBe(title);
  await editing.getByLabel(/^Title/).fill(`${title}, again`);
  await asha.keyboard.press("Escape");
  await asha.reload();
  await asha.getByRole("button", { name: "Edit", exact: true }).click();
  await expect.poll(() => editing.getByLabel(/^Title/).inputValue()).toBe(`${title}, again`);
  await expectNoAxeViolations(asha);
  await editing.getByRole("button", { name: "Save changes" }).click();
  await ravi.getByRole("heading", { level: 1, name: `${title}, again` }).waitFor();
  await ravi.getByText(/edited on/).waitFor();

  await asha.getByRole("button", { name: "Delete", exact: true }).click();
  const asking = asha.getByRole("dialog", { name: "Delete your post?" });
  await asking.getByRole("button", { name: "Delete", exact: true }).click();
  await asha.waitForURL("**/community/blogs");
  // A message that can be pressed stays as long as one points at it.
  const undo = asha.getByRole("button", { name: "Undo" });
  await undo.hover();
  await ravi.getByText("This post is not there").waitFor();
  await expectNoAxeViolations(ravi);
  await expect.poll(() => listCards(asha).filter({ hasText: title }).count()).toBe(0);
  await undo.click();
  await listCards(asha).filter({ hasText: title }).waitFor();
  await ravi.getByRole("heading", { level: 1, name: `${title}, again` }).waitFor();
  await ravi.getByText("<b>One</b> finger").waitFor();
});

test("what farmers report is hidden from them at once, from all after enough of them, and the operator decides", async () => {
  const [asha, ravi, meena] = await Promise.all([meet("asha"), meet("ravi"), meet("meena")]);
  const title = `Seeds for sale ${Date.now()}`;
  await write(asha, title);
  const atMeena = listCards(meena).filter({ hasText: title });
  const atRavi = listCards(ravi).filter({ hasText: title });
  await atRavi.waitFor();
  await openPost(ravi, title);
  await comment(ravi, "Leave this place");
  await openPost(asha, title);
  await asha.getByText("Leave this place").waitFor();
  await report(asha, /^Report the comment/);
  await expect.poll(() => asha.getByText("Leave this place").count()).toBe(0);

  await report(ravi, /^Report$/);
  await ravi.waitForURL("**/community/blogs");
  await expect.poll(() => atRavi.count()).toBe(0);
  await atMeena.waitFor();
  const { pathname } = new URL(asha.url());
  const id = pathname.split("/").at(-1) ?? "";
  await openPost(meena, title);
  await report(meena, /^Report$/);
  await meena.waitForURL("**/community/blogs");
  await expect.poll(() => atMeena.count()).toBe(0);
  // She heard of it as it happened, and goes on seeing her post.
  const notice = asha.getByText("Other farmers do not see this post.");
  await notice.waitFor();
  await asha.getByRole("heading", { level: 1, name: title }).waitFor();
  await asha.getByText("Reason: The advice is wrong or dangerous").waitFor();
  const { stdout } = await operate("queue");
  expect(stdout).toContain(`post ${id}`);
  expect(stdout).toContain("2 open reports: 2 proven (weight 2.00), 0 unproven");
  const gita = await meet("gita");
  const atGita = listCards(gita).filter({ hasText: title });
  // What happened in the minute before she came is told to her from its beginning.
  await expect.poll(() => atGita.count()).toBe(0);
  await askAgain(asha);
  await expect
    .poll(async () => (await operate("queue")).stdout)
    .toContain(": The dose is that of the label.");
  await operate("restore", "post", id, "the label says so");
  await atGita.waitFor();
  await expect.poll(() => notice.count()).toBe(0);
  await readBell(asha, "Your post is shown again");
  await expect.poll(() => atRavi.count()).toBe(0);
});

test("posts about one's own crop come to the dashboard by themselves, and others do not push them away", async () => {
  const { url } = stage().product;
  const { page, context, allow } = await openNewFarmer(stage(), { name: "leela" });
  await send(page, "PUT /api/widgets", { CommunityUpdates: true });
  await addField(page, { method: "rain-fed", crop: "lentil", sowingDate: dayBefore(20) });
  await page.goto("/dashboard");
  const card = findSection(page, "Community Updates");
  const posts = card.getByRole("listitem");
  await expect.poll(() => posts.count()).toBe(3);
  await expect.poll(() => card.getByText("Your crop").count()).toBe(0);

  const neighbour = await signUp({ url });
  const write = async (title: string) => {
    expect((await sendPost(neighbour, url, newPost(title))).status).toBe(201);
  };
  await write("Lentil after late rice");
  await posts.nth(0).getByText("Lentil after late rice").waitFor();
  await posts.nth(0).getByText("Your crop: Lentil (masoor)").waitFor();
  await write("Wheat in rows");
  await posts.nth(1).getByText("Wheat in rows").waitFor();
  await write("Masur ki dal ka bhav");
  await posts.nth(0).getByText("Masur ki dal ka bhav").waitFor();
  await posts.nth(1).getByText("Lentil after late rice").waitFor();
  await posts.nth(2).getByText("Wheat in rows").waitFor();
  await expect.poll(() => posts.count()).toBe(3);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await waitUntilWritten(page, "Masur ki dal ka bhav");
  await waitUntilKept(page);
  allow(lostNetwork);
  await context.setOffline(true);
  await page.reload();
  await posts.nth(0).getByText("Masur ki dal ka bhav").waitFor();
  await posts.nth(1).getByText("Your crop: Lentil (masoor)").waitFor();
  await context.setOffline(false);

  await page.goto("/community/blogs");
  await page.getByRole("button", { name: "My crops and district" }).click();
  await expect
    .poll(() => listCards(page).getByRole("heading").allInnerTexts())
    .toEqual(["Masur ki dal ka bhav", "Lentil after late rice"]);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await listCards(page).filter({ hasText: "Wheat in rows" }).waitFor();
});
