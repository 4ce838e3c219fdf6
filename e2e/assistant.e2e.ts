import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { type DemoModel, openDemoModel } from "#src/features/assistant/test-model.server.ts";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll } from "./support/checks.ts";
import { addField } from "./support/farm.ts";
import { addressOfOzar, openNewFarmer } from "./support/farmers.ts";
import { startProduct } from "./support/product.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

let model: DemoModel;
const stage = openStage(async () => {
  model = await openDemoModel();
  model.behave({ kind: "status", status: 500, body: "" });
  return startProduct({ ASSISTANT_URL: model.url, ASSISTANT_MODEL: "demo" });
});
afterAll(() => model.close());

/** A field under black soil onto which a pump brings 10,000 litres in an hour. */
const wateredField = { soil: "black", flowLitresPerHour: 10_000 } as const;

const readAnswers = (page: Page) => page.locator("main ol > li");
const ask = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Ask me anything" }).fill(text);
  await page.keyboard.press("Enter");
};

test("asked about spots and about tomorrow's water it answers with sources and this farm's own numbers", async () => {
  const { page } = await openNewFarmer(stage(), {
    name: "asks",
    address: addressOfOzar,
    options: { viewport: { width: 360, height: 740 } },
  });
  await addField(page, { ...wateredField, name: "Canal plot", crop: "maize" });

  await page.getByPlaceholder("Ask me anything").fill("my rice leaves have brown spots");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/assistant");
  const spots = readAnswers(page).first();
  await spots.getByRole("heading", { name: /brown spot/i }).waitFor();
  await spots.getByRole("list", { name: "Sources" }).getByRole("link").first().waitFor();
  // Coming back to the page does not ask what was handed over once more.
  await page.reload();
  await spots.getByRole("heading", { name: /brown spot/i }).waitFor();
  await expect.poll(() => readAnswers(page).count()).toBe(1);

  await ask(page, "कल सिंचाई करूँ?");
  const water = readAnswers(page).nth(1);
  await water.getByText(/“Canal plot”/).waitFor();
  await water.getByRole("link", { name: /आपकी सिंचाई योजना/ }).waitFor();
  const { fields } = await (await page.request.get("/api/irrigation")).json();
  const { depletion } = fields[0].outlook.today;
  const used = depletion < 10 ? Math.round(depletion * 10) / 10 : Math.round(depletion);
  await expect.poll(() => water.textContent()).toContain(`${used} मिमी`);
  // A model is set up here, and has a fault: so it is said whose answer this is.
  await water.getByText(/language model could not be reached/).waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await ask(page, "  ");
  await page.getByText("Write your question first.").waitFor();
  const box = page.getByRole("textbox", { name: "Ask me anything" });
  await box.fill("x".repeat(1799));
  await expect.poll(() => page.getByText(/characters left/).count()).toBe(0);
  await box.fill("x".repeat(1900));
  await page.getByText("100 characters left").waitFor();
  await ask(page, "water ".repeat(1700));
  await page.getByText(/Your question has 10199 characters/).waitFor();
  await page.getByText("8,199 characters too many").waitFor();
  expect((await box.inputValue()).length).toBe(10_200);
  await page.reload();
  // A reload loses nothing.
  await expect.poll(async () => (await box.inputValue()).length).toBe(10_200);
  await box.fill("");

  await page.getByRole("button", { name: "Conversations" }).click();
  await page.getByRole("button", { name: /^Delete:/ }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await page.getByText("The conversation is deleted.").waitFor();
  await expect.poll(() => readAnswers(page).count()).toBe(0);
  await expect
    .poll(async () => (await (await page.request.get("/api/assistant")).json()).conversations)
    .toEqual([]);
});

test("a model's answer comes piece by piece, can be stopped and asked anew; a question waits for the network", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "model",
    address: addressOfOzar,
  });
  allow(lostNetwork);
  await page.addInitScript(() => {
    // A recogniser that hears one sentence, in place of the browser's own, which asks a service outside.
    const fake = {
      lang: "",
      start() {
        setTimeout(() => {
          Reflect.get(this, "onresult")({ results: [[{ transcript: "how large is my land" }]] });
          Reflect.get(this, "onend")();
        }, 50);
      },
      stop() {},
      abort() {},
    };
    // It is made with new, which an arrow cannot be.
    Reflect.set(window, "SpeechRecognition", function () {
      return { ...fake };
    });
  });
  await addField(page, { ...wateredField, crop: "tomato" });
  await page.goto("/assistant");

  // Longer than any machine needs to press Stop.
  const slow = ["Your land ", "is 1 acre. ", ...Array.from({ length: 200 }, () => "Look daily. ")];
  model.behave({
    kind: "well",
    everyMs: 300,
    step: (_question, at) => (at === 0 ? { call: "my_fields", input: "{}" } : { say: slow }),
  });
  await page.getByRole("button", { name: "Speak your question" }).click();
  const box = page.getByRole("textbox", { name: "Ask me anything" });
  await expect.poll(() => box.inputValue()).toBe("how large is my land");
  await page.getByRole("button", { name: "Ask this" }).click();
  await page.getByText("Your land is 1 acre.").waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByText("You stopped this answer.").waitFor();
  await page.getByText("Your land is 1 acre.").waitFor();

  model.behave({
    kind: "well",
    step: (_question, at) =>
      at === 0 ? { call: "my_fields", input: "{}" } : { say: ["All of it is 1 acre [1]."] },
  });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByText("All of it is 1 acre.").waitFor();
  await expect.poll(() => readAnswers(page).count()).toBe(1);
  await expectNoAxeViolations(page);

  await waitUntilKept(page);
  await context.setOffline(true);
  await ask(page, "Will it rain this week?");
  await page.getByText("Will be asked when you are online.", { exact: true }).waitFor();
  await context.setOffline(false);
  await page
    .getByText("Will be asked when you are online.", { exact: true })
    .waitFor({ state: "detached" });
  await expect.poll(() => readAnswers(page).count()).toBe(2);
  await expect.poll(() => page.getByRole("button", { name: "Ask again" }).count()).toBe(1);
});

test("danger is answered where the network goes as soon as the page has come", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "danger-soon",
    address: addressOfOzar,
    options: { viewport: { width: 360, height: 740 }, serviceWorkers: "block" },
  });
  allow(lostNetwork);
  await page.goto("/assistant");
  await page.getByRole("heading", { name: "What do you want to know?" }).waitFor();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await ask(page, "mere bhai ko saanp ne kaat liya");
  await readAnswers(page).last().getByRole("link", { name: "108" }).waitFor();
});

test("danger is answered at once without a network, and what was typed stays", async () => {
  const { page, context, allow } = await openNewFarmer(stage(), {
    name: "danger",
    address: addressOfOzar,
    options: { viewport: { width: 360, height: 740 } },
  });
  allow(lostNetwork);
  await page.goto("/assistant");
  await page.getByRole("heading", { name: "What do you want to know?" }).waitFor();
  // Everything of this build is kept before the network goes.
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.reload();

  const told = "mere bhai ko saanp ne kaat liya";
  await ask(page, told);
  const answer = readAnswers(page).last();
  await answer.getByRole("link", { name: "108" }).waitFor();
  await expect
    .poll(() => answer.getByRole("link", { name: "112" }).getAttribute("href"))
    .toBe("tel:112");
  const box = page.getByRole("textbox", { name: "Ask me anything" });
  await expect.poll(() => box.inputValue()).toBe(told);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "This is no emergency" }).click();
  // The question stays, at the same place, and waits without what is done in danger.
  await answer.getByRole("link", { name: "108" }).waitFor({ state: "detached" });
  await page.getByText("Will be asked when you are online.", { exact: true }).waitFor();
  await expect.poll(() => box.inputValue()).toBe("");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Ask again" }).waitFor();
  await expect.poll(() => page.getByText("Bite or sting: act now").count()).toBe(0);
});
