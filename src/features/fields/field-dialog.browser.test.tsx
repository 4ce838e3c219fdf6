import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  addField,
  dayBefore,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const show = (given = {}) => parts.showScreen("/fields", given);
const save = () => page.getByRole("button", { name: "Save field" }).click();

async function openForm(): Promise<void> {
  await openFarmer();
  await show();
  await page.getByRole("button", { name: "Add field" }).click();
}

test("what is missing is said at each field, the first of which has the focus", async () => {
  await openForm();
  await save();
  await see(page.getByText("Give the field a name, such as “Well plot”."));
  await see(page.getByText("Choose how the field gets its water."));
  const name = page.getByLabelText("Name of the field");
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await expect.element(name).toHaveFocus();
  await expectNoAxeViolations();
});

test("a day to come is refused as the day of sowing, and nothing is sent", async () => {
  await openForm();
  await page.getByLabelText("Name of the field").fill("Well plot");
  await page.getByLabelText("Area").fill("1.5");
  await page.getByLabelText("Crop").selectOptions("Tomato");
  await page.getByLabelText("Sown or planted on").fill(dayBefore(-1));
  await page.getByLabelText("How it gets water").selectOptions("Rain only");
  await save();
  await see(page.getByText("This day is still to come."));
  expect((await send("GET /api/fields")).fields).toEqual([]);
  await page.getByLabelText("Sown or planted on").fill(dayBefore(0));
  await save();
  await see(page.getByRole("heading", { name: "Well plot" }));
});

test.each([
  ["", "Enter the area as a number above 0, such as 2.5."],
  ["0", "Enter the area as a number above 0, such as 2.5."],
  ["two", "Enter the area as a number above 0, such as 2.5."],
  ["0.001", "That is less than 10 square metres. Check the number and the unit."],
  ["1000000", "That is more than 1,000 hectares. Check the number and the unit."],
])("an area of '%s' is refused at its field, and nothing is sent", async (typed, words) => {
  await openForm();
  await page.getByLabelText("Name of the field").fill("Well plot");
  await page.getByLabelText("How it gets water").selectOptions("Rain only");
  const area = page.getByLabelText("Area");
  await area.fill(typed);
  await save();
  await expect.element(area).toHaveFocus();
  await expect.element(area).toHaveAttribute("aria-invalid", "true");
  await expect.element(area).toHaveAccessibleDescription(words);
  await see(page.getByText(words));
  expect((await send("GET /api/fields")).fields).toEqual([]);
  await area.fill("1.5");
  await expect.element(area).not.toHaveAttribute("aria-invalid");
  await expect.element(area).not.toHaveAccessibleDescription();
  await save();
  await see(page.getByRole("heading", { name: "Well plot" }));
});

test("a bigha asks whose it is, and counts by that", async () => {
  await openForm();
  await page.getByLabelText("Name of the field").fill("Canal plot");
  await page.getByLabelText("Area").fill("2.25");
  await page.getByLabelText("Unit").selectOptions("bigha");
  await page.getByLabelText("How it gets water").selectOptions("Rain only");
  await save();
  await see(page.getByText("Choose the state: a bigha has another size in each."));
  await page.getByLabelText("Whose bigha").selectOptions("Gujarat");
  await see(page.getByText("Counted as 1,619 square metres."));
});

test("the list has its face for waiting, for nothing yet and for a failure", async () => {
  await openFarmer();
  await commands.meet("/api/fields", { kind: "held" });
  await show();
  await expect.element(page.getByText("Loading your fields…")).toBeInTheDocument();
  expect(page.getByRole("heading", { name: "No field yet" }).query()).toBeNull();
  await commands.letThrough();
  await see(page.getByRole("heading", { name: "No field yet" }));

  const json = { code: "internal-error", message: "No" };
  await commands.meet("/api/fields", { kind: "answered", status: 500, json });
  await show();
  await see(page.getByRole("heading", { name: "Your fields could not be loaded" }));
  await see(page.getByText("Something went wrong on our side. Try again in a moment."));
  expect(page.getByRole("heading", { name: "No field yet" }).query()).toBeNull();
  await commands.letThrough();
  await page.getByRole("button", { name: "Try again" }).click();
  await see(page.getByRole("heading", { name: "No field yet" }));
});

test("the form fits 320 px in Hindi, a name without a space in it too", async () => {
  await openFarmer();
  const name = "नहरकेपासवालाबहुतलंबानामजिसमेंकोईजगहनहींहैक्योंकिऐसाभीहोताहै";
  await addField({ name });
  await show({ language: "hi", width: 320 });
  await see(page.getByRole("heading", { name }));
  expectNoSidewaysScroll();
  await page.getByRole("button", { name: "खेत जोड़ें" }).click();
  await see(page.getByRole("dialog"));
  expectNoSidewaysScroll();
});

test("what another device changed of a field meanwhile is told, and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  const id = await addField();
  await show();
  await page.getByLabelText("Details: Well plot").click();
  await page.getByRole("button", { name: "Edit: Well plot" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit field" });
  await dialog.getByLabelText("Name of the field").fill("River plot");
  const shape = { area: 2, areaUnit: "acre", soil: "black", method: "drip" };
  await send(`PUT /api/fields/${id}`, { name: "Canal plot", ...shape, version: 1 });
  await save();
  await see(dialog.getByText(/There it is: Canal plot · 2 .* save it once more/));
  await save();
  await see(page.getByRole("heading", { name: "River plot" }));
  const readFields = async () => (await send("GET /api/fields")).fields;
  await expect.poll(readFields).toMatchObject([{ name: "River plot", version: 3 }]);
});
