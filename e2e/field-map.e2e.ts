import type { BrowserContext, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { makePhotograph } from "./support/picture.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

const lostNetwork = /Failed to load resource|net::ERR_/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Sent = { path: string; data: object; method?: "POST" | "PUT" };

async function send(page: Page, { path, data, method = "POST" }: Sent): Promise<void> {
  const origin = stage().product.url;
  const answer = await page.request.fetch(path, { method, data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

async function addPlot(page: Page, name: string): Promise<void> {
  const plot = { id: crypto.randomUUID(), name, area: 1, areaUnit: "acre", bighaState: null };
  const rest = { soil: null, method: "drip", flowLitresPerHour: null, season: null };
  await send(page, { path: "/api/fields", data: { ...plot, ...rest } });
}

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Taps places of a map with a finger, as shares of its width and height. */
async function tapMap(page: Page, map: Locator, places: [number, number][]): Promise<void> {
  for (const [across, down] of places) {
    const box = await map.boundingBox();
    if (!box) throw new Error("The map is not on the screen");
    await page.touchscreen.tap(box.x + box.width * across, box.y + box.height * down);
  }
}

const readBoundaries = async (page: Page) =>
  (await (await page.request.get("/api/field-map")).json()).boundaries;

test("a field is drawn by touch, refused while it crosses itself, and saved without a network", async () => {
  const given = { session, path: "/dashboard", options: phone };
  const { page, context, allow } = await openSignedIn(stage(), given);
  allow(lostNetwork);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== stage().product.url) foreign.push(request.url());
  });
  await addPlot(page, "Well plot");
  await send(page, { path: "/api/farm-place", data: { pin: "442001" }, method: "PUT" });
  await send(page, { path: "/api/widgets", data: { FieldHealthMap: true }, method: "PUT" });
  await page.reload();
  await page.getByRole("link", { name: "Draw your first field" }).click();
  await page.getByRole("button", { name: "Draw “Well plot”" }).click();
  const dialog = page.getByRole("dialog", { name: "Draw “Well plot”" });
  await dialog.getByRole("button", { name: "Tap its corners" }).click();
  const map = dialog.getByRole("application", { name: "Map to draw on" });
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  await dialog.getByText("A field has three corners at least.", { exact: false }).waitFor();

  // Across and back: the two long sides cross in the middle.
  await tapMap(page, map, [
    [0.25, 0.25],
    [0.75, 0.6],
    [0.75, 0.25],
    [0.25, 0.6],
  ]);
  await dialog.getByText("4 corners", { exact: false }).waitFor();
  const crossing = dialog.getByText("The boundary crosses itself", { exact: false });
  await crossing.waitFor();
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  expect(await readBoundaries(page)).toEqual([]);
  await expectNoAxeViolations(page);

  await dialog.getByRole("button", { name: "Undo" }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await tapMap(page, map, [
    [0.75, 0.25],
    [0.75, 0.6],
    [0.25, 0.6],
  ]);
  await dialog.getByText(/4 corners, [\d.]+ acres?/).waitFor();
  await crossing.waitFor({ state: "detached" });

  // By keys: the chosen corner goes ten metres to the east, and comes back.
  const corner = dialog.getByRole("button", { name: "Corner 2 of 4" });
  const readArea = () => dialog.getByText(/4 corners, [\d.]+ acres?/).textContent();
  const before = await readArea();
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(readArea).not.toBe(before);
  await page.keyboard.press("Control+z");
  await expect.poll(readArea).toBe(before);

  await waitUntilKept(page);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  await page.getByText("is kept on this device", { exact: false }).waitFor();
  const plot = card(page, "Well plot");
  await plot.getByText("Waiting to be sent").waitFor();
  await plot.getByText("Drawn by corners", { exact: false }).waitFor();
  await context.setOffline(false);
  await plot.getByText("Waiting to be sent").waitFor({ state: "detached" });
  const [stored] = await readBoundaries(page);
  expect(stored.polygon.coordinates[0]).toHaveLength(5);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  // What the boundary says becomes the field's area when its farmer says so.
  await plot.getByText(/The boundary says [\d.]+ acres?, you wrote 1 acre/).waitFor();
  await plot.getByRole("button", { name: /^Use [\d.]+ acres?$/ }).click();
  await page.getByText("“Well plot” has the area of its boundary now.").waitFor();
  const { fields } = await (await page.request.get("/api/fields")).json();
  expect(fields[0].areaInSquareMetres / stored.areaInSquareMetres).toBeCloseTo(1, 2);

  await page.goto("/dashboard");
  await page.getByRole("img", { name: "Map of your fields, coloured by: Water" }).waitFor();
  await page.getByRole("link", { name: "Open the map" }).waitFor();
  expect(foreign).toEqual([]);
});

/** Where a metre lies from the corner of a field near Wardha. */
const position = (east: number, north: number, accuracy: number) => ({
  latitude: 20.75 + north / 110_700,
  longitude: 78.6 + east / 104_200,
  accuracy,
});

/** Walks to a place in steps that a person makes. */
async function walkTo(context: BrowserContext, path: [number, number][]): Promise<void> {
  for (const [east, north] of path) await context.setGeolocation(position(east, north, 5));
}

test("a field is walked around, and noted on with a photo, a score and a place", async () => {
  const options = { ...phone, permissions: ["geolocation"], geolocation: position(0, 0, 60) };
  const { page, context, allow } = await openSignedIn(stage(), {
    session,
    path: "/field-map",
    options,
  });
  allow(lostNetwork);
  await addPlot(page, "River plot");
  await page.reload();
  await page.getByRole("button", { name: "Draw it: River plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Draw “River plot”" });
  await dialog.getByRole("button", { name: "Walk around it" }).click();
  await dialog
    .getByText("Only sure within 60 m: too rough, not taken.", { exact: false })
    .waitFor();
  const corners: [number, number][] = [
    [0, 0],
    [42, 0],
    [42, 40],
    [0, 40],
  ];
  for (const [at, corner] of corners.entries()) {
    await walkTo(context, [corner]);
    await dialog.getByText(`Sure within 5 m. ${at + 1} point`, { exact: false }).waitFor();
    // Nobody walks forty metres in an instant, and such a jump is not taken.
    await page.waitForTimeout(at < 3 ? 4000 : 0);
  }
  await dialog.getByRole("button", { name: "I am back at the beginning" }).click();
  await dialog.getByText(/^4 corners, 0\.41\d acres$/).waitFor();
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  await page.getByText("The boundary of “River plot” has been saved.").waitFor();
  const plot = card(page, "River plot");
  await plot.getByText("Walked", { exact: false }).waitFor();

  await plot.getByRole("button", { name: "Note what you see: River plot" }).click();
  const note = page.getByRole("dialog", { name: "What do you see?" });
  await note.getByRole("button", { name: "Save note" }).click();
  await note.getByText("Choose how it looks, from 1 to 5.").waitFor();
  await note.getByRole("radio", { name: "Poor", exact: false }).nth(1).check({ force: true });
  await note.getByLabel("What you see").fill("Larvae on every third plant.");
  await note.getByLabel("Photo").setInputFiles(await makePhotograph());
  await note.getByRole("button", { name: "Note where I am" }).click();
  await note.getByText("Noted, sure within 5 m").waitFor();
  await expectNoAxeViolations(page);
  await waitUntilKept(page);
  await context.setOffline(true);
  await note.getByRole("button", { name: "Save note" }).click();
  await plot.getByText("Larvae on every third plant.").waitFor();
  await plot.getByText("Waiting to be sent").waitFor();
  await plot.getByRole("img", { name: /^Photo of/ }).waitFor();
  await context.setOffline(false);
  await plot.getByText("Waiting to be sent").waitFor({ state: "detached" });
  const readNotes = async () => (await (await page.request.get("/api/field-map")).json()).scoutings;
  const [stored] = await readNotes();
  expect(stored).toMatchObject({ score: 2, at: { accuracyInMetres: 5 } });
  expect(stored.photoUrl).toMatch(/^\/media\//);

  // On the map it is a pin, which leads to the note; coloured by the notes, the field is a poor one.
  await page.getByText("Last scouting").first().click();
  await plot.getByText("Poor (1 or 2)").waitFor();
  const map = page.getByRole("application", { name: "Map of your fields" });
  await map.getByRole("button", { name: /^Note 1: Poor \(2 of 5\)/ }).press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id ?? ""))
    .toBe(`note-${stored.id}`);
  await expectNoAxeViolations(page);

  await plot.getByRole("button", { name: /^Remove the note of/ }).click();
  await plot.getByText("Larvae on every third plant.").waitFor({ state: "detached" });
  await expect.poll(async () => (await readNotes()).length).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await plot.getByText("Larvae on every third plant.").waitFor();
  await expect.poll(async () => (await readNotes()).length).toBe(1);
});
