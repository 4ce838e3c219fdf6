import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  listCards,
  readLayoutShift,
  watchLayoutShift,
} from "./support/checks.ts";
import { addField, dayBefore } from "./support/farm.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;

beforeAll(async () => {
  session = await keepSession(stage());
  const { page, context } = await openSignedIn(stage(), { session, path: "/community/insurance" });
  // Sown with the last monsoon, which is the kharif season.
  const thisYear = `${dayBefore(0).slice(0, 4)}-06-20`;
  const sowingDate = thisYear <= dayBefore(0) ? thisYear : `${dayBefore(365).slice(0, 4)}-06-20`;
  const plot = { area: 2, areaUnit: "hectare", method: "rain-fed" } as const;
  await addField(page, { ...plot, crop: "rice", sowingDate });
  await context.close();
});

const phone = { viewport: { width: 360, height: 740 } };
const open = (path: string, options = {}) => openSignedIn(stage(), { session, path, options });
/** As a farmer would paste it: no page of the product may read what was copied. */
async function readPasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement("textarea")));
  const place = page.locator("body > textarea");
  await place.press("Control+V");
  return place.inputValue();
}
const param = (page: Page, name: string) => () => new URL(page.url()).searchParams.get(name);

describe("plans", () => {
  test("tell under Learn More what they leave out and how a claim goes", async () => {
    const { page } = await open("/community/insurance");
    const card = listCards(page).filter({ hasText: "Season Crop Cover" });
    await card.getByRole("link", { name: "Learn More" }).click();
    await page.waitForURL("**/community/insurance/season-crop-cover");
    for (const part of [
      "What it covers",
      "What it does not cover",
      "For whom",
      "Documents you need",
      "How a claim goes",
    ]) {
      await page.getByRole("heading", { name: part }).waitFor();
    }
    await page
      .getByText("Hail, flood or landslide in your field reported later than 72 hours")
      .waitFor();
    await expect.poll(() => page.title()).toBe("Season Crop Cover · Urvara");
    await expectNoAxeViolations(page);
  });

  test("nothing jumps when the last of the compared ones comes late", async () => {
    const { page } = await open("/community/insurance", phone);
    await watchLayoutShift(page);
    await page.route("**/api/insurance-plans/rain-and-heat-cover*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const ids = "season-crop-cover,orchard-cover,rain-and-heat-cover";
    await page.goto(`/community/insurance/compare?plans=${ids}`);
    await page.getByRole("columnheader").first().waitFor();
    expect(await readLayoutShift(page)).toBeLessThan(0.02);
  });

  test("are compared three at a time, on a phone too, by an address that can be passed on", async () => {
    const { page } = await open("/community/insurance", phone);
    for (const name of ["Season Crop Cover", "Orchard and Vine Cover", "Rain and Heat Cover"]) {
      await listCards(page).filter({ hasText: name }).getByLabel("Compare").check();
    }
    await page.getByText("3 plans chosen").waitFor();
    const fourth = listCards(page).filter({ hasText: "Goat and Poultry Cover" });
    await expect.poll(() => fourth.getByLabel("Compare").isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.waitForURL("**/community/insurance/compare?plans=*");
    const columns = page.getByRole("columnheader");
    await expect
      .poll(() => columns.getByRole("link").allInnerTexts())
      .toEqual(["Season Crop Cover", "Orchard and Vine Cover", "Rain and Heat Cover"]);
    for (const price of ["₹250", "₹650", "₹420"])
      await page.getByText(price, { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    // Whose number it is stays in sight, below the bar, down to the last row.
    await page.getByText("How a claim goes").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    const nameTop = async () => (await columns.first().boundingBox())?.y ?? -1;
    await expect.poll(nameTop).toBeGreaterThanOrEqual(60);
    await expect.poll(nameTop).toBeLessThan(80);
    await page.reload();
    await page.getByText("Growers within 20 km of a listed weather station").waitFor();
    await page.getByRole("button", { name: "Take out: Orchard and Vine Cover" }).click();
    await expect.poll(() => columns.getByRole("link").count()).toBe(2);
    await expect.poll(param(page, "plans")).toBe("season-crop-cover,rain-and-heat-cover");
  });
});

describe("the premium calculator", () => {
  test("says who pays what, step by step, and the address keeps it", async () => {
    const { page, allow, context } = await open("/community/insurance");
    await page.getByRole("link", { name: /Premium calculator/ }).click();
    await page.getByLabel("Your field").selectOption("Well plot");
    await expect.poll(() => page.getByLabel("Area to insure").inputValue()).toBe("2");
    await expect.poll(() => page.getByLabel("Crop", { exact: true }).inputValue()).toBe("rice");
    await page.getByText("Rice (paddy), 2 hectares").waitFor();
    await page.getByLabel("Insured for how much?").fill("60,000");
    // 2 % of ₹1,20,000: told before anything else is known.
    await page.getByText("You pay at most").last().waitFor();
    await page.getByText("₹2,400").filter({ visible: true }).first().waitFor();
    await page.getByText("I know more: season, rate, claim").click();
    await expect.poll(() => page.getByLabel("Season").inputValue()).toBe("kharif");
    await page.getByLabel("Insurer's rate, if you know it").fill("10");
    // Pure in the browser: once the app is kept, the network is not needed.
    await waitUntilKept(page);
    allow(lostNetwork);
    await context.setOffline(true);
    await page.getByLabel("Work out a claim too").selectOption("By the threshold yield");
    await page.getByLabel("Threshold yield").fill("3000");
    await page.getByLabel("Yield of the area this season").fill("2100");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("The government adds ₹9,600.").waitFor();
    await page.getByText("The premium, step by step").click();
    await page.getByText("The claim, step by step").click();
    await page.getByText("the lower of 2% (the most) and 10% (the insurer's)").waitFor();
    await page.getByText("900 ÷ 3,000 × ₹1,20,000").waitFor();
    await page.getByText("₹36,000").first().waitFor();
    await context.setOffline(false);
    await expectNoAxeViolations(page);
    await page.reload();
    await page.getByText("The government adds ₹9,600.").waitFor();
    await expect.poll(() => page.getByLabel("Insured for how much?").inputValue()).toBe("60,000");
  });
});

/** A photograph of another colour for each name, with the position that a phone writes into it. */
async function makePlacedPhotograph(name: string, background: string) {
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .withExif({
      IFD0: { Make: "Farm phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "20/1 44/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  expect(buffer.includes("Exif")).toBe(true);
  return { name, mimeType: "image/jpeg", buffer };
}

/** The photos that the browser keeps, as they are. */
async function readKeptPhotos(page: Page): Promise<{ sha256: string; bytes: Buffer }[]> {
  const kept = await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("urvara-loss-photos", 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = await new Promise<{ sha256: string; picture: Blob }[]>((resolve) => {
      const asking = opened.transaction("kept").objectStore("kept").getAll();
      asking.onsuccess = () => resolve(asking.result);
    });
    opened.close();
    return Promise.all(
      all.map(async ({ sha256, picture }) => ({
        sha256,
        bytes: [...new Uint8Array(await picture.arrayBuffer())],
      })),
    );
  });
  return kept.map(({ sha256, bytes }) => ({ sha256, bytes: Buffer.from(bytes) }));
}

describe("a loss report", () => {
  test("runs its 72 hours and keeps what was told and two photos, over a reload and without a network", async () => {
    const { page, context, allow } = await open("/community/insurance");
    allow(lostNetwork);
    await page.getByRole("link", { name: /Crop damaged\?/ }).click();
    const time = page.getByLabel("Day and time of the loss");
    await time.fill("2030-01-01T10:00");
    await page.getByRole("button", { name: "Start the clock" }).click();
    await page.getByText("This moment is still to come. Enter when the loss happened.").waitFor();
    const lost = new Date(Date.now() - 2 * 3_600_000);
    const typed = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Asia/Kolkata",
      dateStyle: "short",
      timeStyle: "short",
    }).format(lost);
    await time.fill(typed.replace(" ", "T"));
    await page.getByRole("button", { name: "Start the clock" }).click();
    const clock = page.getByRole("timer");
    await expect.poll(() => clock.innerText()).toMatch(/^69 h 5\d min/);
    const before = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(before);

    await page.getByLabel("Your field").selectOption("Well plot");
    await page.getByLabel("What caused it").selectOption("Hail");
    await page.getByLabel("Where the field is").fill("Nalwadi, survey 112/3");
    await page.getByLabel("Farmer's name").fill("Sunita Rathod");
    await page.getByLabel("Area damaged").fill("9");
    // By their paths: 30 MB through the driver's own pipe take longer than the product does.
    const folder = await mkdtemp(join(tmpdir(), "loss-"));
    const files = [
      await makePlacedPhotograph("far.jpg", "#5b8c3a"),
      { name: "notes.txt", buffer: Buffer.from("No photo") },
      { name: "huge.jpg", buffer: Buffer.alloc(30 * 1024 * 1024) },
      await makePlacedPhotograph("near.jpg", "#8ec5e8"),
    ];
    for (const { name, buffer } of files) await writeFile(join(folder, name), buffer);
    await page
      .locator("input[type=file]")
      .setInputFiles(files.map(({ name }) => join(folder, name)));
    const photos = page.getByRole("list", { name: "Photos of the loss" }).getByRole("listitem");
    await expect.poll(() => photos.count()).toBe(2);
    await page.getByText(/“notes.txt” is no photo that can be opened here/).waitFor();
    await page.getByText(/“huge.jpg” is larger than 25 MB/).waitFor();
    const kept = await readKeptPhotos(page);
    expect(kept).toHaveLength(2);
    for (const { sha256, bytes } of kept) {
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
      expect(bytes.includes("Exif")).toBe(false);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([1600, 1200]);
    }
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page
      .getByText("That is more than the whole field. Check the number and the unit.")
      .waitFor();
    await page.getByLabel("Area damaged").fill("1.5");
    await expectNoAxeViolations(page);

    await waitUntilKept(page);
    await waitUntilWritten(page, "Well plot");
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => clock.innerText()).toMatch(/^69 h 5\d min/);
    await expect.poll(() => photos.count()).toBe(2);
    await expect.poll(() => page.getByLabel("Farmer's name").inputValue()).toBe("Sunita Rathod");
    await expect.poll(() => page.getByLabel("Area damaged").inputValue()).toBe("1.5");
    await page
      .getByText(kept[0]?.sha256 ?? "nothing")
      .first()
      .waitFor();
    await context.grantPermissions(["clipboard-write"]);
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("The report is copied, without its photos.").waitFor();
    const copied = await readPasted(page);
    expect(copied).toContain("Where the field is: Nalwadi, survey 112/3");
    expect(copied).toContain("Area damaged: 1.5 hectares");
    expect(copied).toContain("It has not been filed with anyone.");
    await context.setOffline(false);
    await rm(folder, { recursive: true });
  });

  test("says at once what cannot be, and never prints it", async () => {
    const { page } = await open("/community/insurance/loss-report");
    await page.getByRole("button", { name: "Start the clock" }).click();
    const area = page.getByLabel("Area damaged");
    await area.fill("-1");
    await page.getByLabel("Phone (if you like)").fill("98765");
    await page.getByText("Enter the area as a number above 0, such as 2.5.").waitFor();
    await page.getByLabel("Farmer's name").focus();
    await page.getByText("Enter a phone number of ten digits.").waitFor();
    await expect.poll(() => page.getByText("Write the farmer's name.").count()).toBe(0);
    const paper = page.getByRole("article");
    await page.emulateMedia({ media: "print" });
    await paper.getByText("72 hours end").waitFor();
    await expect.poll(() => paper.innerText()).not.toMatch(/-1|98765/);
    await page.emulateMedia({ media: "screen" });
    await area.fill("1.5");
    await page.getByLabel("Farmer's name").focus();
    await paper.getByText("1.5 acres").waitFor();
  });

  test("makes a photo of 48 megapixels small in a thread of its own", async () => {
    const { page } = await open("/community/insurance/loss-report");
    await page.getByRole("button", { name: "Start the clock" }).click();
    const picture = { width: 8000, height: 6000, channels: 3, background: "#5b8c3a" } as const;
    const buffer = await sharp({ create: picture }).jpeg().toBuffer();
    const drawn = page.waitForEvent("worker");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer });
    await drawn;
    const photos = page.getByRole("list", { name: "Photos of the loss" }).getByRole("listitem");
    await expect.poll(() => photos.count(), { timeout: 60_000 }).toBe(1);
    const kept = (await readKeptPhotos(page)).at(-1);
    expect(await sharp(kept?.bytes).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  test("shows a photo that was taken upright as it was taken", async () => {
    const { page } = await open("/community/insurance/loss-report");
    await page.getByRole("button", { name: "Start the clock" }).click();
    // As it lies in the file: a square and a strip beside it; the camera was held turned by a quarter.
    const lying = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600">
      <rect width="2400" height="1600" fill="#ffffff"/><rect x="200" y="200" width="800" height="800" fill="#d01010"/></svg>`;
    const buffer = await sharp(Buffer.from(lying))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "upright.jpg", mimeType: "image/jpeg", buffer });
    const photos = page.getByRole("list", { name: "Photos of the loss" }).getByRole("listitem");
    await expect.poll(() => photos.count()).toBe(1);
    const kept = (await readKeptPhotos(page)).at(-1);
    const upright = await sharp(buffer).rotate().resize(1067, 1600).removeAlpha().raw().toBuffer();
    const { data, info } = await sharp(kept?.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1067, 1600]);
    const isRed = (pixels: Buffer, x: number, y: number) => {
      const at = (y * 1067 + x) * 3;
      return (pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 0) < 100;
    };
    for (let x = 50; x < 1067; x += 97) {
      for (let y = 50; y < 1600; y += 97) {
        expect(isRed(data, x, y), `${x}, ${y}`).toBe(isRed(upright, x, y));
      }
    }
  });

  test("is printed alone, asks before it is removed, and comes back with its photos", async () => {
    const { page } = await open("/community/insurance/loss-report");
    await page.getByRole("button", { name: "Start the clock" }).click();
    await page.getByLabel("What caused it").selectOption("Hail");
    await page.getByText(/A state may leave this part out/).waitFor();
    await page.getByLabel("What caused it").selectOption("Drought, dry spell");
    await page.getByText(/counted over the whole insurance area/).waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles(await makePlacedPhotograph("a.jpg", "#c58b4a"));
    const photos = page.getByRole("list", { name: "Photos of the loss" }).getByRole("listitem");
    await expect.poll(() => photos.count()).toBe(1);
    await page.getByRole("link", { name: "14447", exact: true }).waitFor();
    await page.emulateMedia({ media: "print" });
    await page.getByText("Farmer's signature, date").waitFor();
    await page.getByRole("link", { name: "14447", exact: true }).waitFor({ state: "hidden" });
    await page.getByRole("navigation").first().waitFor({ state: "hidden" });
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Remove this report" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("The report is removed.").waitFor();
    await page.getByRole("button", { name: "Start the clock" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => photos.count()).toBe(1);
    await page.reload();
    await expect.poll(() => photos.count()).toBe(1);
    await page.getByRole("button", { name: "Remove this report" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("button", { name: "Start the clock" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Start the clock" }).waitFor();
    await expect.poll(() => page.getByText("Reports on this device").count()).toBe(0);
  });
});
