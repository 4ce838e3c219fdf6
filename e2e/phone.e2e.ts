import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openTestSms, type TestSms } from "#src/app/test-sms.server.ts";
import { setUp, signOut } from "./support/farmers.ts";
import { readCodes } from "./support/identity.ts";
import { startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

let sms: TestSms;
/** The product with a gateway beside it that speaks as MSG91 does. */
const stage = openStage(async () => {
  sms = await openTestSms();
  return startProduct(sms.settings);
});
afterAll(() => sms.close());

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function askCode(page: Page, typed: string): Promise<void> {
  await page.getByLabel("Mobile number").fill(typed);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.waitForURL("**/phone-code*");
  await page.getByRole("heading", { name: "The code in the SMS" }).waitFor();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Go on" }).click();
}

test("a number, its code, the farm; signed out, and in again where one wanted to go", async () => {
  const { page, allow } = await stage().openFarmer(phone);
  allow(/40[01]/);
  const codes = readCodes(page);
  await page.goto("/login");
  // Where codes are sent, the number comes before the address.
  const fields = page.locator("main form input:not([type=checkbox])");
  expect(await fields.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    "phone",
    "email",
    "password",
  ]);
  await askCode(page, "+91 0 98230 11223");
  const code = sms.getCode("+919823011223");
  const field = page.getByLabel("Code", { exact: true });
  expect(await field.getAttribute("autocomplete")).toBe("one-time-code");
  await enterCode(page, code === "000000" ? "000001" : "000000");
  await page.getByText("This code is not right. Look at the newest SMS.").waitFor();
  expect(codes).toEqual(["wrong-code"]);
  await enterCode(page, code);
  await page.waitForURL("**/setup");
  await setUp(page);
  await page.getByRole("button", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await profile.getByRole("heading", { name: "Phone number" }).waitFor();
  expect(await profile.getByText("98230 11223").count()).toBeGreaterThan(0);
  expect(await profile.getByText("phone.invalid").count()).toBe(0);
  await profile.getByRole("button", { name: "Close" }).click();
  await signOut(page);

  await page.goto("/phone?returnTo=%2Fprices");
  await askCode(page, "९८२३० ११२२३");
  await enterCode(page, sms.getCode("+919823011223"));
  await page.waitForURL("**/prices");
});

test("without a script the two forms lead in as well", async () => {
  const { page } = await stage().openFarmer({ ...phone, javaScriptEnabled: false });
  await page.goto("/phone");
  await askCode(page, "9823044556");
  await enterCode(page, sms.getCode("+919823044556"));
  await page.waitForURL("**/setup");
});
