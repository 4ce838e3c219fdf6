import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { newEmail, register } from "./support/farmers.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

async function openSetup(options: BrowserContextOptions = {}) {
  const farmer = await stage().openFarmer(options);
  await register(farmer.page, newEmail("place"));
  const address = farmer.page.getByLabel(/^Address/);
  await address.waitFor();
  return { ...farmer, address, list: farmer.page.getByRole("listbox", { name: "Places" }) };
}

async function submit(page: Page): Promise<void> {
  await page.getByLabel(/^Phone/).fill("98765 43210");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("**/dashboard");
}

const getFarmPlace = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/farm-place")).json()).place);

describe("Setup", () => {
  test("saves the place alone, without a phone number", async () => {
    const { page } = await openSetup({ viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Only my place" }).click();
    const dialog = page.getByRole("dialog", { name: "Only my place" });
    await dialog.getByLabel("PIN code").fill("422206");
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Save place" }).click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => getFarmPlace(page)).toMatchObject({ pin: "422206" });
    const { phone } = await (await page.request.get("/api/profile")).json();
    expect(phone).toBeNull();
  });

  test("asks once how large the farm of a crop is, and makes its field of the answer", async () => {
    const { page, address } = await openSetup();
    await address.fill("Ojhar, Niphad, Nashik, Maharashtra 422206");
    await page.getByLabel(/^Phone/).fill("98765 43210");
    await page.getByLabel("Main crop").selectOption("Tomato");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("How large is it?", { exact: false }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Farm size").fill("2");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL("**/dashboard");
    const readFields = async () => (await (await page.request.get("/api/fields")).json()).fields;
    await expect
      .poll(readFields)
      .toMatchObject([{ areaUnit: "acre", seasons: [{ crop: "tomato" }] }]);
  });
});

describe("the address of Setup", () => {
  test("fits a phone of 360 px, in the dark and touched by a finger", async () => {
    const { page, address, list } = await openSetup({
      viewport: { width: 360, height: 740 },
      colorScheme: "dark",
      hasTouch: true,
    });
    await address.pressSequentially("ओझर, निफाड");
    const option = list.getByRole("option").first();
    await option.waitFor();
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await option.tap();
    await expect.poll(() => address.inputValue()).toBe("Ojhar, Niphad, Nashik, Maharashtra 422206");
  });
});

describe("where the farm lies, in the Profile dialog", () => {
  async function openProfile(options: BrowserContextOptions = {}) {
    const { page, address, ...farmer } = await openSetup(options);
    await address.fill("behind the old well");
    await submit(page);
    await page.getByRole("button", { name: "Profile" }).click();
    const section = page.getByRole("region", { name: "Where your farm lies" });
    await section.getByLabel(/^PIN code/).waitFor();
    return { page, section, ...farmer };
  }

  test("the phone's position will do, inside India", async () => {
    const { page, section, context, allow } = await openProfile({ permissions: ["geolocation"] });
    allow(/400 \(Bad Request\)/);
    allow(/saving failed invalid-input The place was refused: outside-india/);
    const locate = section.getByRole("button", { name: "Use this phone's position" });
    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    await locate.click();
    await section.getByText(/This position is not in India/).waitFor();
    await context.setGeolocation({ latitude: 20.0912, longitude: 73.9301 });
    await locate.click();
    await section.getByText("Ojhar, Niphad, Nashik, Maharashtra 422206").waitFor();
    await expect
      .poll(() => getFarmPlace(page))
      .toMatchObject({ latitude: 20.0912, source: "device" });
  });
});
