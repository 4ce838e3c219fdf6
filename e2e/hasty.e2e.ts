import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type BadNetwork, startBehindBadNetwork } from "./support/bad-network.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { openNewFarmer, openSignedIn, password } from "./support/farmers.ts";
import { readMailedLink } from "./support/identity.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

let network: BadNetwork | undefined;
const stage = openStage(async () => {
  const started = await startBehindBadNetwork();
  network = started;
  return started;
});
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function openProfile(page: Page) {
  await page.getByRole("button", { name: "Profile" }).click();
  return page.getByRole("dialog", { name: "Profile" });
}

/** What has the focus, by its name; empty when nothing has it. */
const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return "";
    return held.getAttribute("name") ?? held.getAttribute("aria-label") ?? held.textContent;
  });

test("a double tap sends once", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  await profile.getByRole("button", { name: "Change password" }).click();
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith("/api/session/password")) sent += 1;
  });
  await profile.getByLabel("Current password").fill(password);
  await profile.getByLabel("New password").fill("harvest-2027");
  await profile.getByRole("button", { name: "Save password" }).dblclick();
  await page.getByText("Your password has been changed.").waitFor();
  expect(sent).toBe(1);
});

test("the focus stays where a form of the profile opens and closes", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  const press = (name: string) => profile.getByRole("button", { name, exact: true }).click();
  await press("Edit farm");
  await expect.poll(() => readFocus(page)).toBe("phone");
  await press("Cancel");
  await expect.poll(() => readFocus(page)).toBe("Edit farm");
  await press("Change password");
  await expect.poll(() => readFocus(page)).toBe("currentPassword");
  await press("Cancel");
  await expect.poll(() => readFocus(page)).toBe("Change password");
});

test("an address confirmed in another tab lets the second step be set up in this one", async () => {
  const { page, context, email } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  await profile.getByRole("heading", { name: "Second step when signing in" }).click();
  await profile.getByText("Confirm your e-mail address first").waitFor();
  const other = await context.newPage();
  await other.goto(await readMailedLink(stage().product, email));
  await other.getByRole("main").getByRole("button").first().click();
  await other.getByText("Your e-mail address is confirmed.").waitFor();
  await profile.getByRole("button", { name: "Set it up" }).click();
  await expect.poll(() => readFocus(page)).toMatch(/^Install an authenticator app/);
});

/** Opens a page of which only what is painted is there; the rest of its script comes when it is let go. */
async function openWithoutScript(page: Page, address: string): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    // The document's own script, known by its name: it may be asked for before its element stands there.
    const isOwn = new URL(route.request().url()).pathname.startsWith("/assets/late-");
    if (isHeld && !isOwn) held.push(() => route.continue());
    else await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((letGo) => letGo()));
  };
}

test("a button pressed before the page's script is here does its work when it comes", async () => {
  const { context, email, allow } = await openNewFarmer(stage(), {
    name: "hasty",
    // What a worker keeps would be there at once.
    options: { ...phone, serviceWorkers: "block" },
  });
  const address = await readMailedLink(stage().product, email);
  const confirming = await context.newPage();
  const bringConfirming = await openWithoutScript(confirming, address);
  await confirming.getByRole("button", { name: "Yes, this address is mine" }).click();
  await bringConfirming();
  await confirming.getByText("Your e-mail address is confirmed.").waitFor();

  const asking = await context.newPage();
  const bringAsking = await openWithoutScript(asking, "/reset-password");
  await asking.getByLabel("Email address").fill(email);
  await asking.getByRole("button", { name: "Send me a mail" }).click();
  expect(asking.url()).not.toContain("example.org");
  await bringAsking();
  await asking.getByText("Look into your mail.").waitFor();

  allow(/401/);
  const coding = await context.newPage();
  const bringCoding = await openWithoutScript(coding, "/second-factor");
  await coding.getByLabel("Code of the authenticator app").fill("123456");
  await coding.getByRole("button", { name: "Go on" }).click();
  await bringCoding();
  await coding.getByRole("alert").waitFor();
  await expect
    .poll(() => coding.getByLabel("Code of the authenticator app").inputValue())
    .toBe("123456");
});

test("a button pressed while the page comes alive knows what stands in the page's address", async () => {
  const { context, email } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const other = await context.newPage();
  await other.addInitScript(() => {
    // In the first task after the form is React's, before its effects have run.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const form = document.querySelector("main form");
      const isAlive = form && Object.keys(form).some((key) => key.startsWith("__reactProps"));
      if (isAlive) form.querySelector("button")?.click();
      else port2.postMessage("");
    };
    port2.postMessage("");
  });
  await other.goto(await readMailedLink(stage().product, email));
  await other.getByText("Your e-mail address is confirmed.").waitFor();
});

test("a link that a mail has cut is called not whole, in the words of its own page", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  for (const name of ["verify-email", "change-email", "undo-email"]) {
    await page.goto("about:blank");
    await page.goto(`/${name}#Cq66WiB9tG8`);
    await page.getByText("This address is not whole.").waitFor();
    await expect.poll(() => page.getByRole("main").getByRole("button").count()).toBe(0);
  }
});

test("an address stays confirmed when an older answer about the session arrives after it", async () => {
  const { page, context, email } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const other = await context.newPage();
  let sendOlder: (() => Promise<void>) | undefined;
  await other.route("**/api/session", async (route) => {
    const answer = await route.fetch();
    if (sendOlder) return route.fulfill({ response: answer });
    sendOlder = () => route.fulfill({ response: answer });
  });
  await other.goto(await readMailedLink(stage().product, email));
  await other.getByRole("main").getByRole("button").first().click();
  await other.getByText("Your e-mail address is confirmed.").waitFor();
  await sendOlder?.();
  await other.waitForTimeout(500);
  const profile = await openProfile(page);
  await profile.getByRole("heading", { name: "Second step when signing in" }).click();
  await profile.getByRole("button", { name: "Set it up" }).waitFor();
  await expect.poll(() => profile.getByText("is not confirmed yet").count()).toBe(0);
});

test("a refused name is explained in the language that is chosen next", async () => {
  const { page } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const profile = await openProfile(page);
  await profile.getByLabel("Display name").fill("a".repeat(61));
  await profile.getByRole("button", { name: "Save name" }).click();
  await profile.getByText("Keep the name within 60 letters.").waitFor();
  await profile.getByLabel("Language").selectOption("hi");
  await page.getByRole("dialog", { name: "प्रोफाइल" }).waitFor();
  await expect.poll(() => page.getByText("Keep the name within 60 letters.").count()).toBe(0);
});

test("the focus goes on with a comment that was changed, and with the others when it is gone", async () => {
  const { context } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  const session = await context.storageState();
  const { page } = await openSignedIn(stage(), {
    session,
    path: "/community/blogs",
    options: phone,
  });
  await page
    .getByRole("link", { name: /Drip on half/ })
    .first()
    .click();
  await page.getByLabel("Write a comment").fill("How deep?");
  await page.getByRole("button", { name: "Post comment" }).click();
  await page.getByRole("button", { name: "Edit your comment" }).click();
  await page.getByLabel("Your comment", { exact: true }).fill("How deep on the slope?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("How deep on the slope?").waitFor();
  await expect.poll(() => readFocus(page)).toBe("Edit your comment");
  await page.getByRole("button", { name: "Delete your comment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Your comment is deleted.").waitFor();
  await expect.poll(() => readFocus(page)).toMatch(/^Comments/);
});

test("all that waits behind a write that does not get through is counted", async () => {
  const { page, allow } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  allow(lostNetwork);
  await page.goto("/community/blogs");
  await page
    .getByRole("link", { name: /Drip on half/ })
    .first()
    .click();
  await page.getByLabel("Write a comment").waitFor();
  // Parts of the screen that come after the rest would fail to come, and so would what the presses bring.
  await page.getByRole("button", { name: "Share", exact: true }).waitFor();
  await page.getByLabel("What should other farmers call you?").waitFor();
  await waitUntilKept(page);
  network?.cut();
  try {
    await page.getByRole("button", { name: /^Like/ }).click();
    await page.getByRole("button", { name: "1 change waits to be sent" }).waitFor();
    await page.getByLabel("Write a comment").fill("Written without a signal");
    await page.getByRole("button", { name: "Post comment" }).click();
    await page.getByRole("button", { name: "2 changes wait to be sent" }).waitFor();
  } finally {
    network?.restore();
  }
});

test("the day on which a deleted account is removed can be read before leaving", async () => {
  const { page, email, allow } = await openNewFarmer(stage(), { name: "hasty", options: phone });
  allow(/401/);
  // A photo check that this device keeps, of this farmer and of another one.
  const exported = await page.request.get("/api/profile/export");
  const { uid } = (await exported.json()).account;
  await page.evaluate((own) => {
    for (const each of [own, "another"]) localStorage.setItem(`leafChecks:${each}`, "[]");
  }, uid);
  const listKept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("leafChecks:")));
  const profile = await openProfile(page);
  await profile.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await dialog.getByLabel("Type your e-mail address to confirm").fill(email);
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await refused;
  await page.waitForTimeout(500);
  await dialog.getByText(/^Your account will be removed on/).waitFor();
  await expect.poll(listKept).toEqual(["leafChecks:another"]);
  await dialog.getByRole("button", { name: "Close and leave" }).click();
  await page.waitForURL("**/login*");
});
