import { expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField, dayBefore, findSection, send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { waitUntilWritten } from "./support/kept-data.ts";
import { lostNetwork } from "./support/stage.ts";
import { makeDry, openWeatherStage } from "./support/weather-stage.ts";

const { stage } = openWeatherStage(makeDry);

test("each field has its verdict with reason, the card what else there is, done and undone, kept without a network", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "today",
    address: vagueAddress,
    options: { viewport: { width: 360, height: 740 } },
  });
  await send(page, "PUT /api/widgets", { AiRecommendation: true });
  await page.goto("/dashboard");
  const card = findSection(page, "AI Recommendation");
  const list = page.getByRole("region", { name: "Today", exact: true });
  await card
    .getByText(/Nothing else today|there is none yet|fits you|fit you/)
    .first()
    .waitFor();

  await send(page, "PUT /api/farm-place", { pin: "422206" });
  const fieldId = await addField(page, {
    area: 1.5,
    soil: "black",
    flowLitresPerHour: 4,
    emitterCount: 2500,
    crop: "tomato",
    sowingDate: dayBefore(60),
  });
  await send(page, `POST /api/irrigation/${fieldId}/entries`, {
    id: crypto.randomUUID(),
    entry: { kind: "already-dry", date: dayBefore(0) },
  });
  await page.reload();
  const row = list.getByRole("listitem").filter({ hasText: "Well plot" });
  const water = row.getByRole("heading", { name: "Water today" });
  await water.waitFor();
  await list.getByText(/Its soil is nearly used up: \d+ mm, \d+ h \d+ min are needed\./).waitFor();
  // What stands under Today stands nowhere else; the provider's storm, of the whole farm, is not of today.
  expect(await card.getByText("Water today").count()).toBe(0);
  await card.getByRole("link", { name: "Prop up tall plants. Do not spray." }).waitFor();
  await card.getByText("no language model writes it", { exact: false }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  await list.getByRole("button", { name: "Done for today: Well plot: Water today" }).click();
  await water.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await water.waitFor();
  await list.getByRole("button", { name: "Done for today: Well plot: Water today" }).click();
  const isAnswered = page.waitForResponse(/\/api\/recommendations$/);
  await page.reload();
  await isAnswered;
  await card.getByRole("link", { name: "Prop up tall plants. Do not spray." }).waitFor();
  await expect.poll(() => water.count()).toBe(0);

  // Without a network the same is to be read, after a reload too, and what is done then stays done.
  allow(lostNetwork);
  const storm = card.getByRole("link", { name: "Prop up tall plants. Do not spray." });
  const readJobs = () => card.getByRole("listitem").allInnerTexts();
  await waitUntilWritten(page, '"alert":"strong-wind"');
  await waitUntilKept(page);
  await context.setOffline(true);
  // Only now nothing comes any more that would change the list.
  const online = await readJobs();
  await page.reload();
  await expect.poll(readJobs).toEqual(online);
  await card
    .getByRole("button", {
      name: "Done for today: Whole farm: Prop up tall plants. Do not spray.",
    })
    .click();
  await storm.waitFor({ state: "detached" });
  const left = await readJobs();
  const others = online.filter((job) => !job.includes("Prop up tall plants"));
  expect(left).toEqual(expect.arrayContaining(others));
  await page.reload();
  await expect.poll(readJobs).toEqual(left);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(readJobs).toEqual(left);
  await page.getByRole("button", { name: "Add More" }).waitFor();

  await card.getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== "/dashboard");
  await page.goBack();

  // What comes up after the watering: blight of the tomatoes, and fertiliser; in the evening that waits for light.
  await list.getByRole("button", { name: /Well plot: Look for/ }).click();
  await row.getByRole("heading", { name: /^Fertilise (today|tomorrow, not before)$/ }).waitFor();
});
