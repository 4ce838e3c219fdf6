import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { waitUntilKept } from "./support/built-files.ts";
import { expectNoAxeViolations, expectNoSidewaysScroll, listCards } from "./support/checks.ts";
import { addField, dayBefore } from "./support/farm.ts";
import { keepSession, openSignedIn, type SignedIn } from "./support/farmers.ts";
import { lostNetwork, openStage } from "./support/stage.ts";

const stage = openStage();
let session: SignedIn;
const listPath = "/community/government-schemes";

/** A hectare under cotton near Wardha, Maharashtra, where the farmer of the session lives. */
const cottonPlot = {
  name: "Cotton plot",
  areaUnit: "hectare",
  method: "rain-fed",
  crop: "cotton",
  sowingDate: dayBefore(150),
} as const;

beforeAll(async () => {
  session = await keepSession(stage());
  const { page, context } = await openSignedIn(stage(), { session, path: "/fields" });
  await addField(page, cottonPlot);
  await context.close();
});

const main = (page: Page) => page.getByRole("main");
/** The rules of a scheme with their verdicts, not the sheet for the printer. */
const rules = (page: Page) => main(page).locator("section:visible").getByRole("list");
const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).click();

describe("government schemes", () => {
  test("a cotton farmer of 35 answers four questions and sees PM-KMY fit at 150 a month", async () => {
    const { page } = await openSignedIn(stage(), { session, path: listPath });
    await page.getByPlaceholder("Search schemes...").fill("maan dhan");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=maan/);
    const card = listCards(page).filter({ hasText: "PM Kisan Maan-Dhan Yojana" });
    await card.getByText("4 answers missing").waitFor();
    await card.getByRole("link", { name: "Learn More" }).click();
    await page.waitForURL(`**${listPath}/pm-kmy`);
    await page.getByRole("heading", { name: "Does it fit you?" }).waitFor();
    await rules(page).getByText("Your land: 1 ha.").waitFor();

    let asked = 0;
    const known: Record<string, () => Promise<void>> = {
      "Whose land do you farm?": () => press(page, "Our own, in the land record"),
      "How old are you?": async () => {
        const age = main(page).getByLabel("How old are you?").getByRole("textbox");
        await age.fill("35");
        await press(page, "Save answer");
      },
      "Is any of this so for you, your wife or husband, or your minor children?": () =>
        press(page, "No, none of these"),
      "Are you a member of NPS, ESIC, EPFO, PM-SYM or the traders' pension?": () =>
        press(page, "No"),
    };
    // What is folded is a group too.
    const question = main(page).getByRole("group").filter({ hasText: "I do not know" });
    const fits = page.getByRole("heading", { name: "Why it fits you" });
    while (!(await fits.isVisible())) {
      const name = (await question.locator("p").first().innerText()).trim();
      const answer = known[name];
      if (!answer) throw new Error(`An unforeseen question: ${name}`);
      await answer();
      asked += 1;
      const isAnswered = async () =>
        (await fits.isVisible()) ||
        ((await question.locator("p").first().isVisible()) &&
          !(await question.getByText(name).isVisible()));
      await expect.poll(isAnswered).toBe(true);
      expect(asked).toBeLessThanOrEqual(5);
    }
    expect(asked).toBe(4);
    await page.getByText("You pay ₹150 a month").waitFor();
    await page.getByText("₹45,000 in all").waitFor();
    await expectNoAxeViolations(page);
  });

  test("papers that are ready stay ticked, also those ticked without a network", async () => {
    const { page, context, allow } = await openSignedIn(stage(), {
      session,
      path: `${listPath}/pm-kmy`,
    });
    allow(lostNetwork);
    const aadhaar = page.getByRole("checkbox", { name: "Aadhaar card" });
    await aadhaar.check();
    await page.getByText("3 papers are missing").waitFor();
    const stored = async () => {
      const answer = await page.evaluate(async () => (await fetch("/api/scheme-documents")).json());
      return answer.documents.length;
    };
    await expect.poll(stored).toBe(1);
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.getByRole("checkbox", { name: /^Land record/ }).check();
    await page.getByText("2 papers are missing").waitFor();
    await context.setOffline(false);
    await expect.poll(stored).toBe(2);
    await page.reload();
    await page.getByText("2 papers are missing").waitFor();
    await expect.poll(() => aadhaar.isChecked()).toBe(true);
  });

  test("a reminder is kept without a network, and taken back", async () => {
    const { page, context, allow } = await openSignedIn(stage(), {
      session,
      path: `${listPath}/pm-kisan`,
    });
    allow(lostNetwork);
    const day = page.getByLabel("Remind me on");
    const inAMonth = dayBefore(-30);
    await day.waitFor();
    await waitUntilKept(page);
    await context.setOffline(true);
    await day.fill(inAMonth);
    await press(page, "Remind me");
    await page.getByText(/^The bell reminds you on /).waitFor();
    await context.setOffline(false);
    const stored = async () => {
      const answer = await page.request.get("/api/scheme-reminders");
      return (await answer.json()).reminders;
    };
    await expect.poll(stored).toEqual([{ schemeId: "pm-kisan", day: inAMonth }]);
    await page.reload();
    await page.getByText(/^The bell reminds you on /).waitFor();
    await expectNoAxeViolations(page);
    await press(page, "Do not remind me");
    await day.waitFor();
    await expect.poll(stored).toEqual([]);
  });

  test("answers can be looked at, changed and deleted", async () => {
    const { page } = await openSignedIn(stage(), { session, path: listPath });
    await press(page, "Your answers");
    const dialog = page.getByRole("dialog", { name: "Your answers" });
    await dialog.getByText("From where your farm lies").waitFor();
    await dialog.getByText("Our own, in the land record").waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Delete all answers" }).click();
    await dialog.getByText("Our own, in the land record").waitFor({ state: "detached" });
    await dialog.getByText("From where your farm lies").waitFor();
    await page.reload();
    await press(page, "Your answers");
    await dialog.getByText("From your fields").first().waitFor();
    await expect.poll(() => dialog.getByText("You answered").count()).toBe(0);
  });

  test("a scheme prints on one page", async () => {
    const { page } = await openSignedIn(stage(), { session, path: `${listPath}/od-cm-kisan` });
    await page.getByRole("heading", { name: "Why it does not fit you" }).waitFor();
    const paper = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("both screens are readable on the smallest phone", async () => {
    const options = { viewport: { width: 320, height: 640 } };
    const { page } = await openSignedIn(stage(), { session, path: listPath, options });
    await page.getByText(/\d+ schemes? fits?/).waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.goto(`${listPath}/pm-kisan`);
    await page.getByRole("heading", { name: /fit you/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
});
