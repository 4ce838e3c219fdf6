import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import qrcode from "qrcode-generator";
import { expect, test } from "vitest";
import { getTotpCode, getTotpStep } from "#src/features/session/totp-gateway.server.ts";
import { newEmail, register, setUp, signIn, signOut } from "./support/farmers.ts";
import { readCodes, readMailedLink } from "./support/identity.ts";
import { openStage } from "./support/stage.ts";

/** How many dark squares the QR code of a text has. */
function countDark(text: string): number {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  return places.flatMap((row) => places.filter((column) => code.isDark(row, column))).length;
}

const root = resolve(import.meta.dirname, "..");
const stage = openStage();

test("the second factor: set up, asked for, refused when wrong, and a locked account after it", async () => {
  const { page, allow } = await stage().openFarmer();
  allow(/40[0-9]/);
  const codes = readCodes(page);
  const email = newEmail("guarded");
  await register(page, email);
  await setUp(page);
  await page.getByRole("button", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await profile.getByText("Your e-mail address is not confirmed yet.").waitFor();
  await profile.getByRole("heading", { name: "Second step when signing in" }).click();
  await profile
    .getByText("Confirm your e-mail address first; then it can be set up here.")
    .waitFor();
  await page.goto(await readMailedLink(stage().product, email));
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByText("Your e-mail address is confirmed.").waitFor();

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await profile.getByRole("heading", { name: "Second step when signing in" }).click();
  await profile.getByRole("button", { name: "Set it up" }).click();
  // What the camera would read is what the button opens.
  const opened = await profile
    .getByRole("link", { name: "Open the authenticator app" })
    .getAttribute("href");
  const drawn = await profile
    .getByRole("img", { name: "Code for the authenticator app" })
    .locator("path")
    .last()
    .getAttribute("d");
  expect(drawn?.split("M").slice(1)).toHaveLength(countDark(opened ?? ""));
  const secret = (await profile.locator("code").innerText()).replaceAll(/\s/g, "");
  const step = getTotpStep(new Date());
  await profile.getByLabel("Code of the authenticator app").fill(getTotpCode(secret, step));
  await profile.getByRole("button", { name: "Turn it on" }).click();
  const done = profile.getByRole("button", { name: "I have written them down" });
  await done.waitFor();
  const backupCodes = await done.locator("xpath=..").getByRole("listitem").allInnerTexts();
  expect(backupCodes).toHaveLength(10);
  // Told once, they wait for whoever closes the profile before writing them down.
  await page.keyboard.press("Escape");
  await profile.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Profile" }).click();
  await done.waitFor();
  await done.click();
  await profile.getByText("It is on.").waitFor();
  await profile.getByRole("button", { name: "Close" }).click();
  await signOut(page);

  await signIn(page, email);
  await page.waitForURL("**/second-factor*");
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await expect.poll(() => codes).toEqual(["multi-factor-auth-required"]);
  await page.getByLabel("Code of the authenticator app").fill("000000");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText("This code is not right.").waitFor();
  await expect.poll(() => codes).toEqual(["multi-factor-auth-required", "wrong-code"]);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.getByLabel("Backup code").fill(backupCodes[0] ?? "");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL("**/dashboard");
  await signOut(page);

  await promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/operator.ts", "lock", email],
    { cwd: root, env: { ...process.env, DATA_DIR: join(stage().product.dataDirectory, "data") } },
  );
  await signIn(page, email);
  await page.waitForURL("**/second-factor*");
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.getByLabel("Backup code").fill(backupCodes[1] ?? "");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText("This account is locked. Ask whoever runs Urvara here.").waitFor();
  await expect.poll(() => codes.at(-1)).toBe("account-locked");
});
