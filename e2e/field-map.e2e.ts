import { once } from "node:events";
import { createServer } from "node:http";
import type { BrowserContext, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, findItem, send } from "./support/farm.ts";
import {
  keepSession,
  newEmail,
  openSignedIn,
  register,
  type SignedIn,
  setUp,
} from "./support/farmers.ts";
import { makePhotograph } from "./support/picture.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
beforeAll(async () => {
  session = await keepSession(stage());
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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
  await addField(page, { name: "Well plot" });
  await send(page, "PUT /api/farm-place", { pin: "442001" });
  await send(page, "PUT /api/widgets", { FieldHealthMap: true });
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

  // What is cleared by mistake comes back as it was.
  await dialog.getByRole("button", { name: "Start again" }).click();
  await dialog.getByText("What was drawn is cleared.").waitFor();
  await dialog.getByRole("button", { name: "Bring back" }).click();
  await expect.poll(readArea).toBe(before);

  await waitUntilKept(page);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  await page.getByText("Kept on this device", { exact: false }).waitFor();
  const plot = findItem(page, "Well plot");
  await plot.getByText("Waiting to be sent").waitFor();
  await plot.getByText("Drawn by corners", { exact: false }).waitFor();
  await context.setOffline(false);
  await plot.getByText("Waiting to be sent").waitFor({ state: "detached" });
  await expect
    .poll(async () => (await readBoundaries(page))[0]?.polygon.coordinates[0])
    .toHaveLength(5);
  const [stored] = await readBoundaries(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  // What the boundary says becomes the field's area when its farmer says so.
  await plot.getByText(/The boundary says [\d.]+ acres?, you wrote 1 acre/).waitFor();
  await plot.getByRole("button", { name: /^Use [\d.]+ acres?$/ }).click();
  await page.getByText("“Well plot” has the area of its boundary now.").waitFor();
  // It is shown before it is sent.
  const readShare = async () => {
    const { fields } = await (await page.request.get("/api/fields")).json();
    return fields[0].areaInSquareMetres / stored.areaInSquareMetres;
  };
  await expect.poll(readShare).toBeCloseTo(1, 2);

  await page.goto("/dashboard");
  await page
    .getByRole("img", { name: "Map of your fields, coloured by what stands worst" })
    .waitFor();
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
  await addField(page, { name: "River plot" });
  await page.reload();
  await page.getByRole("button", { name: "Draw it: River plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Draw “River plot”" });
  await dialog.getByRole("button", { name: "Walk around it" }).click();
  await dialog
    .getByText("Only sure within 60 m: too rough, not taken.", { exact: false })
    .waitFor();
  const corners: [number, number][] = [
    [0, 0],
    [21, 0],
    [21, 20],
    [0, 20],
  ];
  for (const [at, corner] of corners.entries()) {
    await walkTo(context, [corner]);
    await dialog.getByText(`Sure within 5 m. ${at + 1} point`, { exact: false }).waitFor();
    // Nobody walks twenty metres in an instant, and such a jump is not taken: 12 m in a second are the most.
    await page.waitForTimeout(at < 3 ? 2000 : 0);
  }
  await dialog.getByRole("button", { name: "I am back at the beginning" }).click();
  await dialog.getByText(/^4 corners, 0\.10\d acres$/).waitFor();
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  await page.getByText("The boundary of “River plot” has been saved.").waitFor();
  const plot = findItem(page, "River plot");
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
  await expect.poll(async () => (await readNotes()).length).toBe(1);
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

/** A square near Wardha, so many metres wide. */
function makeSquare(metres: number) {
  const ring = [
    [0, 0],
    [metres, 0],
    [metres, metres],
    [0, metres],
    [0, 0],
  ].map(([east = 0, north = 0]) => [78.6 + east / 104_200, 20.75 + north / 110_700]);
  return { type: "Polygon", coordinates: [ring] };
}

test("what was drawn without a network is kept beside what another device saved meanwhile", async () => {
  const { page, context, allow } = await openSignedIn(stage(), {
    session,
    path: "/field-map",
    options: phone,
  });
  allow(lostNetwork);
  allow(/saving failed/);
  const fieldId = await addField(page, { name: "Shared plot" });
  // As the other device asks for it: by what it knows of the version.
  const save = (metres: number, version: number) =>
    send(page, `PUT /api/field-map/boundaries/${fieldId}`, {
      polygon: makeSquare(metres),
      source: "tapped",
      accuracyInMetres: null,
      confirmed: ["far-from-farm"],
      version,
      next: version + 10,
    });
  const readWidth = async () => {
    const found = (await readBoundaries(page)).find(
      (each: { fieldId: string }) => each.fieldId === fieldId,
    );
    const [first, second] = found?.polygon.coordinates[0] ?? [];
    return first ? Math.round((second[0] - first[0]) * 104_200) : null;
  };
  await save(60, 0);
  await page.reload();
  await page.getByRole("button", { name: "Change boundary: Shared plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Boundary of “Shared plot”" });
  const moveCorner = async () => {
    await dialog.getByRole("button", { name: "Corner 2 of 4" }).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await dialog.getByText(/4 corners, [\d.]+ acres?/).waitFor();
  };
  await moveCorner();
  await waitUntilKept(page);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save boundary" }).click();
  const plot = findItem(page, "Shared plot");
  await plot.getByText("Waiting to be sent").waitFor();
  // As long as it is open it waits for the server, and tells a refusal itself.
  await dialog.waitFor({ state: "hidden" });
  await save(90, 10);
  await context.setOffline(false);
  await plot
    .getByText("so yours was not saved. What you drew is kept.", { exact: false })
    .waitFor();
  expect(await readWidth()).toBe(90);
  await expectNoAxeViolations(page);

  await plot.getByRole("button", { name: "Look at what you drew: Shared plot" }).click();
  await dialog.getByText("what is saved now is dashed", { exact: false }).waitFor();
  await dialog.getByText("Saved", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Put mine in its place" }).click();
  await page.getByText("The boundary of “Shared plot” has been saved.").waitFor();
  await expect.poll(readWidth).toBe(70);
  await plot.getByText("Could not be sent").waitFor({ state: "detached" });
});

describe("an operator's map tiles", () => {
  const asked: string[] = [];
  let isFailing = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(isFailing ? 500 : 200, { "content-type": "image/png" });
    if (isFailing) return response.end();
    return void sharp({ create: { width: 256, height: 256, channels: 3, background: "#8a5a2b" } })
      .png()
      .toBuffer()
      .then((tile) => response.end(tile));
  });
  const tiled = openStage(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    return startProduct({
      MAP_TILE_URL: `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`,
      MAP_TILE_ATTRIBUTION: "© Survey of the village",
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("lie below the fields with whose they are, and the drawing goes on where they do not come", async () => {
    const { page, context, allow } = await tiled().openFarmer(phone);
    allow(lostNetwork);
    await register(page, newEmail("tiles"));
    await setUp(page);
    await addField(page, { name: "Tank plot" });
    await send(page, "PUT /api/farm-place", { pin: "442001" });
    const open = async () => {
      await page.goto("/field-map");
      await page.getByRole("button", { name: "Draw it: Tank plot" }).click();
      await page.getByRole("button", { name: "Tap its corners" }).click();
      const map = page.getByRole("application", { name: "Map to draw on" });
      await map.waitFor();
      await page.getByText("© Survey of the village").waitFor();
      return map;
    };
    const readDominant = async (map: Locator) =>
      (await sharp(await map.screenshot()).stats()).dominant;
    const map = await open();
    // The colour of the tiles, to what the counting of colours rounds it.
    await expect.poll(() => readDominant(map)).toEqual({ r: 136, g: 88, b: 40 });
    expect(asked.every((path) => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
    await expectNoAxeViolations(page);

    isFailing = true;
    const before = asked.length;
    const bare = await open();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect.poll(() => readDominant(bare)).not.toEqual({ r: 136, g: 88, b: 40 });
    await waitUntilKept(page);
    await context.setOffline(true);
    await tapMap(page, bare, [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.6],
    ]);
    await page.getByText(/3 corners, [\d.]+ acres?/).waitFor();
    await page.getByRole("button", { name: "Save boundary" }).click();
    await page.getByText("Kept on this device", { exact: false }).waitFor();
    await context.setOffline(false);
    await expect.poll(async () => (await readBoundaries(page)).length).toBe(1);
  });
});
