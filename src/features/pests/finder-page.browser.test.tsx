import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  addField,
  expectNoAxeViolations,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const question = (name: string) => see(page.getByRole("heading", { name }));
const answer = (name: string) => page.getByRole("button", { name, exact: true }).click();
const address = () => `${location.pathname}${location.search}`;

test("answers stand in the address, are taken back one by one, and can be given by the keyboard", async () => {
  await openFarmer();
  await parts.showScreen("/pests/finder");
  const rice = page.getByRole("button", { name: "Rice (paddy)" });
  await see(rice);
  (await rice.findElement()).focus();
  await userEvent.keyboard("{Enter}");
  const heading = page.getByRole("heading", { name: "Where does the plant look wrong?" });
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/pests/finder?crop=rice&part=leaf");
  await parts.showScreen(address());
  await question("What do you see there?");
  await answer("I don't know");
  await expect.poll(address).toMatch(/sign=unknown/);
  await answer("Back");
  await question("What do you see there?");
  await answer("Back");
  await question("Where does the plant look wrong?");
  await answer("Start again");
  await question("Which crop is it?");
  await expectNoAxeViolations();
});

test("what is not in the list says whom to ask", async () => {
  await openFarmer();
  await parts.showScreen("/pests/finder?crop=brinjal");
  const unlike = page.getByRole("heading", { name: "Nothing in the list fits well" });
  const none = page.getByRole("button", { name: "None of these" });
  for (let asked = 0; asked < 6 && unlike.query() === null; asked += 1) {
    const before = address();
    await none.click();
    await expect.poll(address).not.toBe(before);
  }
  await see(unlike);
  await see(page.getByRole("link", { name: "1800-180-1551" }));
});

test("a pest that is not there says so and leads to the finder", async () => {
  await openFarmer();
  await parts.showScreen("/pests/gold-rush");
  await question("This page is not there");
  await page.getByRole("main").getByRole("link", { name: "Find a pest or disease" }).last().click();
  await question("Which crop is it?");
});

test("a count is a number, 0 too", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  await addField({
    season: { id: crypto.randomUUID(), crop: "rice", sowingDate: "2026-10-10" },
  });
  await parts.showScreen("/pests");
  await page.getByRole("button", { name: "Add my count: Well plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Counted on Well plot" });
  await dialog.getByLabelText("What you counted").selectOptions("rice-bph");
  await dialog.getByRole("button", { name: "Save" }).click();
  await see(dialog.getByText("Enter what you counted as a number, 0 too."));
  await expectNoAxeViolations();
  expect((await send("GET /api/pests/watch")).fields[0].counts).toEqual([]);
});
