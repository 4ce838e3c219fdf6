import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  addField,
  dayBefore,
  miss,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const list = "/community/government-schemes";
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** A hectare under cotton near Wardha, Maharashtra. */
async function openCottonFarmer(): Promise<void> {
  await openFarmer();
  const season = { id: crypto.randomUUID(), crop: "cotton", sowingDate: dayBefore(150) };
  await addField({ area: 1, areaUnit: "hectare", method: "rain-fed", season });
}

test("one that does not fit says which rule decided and what would change it", async () => {
  await openCottonFarmer();
  await parts.showScreen(`${list}/od-cm-kisan`);
  await see(page.getByRole("heading", { name: "Why it does not fit you" }));
  await see(page.getByText("A farm in Odisha").first());
  await see(page.getByText("Your farm is in Maharashtra.").first());
  await see(page.getByText("Nothing changes this: ask what your own state offers.").first());
});

test("what fits comes first, and the counts say how much does", async () => {
  await openCottonFarmer();
  await send("PUT /api/scheme-answers", { set: { tenure: "own" } });
  await parts.showScreen(list);
  await see(page.getByText(/\d+ schemes? fits?/).first());
  await see(page.getByRole("link", { name: "Learn More" }).first());
  const first = () => document.querySelector("main ul > li:has(h2, h3)")?.textContent;
  await expect.poll(first).toContain("Fits your farm");
  await page.getByRole("combobox", { name: "Region" }).selectOptions("Odisha");
  await expect.poll(() => location.search).toContain("region=OD");
  await page.getByRole("combobox", { name: "Type" }).selectOptions("Income support");
  await expect.poll(() => location.search).toContain("type=income");
  const odisha = page.getByRole("listitem").filter({ hasText: "CM-KISAN, Odisha" });
  await see(odisha.getByText("Does not fit"));
});

test("a reminder is refused for a day gone by", async () => {
  await openFarmer();
  await parts.showScreen(`${list}/pm-kisan`);
  const day = page.getByLabelText("Remind me on");
  await day.fill("2020-01-01");
  await press("Remind me");
  await see(page.getByText("Choose a day that is still to come."));
  expect((await send("GET /api/scheme-reminders")).reminders).toEqual([]);
});

test("a reminder is set, taken back, and told of when the server refuses it", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await parts.showScreen(`${list}/pm-kisan`);
  const inTenDays = dayBefore(-10);
  await page.getByLabelText("Remind me on").fill(inTenDays);
  const json = { code: "not-allowed", message: "no" };
  await commands.meet("/api/scheme-reminders", { kind: "answered", status: 403, json });
  await press("Remind me");
  await see(page.getByRole("alert").getByText(/nothing was saved/));
  await expect.element(page.getByLabelText("Remind me on")).toHaveValue(inTenDays);
  await commands.letThrough();
  const readReminders = async () => (await send("GET /api/scheme-reminders")).reminders;
  await press("Remind me");
  await see(page.getByText(/^The bell reminds you on /));
  // The screen says so before the server has it.
  await expect.poll(readReminders).toEqual([{ schemeId: "pm-kisan", day: inTenDays }]);
  await press("Do not remind me");
  await see(page.getByLabelText("Remind me on"));
  await expect.poll(readReminders).toEqual([]);
});

test("a paper is ticked, and what the server refuses or the signal keeps is told in the words of every form", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await parts.showScreen(`${list}/pm-kisan`);
  const paper = page.getByRole("checkbox").first();
  await expect.element(paper).toBeEnabled();
  const readPapers = async () => (await send("GET /api/scheme-documents")).documents;
  const json = { code: "not-allowed", message: "no" };
  await commands.meet("/api/scheme-documents", { kind: "answered", status: 403, json });
  await paper.click();
  const failure = page.getByRole("alert").getByText(/nothing was saved/);
  await see(failure);
  await expect.element(paper).not.toBeChecked();
  await commands.letThrough();
  await paper.click();
  await expect.element(paper).toBeChecked();
  await miss(failure);
  await expect.poll(readPapers).toHaveLength(1);
  await commands.meet("/api/scheme-documents", { kind: "lost" });
  await paper.click();
  await expect.element(paper).not.toBeChecked();
  await see(page.getByText("Kept on this device. It is sent when the signal is back."));
});

test("an answer that the server refuses is told of in the words of every form", async () => {
  parts.allow(/saving failed/);
  await openCottonFarmer();
  await parts.showScreen(`${list}/pm-kmy`);
  const json = { code: "not-allowed", message: "no" };
  await commands.meet("/api/scheme-answers", { kind: "answered", status: 403, json });
  await press("Our own, in the land record");
  const failure = page.getByRole("alert").getByText(/nothing was saved/);
  await see(failure);
  await commands.letThrough();
  await press("Our own, in the land record");
  await see(page.getByRole("group").getByText("How old are you?").first());
  await miss(failure);
});

test("a scheme that ended, as far as is known, does not say that it runs", async () => {
  await openFarmer();
  await parts.showScreen(`${list}/pm-kusum`);
  await see(page.getByText(/As far as is known it ran until 31 Mar/).first());
  expect(page.getByText("It runs until").elements()).toEqual([]);
});

test("a scheme that is not there says so", async () => {
  await openFarmer();
  await parts.showScreen(`${list}/gold-for-all`);
  await see(page.getByRole("heading", { name: "This scheme is not there" }));
  await page.getByRole("link", { name: "See all schemes" }).click();
  await expect.poll(() => location.pathname).toBe(list);
});

test("an age is asked for in whole years, and what is so of the family must be told", async () => {
  await openCottonFarmer();
  await parts.showScreen(`${list}/pm-kmy`);
  await press("Our own, in the land record");
  const age = page.getByRole("group").getByRole("textbox");
  await see(page.getByRole("group").getByText("How old are you?").first());
  await age.fill("17.9");
  await press("Save answer");
  await see(page.getByText("Enter your age in whole years, such as 35."));
  await age.fill("35");
  await press("Save answer");
  await see(page.getByRole("button", { name: "No, none of these" }));
  await press("Save answer");
  await see(page.getByText("Tick what is so, or press No."));
});
