import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type DemoBody,
  type DemoProvider,
  openDemoProvider,
} from "#src/features/weather/data/demo-provider.server.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { newEmail, register, setUp } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { openStage } from "./support/stage.ts";

/** Sixteen wet hours a day at 22 °C: three points of late blight each day. */
function makeWet({ hourly, daily }: DemoBody): void {
  hourly["temperature_2m"] = hourly.time.map(() => 22);
  hourly["relative_humidity_2m"] = hourly.time.map((time) =>
    Number(time.slice(11, 13)) < 16 ? 95 : 60,
  );
  hourly["precipitation"] = hourly.time.map(() => 0);
  daily["temperature_2m_max"] = daily.time.map(() => 24);
  daily["temperature_2m_min"] = daily.time.map(() => 20);
  daily["precipitation_sum"] = daily.time.map(() => 0);
}

let provider: DemoProvider;
const stage = openStage(async () => {
  provider = await openDemoProvider();
  provider.behave({ kind: "well", change: makeWet });
  return startProduct({ WEATHER_URL: provider.url });
});
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urvara-photos-"));
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

/** The day so many days ago, as India's calendar has it. */
function dayBefore(days: number): string {
  const moment = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(moment);
}

const readCard = (page: Page) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: "Pest Control Suggestions", exact: true }),
  });
const readField = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 2 }) });

async function addField(page: Page, given: { name: string; crop: string; sownDaysAgo: number }) {
  const { name, crop, sownDaysAgo } = given;
  const id = randomUUID();
  const answer = await page.request.post("/api/fields", {
    data: {
      id,
      name,
      area: 1.5,
      areaUnit: "acre",
      bighaState: null,
      soil: "black",
      method: "furrow",
      flowLitresPerHour: null,
      emitterCount: null,
      season: { id: randomUUID(), crop, variety: null, sowingDate: dayBefore(sownDaysAgo) },
    },
    headers: { origin: stage().product.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function showCard(page: Page): Promise<void> {
  const answer = await page.request.put("/api/widgets", {
    data: { PestControlSuggestions: true },
    headers: { origin: stage().product.url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("the weather of a field tells its pests with the number that decided, and a count decides over it", async () => {
  const { page, context, allow } = await stage().openFarmer();
  allow(/Failed to load resource|net::ERR_/);
  await register(page, newEmail("pests"));
  await setUp(page, "Ojhar, Nashik 422206");
  await showCard(page);
  await page.reload();
  await readCard(page).getByRole("link", { name: "Describe a field" }).waitFor();
  await expectNoAxeViolations(page);
  // It came up four days ago: five days of three points with today.
  await addField(page, { name: "Well plot", crop: "tomato", sownDaysAgo: 18 });
  await addField(page, { name: "Canal plot", crop: "rice", sownDaysAgo: 40 });
  await page.reload();
  const reason = "16 hours wet at 22 °C: severity 3. Spray threshold 18, now 15.";
  await readCard(page).getByText(reason).waitFor();
  await expectNoAxeViolations(page);

  await readCard(page).getByRole("link", { name: "Pest watch" }).click();
  await page.waitForURL("**/pests");
  await readField(page, "Well plot").getByText(reason).waitFor();
  const strip = readField(page, "Well plot")
    .getByRole("listitem")
    .filter({ hasText: reason })
    .getByRole("list", { name: "The days ahead" });
  await expect.poll(() => strip.getByRole("listitem").count()).toBe(7);
  await strip
    .getByText(/: Act$/)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);

  const paddy = readField(page, "Canal plot");
  await paddy.getByRole("button", { name: "Counted today: Canal plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Counted on Canal plot" });
  await dialog.getByLabel("What you counted").selectOption({ value: "rice-bph" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter what you counted as a number, 0 too.").waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("On one hill").fill("12");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("At the threshold: act now, the mildest step first.").waitFor();
  await paddy.getByText("You counted 12; act from 10.").waitFor();

  // Counted anew without a network, it waits and is sent once.
  await waitUntilKept(page);
  await context.setOffline(true);
  await paddy.getByRole("button", { name: "Counted today: Canal plot" }).click();
  await dialog.getByLabel("What you counted").selectOption({ value: "rice-hispa" });
  await dialog.getByLabel("On one hill").fill("2");
  await dialog.getByRole("button", { name: "Save" }).click();
  await paddy.getByText("You counted 2; act from 1.").waitFor();
  await context.setOffline(false);
  const readCounts = async () => {
    const { fields } = await (await page.request.get("/api/pests/watch")).json();
    return fields.flatMap((field: { counts: { pestId: string }[] }) =>
      field.counts.map(({ pestId }) => pestId),
    );
  };
  await expect.poll(readCounts).toEqual(["rice-hispa", "rice-bph"]);
  await paddy.getByText("Counted this season (2)").click();
  await paddy.getByText("Waiting to be sent").first().waitFor({ state: "detached" });
  await paddy.getByRole("button", { name: /^Take back: .*12 on a hill/ }).click();
  await expect.poll(readCounts).toEqual(["rice-hispa"]);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
});

/** A leaf of 800 by 600 on a sheet of 1600 by 1200, a fifth of it brown. */
async function makeLeaf(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="#f1efe8"/><rect x="400" y="300" width="800" height="600" fill="#4f9a3b"/>
    <rect x="500" y="400" width="320" height="300" fill="#7a4a22"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
}

const makeSky = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#6ea0dc" } })
    .jpeg()
    .toBuffer();

test("a leaf's damage is measured on the device, of a huge photo too; without a leaf nothing is said", async () => {
  const { page } = await stage().openFarmer({ viewport: { width: 360, height: 740 } });
  await register(page, newEmail("photo"));
  await setUp(page);
  await page.goto("/pests/photo");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  // By its path, as a phone has it: 30 MB would be long on their way through the test's own wire.
  const choose = async (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await page.getByLabel("Photo of a leaf").setInputFiles(path);
  };
  await choose("leaf.jpg", await makeLeaf());
  await page.getByText("20 % of the leaf is damaged").waitFor();
  await page.getByText("brown or rusty").waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const link = page.getByRole("link", { name: "Find out what it is" });
  expect(await link.getAttribute("href")).toContain("colour=brown");

  // 48 megapixels and 30 MB: behind the picture lies what phones put there, a film of the moment.
  const large = await sharp(await makeLeaf())
    .resize(8000, 6000)
    .jpeg({ quality: 95 })
    .toBuffer();
  await page.getByRole("button", { name: "Another photo" }).waitFor();
  await choose("sky.jpg", await makeSky());
  await page.getByText("No leaf was found in this photo", { exact: false }).waitFor();
  await choose("huge.jpg", Buffer.concat([large, randomBytes(30_000_000 - large.length)]));
  await page.getByText("20 % of the leaf is damaged").waitFor({ timeout: 60_000 });

  await choose("notes.jpg", Buffer.from("not a picture at all"));
  await page.getByText("This file could not be opened as a picture.", { exact: false }).waitFor();
  expect(sent).toEqual([]);
});
