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
    expect(await getFarmPlace(page)).toMatchObject({ pin: "422206" });
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
    const { fields } = await (await page.request.get("/api/fields")).json();
    expect(fields).toMatchObject([{ areaUnit: "acre", seasons: [{ crop: "tomato" }] }]);
  });

  test("goes on without a size when it is submitted once more", async () => {
    const { page, address } = await openSetup();
    await address.fill("Ojhar, Niphad, Nashik, Maharashtra 422206");
    await page.getByLabel(/^Phone/).fill("98765 43210");
    await page.getByLabel("Main crop").selectOption("Tomato");
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("How large is it?", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.waitForURL("**/dashboard");
    const { fields } = await (await page.request.get("/api/fields")).json();
    expect(fields).toEqual([]);
  });
});

describe("the address of Setup", () => {
  test("offers places while typing; the keyboard takes one, and the farm lies there", async () => {
    const { page, address, list } = await openSetup();
    await address.pressSequentially("House 5, Ozar, Niph");
    await list.getByRole("option").first().waitFor();
    await page.getByText(/\d+ places? found\. Choose with the up and down keys\./).waitFor();
    expect(await address.getAttribute("aria-activedescendant")).toBeNull();
    await address.press("ArrowDown");
    const option = list.getByRole("option", { selected: true });
    expect(await option.textContent()).toContain("Ojhar");
    expect(await address.getAttribute("aria-activedescendant")).toBe(
      await option.getAttribute("id"),
    );
    await expectNoAxeViolations(page);
    await address.press("Enter");
    expect(await address.inputValue()).toBe("House 5, Ojhar, Niphad, Nashik, Maharashtra 422206");
    await list.waitFor({ state: "detached" });
    await submit(page);
    expect(await getFarmPlace(page)).toMatchObject({ pin: "422206", source: "address" });
  });

  test("keeps free text: Escape leaves the choice, Enter without one begins a line", async () => {
    const { page, address, list } = await openSetup();
    await address.pressSequentially("Nashik");
    await list.waitFor();
    await address.press("Escape");
    await list.waitFor({ state: "detached" });
    await address.press("Enter");
    await address.pressSequentially("the well");
    expect(await address.inputValue()).toBe("Nashik\nthe well");
    await submit(page);
    expect(await getFarmPlace(page)).toMatchObject({ district: "Nashik", pin: null });
  });

  test("asks nobody before typing pauses, and without a network offers nothing and says nothing", async () => {
    const { page, context, address, list, allow } = await openSetup();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/places")) asked.push(request.url());
    });
    await address.pressSequentially("Lasalgaon", { delay: 20 });
    await list.waitFor();
    expect(asked).toHaveLength(1);
    await address.fill("");
    await list.waitFor({ state: "detached" });
    allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await address.pressSequentially("Baramati, Pune");
    await page.waitForTimeout(700);
    expect(await list.count()).toBe(0);
    expect(await page.locator("form").getByRole("alert").count()).toBe(0);
    expect(await address.inputValue()).toBe("Baramati, Pune");
  });

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
    expect(await address.inputValue()).toBe("Ojhar, Niphad, Nashik, Maharashtra 422206");
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

  test("a PIN code is asked for; an unknown one is said at its field, a good one is kept", async () => {
    const { page, section, allow } = await openProfile();
    allow(/400 \(Bad Request\)/);
    const pin = section.getByLabel(/^PIN code/);
    await pin.fill("4222");
    await pin.press("Enter");
    await section.getByText("A PIN code has 6 digits, such as 422206.").waitFor();
    await pin.fill("999999");
    await pin.press("Enter");
    await section.getByText(/We do not know this PIN code/).waitFor();
    expect(await pin.getAttribute("aria-invalid")).toBe("true");
    await pin.fill("४२२ २०६");
    await pin.press("Enter");
    await section.getByText("Ojhar, Niphad, Nashik, Maharashtra 422206").waitFor();
    expect(await getFarmPlace(page)).toMatchObject({ pin: "422206", source: "pin" });
  });

  test("the phone's position will do, inside India", async () => {
    const { page, section, context, allow } = await openProfile({ permissions: ["geolocation"] });
    allow(/400 \(Bad Request\)/);
    const locate = section.getByRole("button", { name: "Use this phone's position" });
    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    await locate.click();
    await section.getByText(/This position is not in India/).waitFor();
    await context.setGeolocation({ latitude: 20.0912, longitude: 73.9301 });
    await locate.click();
    await section.getByText("Ojhar, Niphad, Nashik, Maharashtra 422206").waitFor();
    expect(await getFarmPlace(page)).toMatchObject({ latitude: 20.0912, source: "device" });
  });

  test("a phone that may not tell its position says what to do", async () => {
    const { section, allow } = await openProfile({ viewport: { width: 360, height: 740 } });
    allow(/finding the position failed/);
    await section.getByRole("button", { name: "Use this phone's position" }).click();
    await section
      .getByRole("alert")
      .getByText(/may not tell its position/)
      .waitFor();
  });
});
