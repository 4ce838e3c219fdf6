import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DemoBody } from "#src/features/weather/test-weather.server.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore, findSection, send } from "./support/farm.ts";
import { addressOfOzar, newEmail, openNewFarmer, register, setUp } from "./support/farmers.ts";
import { lostNetwork } from "./support/stage.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

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

/** What the picture model says next; null is a failure of its own. */
let opinion: string | null = null;
const model = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(opinion === null ? 500 : 200, { "content-type": "application/json" });
    const message = { role: "assistant", content: opinion };
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
  });
});

const { stage } = openWeatherStage(makeWet, async () => {
  model.listen(0, "127.0.0.1");
  await once(model, "listening");
  const address = model.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    ASSISTANT_URL: `http://127.0.0.1:${port}/v1`,
    ASSISTANT_VISION_MODEL: "eye-1",
  };
});
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urvara-photos-"));
});
afterAll(async () => {
  model.closeAllConnections();
  model.close();
  await rm(folder, { recursive: true, force: true });
});

const readCard = (page: Page) => findSection(page, "Pest Control Suggestions");
const readField = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 2 }) });

test("the weather of a field tells its pests with the number that decided, and a count decides over it", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "pests",
    address: addressOfOzar,
  });
  allow(lostNetwork);
  await send(page, "PUT /api/widgets", { PestControlSuggestions: true });
  await page.reload();
  await readCard(page).getByRole("link", { name: "Describe a field" }).waitFor();
  await expectNoAxeViolations(page);
  // It came up four days ago: five days of three points with today.
  await addField(page, { crop: "tomato", sowingDate: dayBefore(18) });
  await addField(page, { name: "Canal plot", crop: "rice" });
  await page.reload();
  const sign = "Leaves: wet dark patches, white down below?";
  await readCard(page).getByText(sign).waitFor();
  await expectNoAxeViolations(page);

  await readCard(page).getByRole("link", { name: "Pest watch" }).click();
  await page.waitForURL("**/pests");
  const plot = readField(page, "Well plot");
  await plot.getByText(sign).waitFor();
  await plot.getByLabel("Why: Late blight").click();
  const reason = "16 hours wet at 22 °C: severity 3. Spray threshold 18, now 15.";
  await plot.getByText(reason).waitFor();
  const strip = plot
    .getByRole("listitem")
    .filter({ hasText: reason })
    .getByRole("list", { name: "The days ahead" });
  await expect.poll(() => strip.getByRole("listitem").count()).toBe(7);
  await strip
    .getByText(/: High danger$/)
    .first()
    .waitFor();
  await expectNoAxeViolations(page);

  const paddy = readField(page, "Canal plot");
  await paddy.getByRole("button", { name: "Add my count: Canal plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Counted on Canal plot" });
  await dialog.getByLabel("What you counted").selectOption({ value: "rice-bph" });
  await expectNoAxeViolations(page);
  await dialog.getByLabel("On one hill").fill("12");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("At the threshold: act now, the mildest step first.").waitFor();
  await paddy.getByLabel("Why: Brown planthopper").click();
  await paddy.getByText("You counted 12; act from 10.").waitFor();

  // Counted anew without a network, it waits and is sent once.
  await waitUntilKept(page);
  await context.setOffline(true);
  await paddy.getByRole("button", { name: "Add my count: Canal plot" }).click();
  await dialog.getByLabel("What you counted").selectOption({ value: "rice-hispa" });
  await dialog.getByLabel("On one hill").fill("2");
  await dialog.getByRole("button", { name: "Save" }).click();
  await paddy.getByLabel("Why: Rice hispa").click();
  await paddy.getByText("You counted 2; act from 1.").waitFor();
  // That a sign was looked for and not seen is kept as a count is.
  await plot.getByRole("button", { name: "No: Late blight" }).click();
  await plot.getByText("You looked today and did not see it.").waitFor();
  await context.setOffline(false);
  const readCounts = async () => {
    const { fields } = await (await page.request.get("/api/pests/watch")).json();
    return fields.flatMap((field: { counts: { pestId: string }[] }) =>
      field.counts.map(({ pestId }) => pestId),
    );
  };
  await expect.poll(readCounts).toEqual(["tom-lateblight", "rice-hispa", "rice-bph"]);
  await paddy.getByText("Counted this season (2)").click();
  await paddy.getByText("Waiting to be sent").first().waitFor({ state: "detached" });
  await paddy.getByRole("button", { name: /^Take back: .*12 on a hill/ }).click();
  await expect.poll(readCounts).toEqual(["tom-lateblight", "rice-hispa"]);
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
  const { page } = await openNewFarmer(stage(), {
    name: "photo",
    options: { viewport: { width: 360, height: 740 } },
  });
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
  await page.getByText("20% of the leaf is damaged").waitFor();
  await page.getByText("brown or rusty").waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const link = page.getByRole("link", { name: "Find out what it is" });
  await expect.poll(() => link.getAttribute("href")).toContain("colour=brown");

  // 48 megapixels and 30 MB: behind the picture lies what phones put there, a film of the moment.
  const large = await sharp(await makeLeaf())
    .resize(8000, 6000)
    .jpeg({ quality: 95 })
    .toBuffer();
  await page.getByRole("button", { name: "Another photo" }).waitFor();
  await choose("sky.jpg", await makeSky());
  await page.getByText("No leaf was found in this photo", { exact: false }).waitFor();
  await choose("huge.jpg", Buffer.concat([large, randomBytes(30_000_000 - large.length)]));
  await page.getByText("20% of the leaf is damaged").waitFor({ timeout: 60_000 });

  await choose("notes.jpg", Buffer.from("not a picture at all"));
  await page.getByText("This file could not be opened as a picture.", { exact: false }).waitFor();
  expect(sent).toEqual([]);
});

test("a model's opinion is asked for by a press alone: named, abstained from, or not given", async () => {
  const { page, allow } = await stage().openFarmer({ viewport: { width: 360, height: 740 } });
  allow(/Failed to load resource/);
  await register(page, newEmail("opinion"));
  await setUp(page);
  await page.goto("/pests/photo");
  const path = join(folder, "asked.jpg");
  await writeFile(path, await makeLeaf());
  await page.getByLabel("Photo of a leaf").setInputFiles(path);
  const section = page.getByRole("region", { name: "Ask a picture model" });
  await section.getByText("its position is taken out", { exact: false }).waitFor();
  const send = section.getByRole("button", { name: "Send the photo" });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await section.getByLabel("Which crop is it?").selectOption({ value: "rice" });

  opinion = 'I see spindles. {"id": "rice-blast", "confidence": 71.6}';
  await send.click();
  await section
    .getByText("The model calls itself 72% sure; it can be wrong.", { exact: false })
    .waitFor();
  await expect.poll(() => section.getByRole("link").getAttribute("href")).toBe("/pests/rice-blast");
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  opinion = '{"id": null, "confidence": 0}';
  await send.click();
  await section.getByText("The model cannot tell what it is.", { exact: false }).waitFor();
  opinion = null;
  await send.click();
  await section.getByText("The model gives no answer at the moment.", { exact: false }).waitFor();
  await expect.poll(() => section.getByRole("link").count()).toBe(0);
});
