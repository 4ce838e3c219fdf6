import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { expectNoAxeViolations, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { FarmPlaceSection } from "./farm-place-section.tsx";

const parts = openParts();
const address = page.getByLabelText(/^Address/);
const list = page.getByRole("listbox", { name: "Places" });
const getFarmPlace = async () => (await send("GET /api/farm-place")).place;

async function openSetup(): Promise<void> {
  await openFarmer(null);
  await parts.showScreen("/setup");
  await see(address);
}

async function submit(): Promise<void> {
  await page.getByLabelText(/^Phone/).fill("98765 43210");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => location.pathname).toBe("/dashboard");
}

test("the keyboard takes one of the places that are offered, and the farm lies there", async () => {
  await openSetup();
  await userEvent.type(address, "House 5, Ozar, Niph");
  await see(list.getByRole("option").first());
  await expect
    .element(page.getByText(/\d+ places? found\. Choose with the up and down keys\./))
    .toBeInTheDocument();
  await expect.element(address).not.toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowDown}");
  const option = list.getByRole("option", { selected: true });
  await expect.element(option).toHaveTextContent("Ojhar");
  await expect.element(address).toHaveAttribute("aria-activedescendant", option.element().id);
  await expectNoAxeViolations();
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveValue("House 5, Ojhar, Niphad, Nashik, Maharashtra 422206");
  await expect.element(list).not.toBeInTheDocument();
  await submit();
  expect(await getFarmPlace()).toMatchObject({ pin: "422206", source: "address" });
});

test("an address keeps free text: Escape leaves the choice, Enter without one begins a line", async () => {
  await openSetup();
  await userEvent.type(address, "Nashik");
  await see(list);
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await userEvent.type(address, "the well");
  await expect.element(address).toHaveValue("Nashik\nthe well");
  await submit();
  expect(await getFarmPlace()).toMatchObject({ district: "Nashik", pin: null });
});

/** How often places were asked for since the test began. */
function countQuestions(): () => number {
  // A browser keeps so many and no more, which those of the modules alone may be.
  performance.clearResourceTimings();
  return () =>
    performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/places"))
      .length;
}

test("an address that ends with its PIN code is offered nothing, which would lie over Submit", async () => {
  await openSetup();
  await userEvent.type(address, "Ojhar, Nashik");
  await see(list);
  await userEvent.type(address, " 422206");
  await expect.element(list).not.toBeInTheDocument();
  await submit();
  expect(await getFarmPlace()).toMatchObject({ pin: "422206", source: "address" });
});

test("nobody is asked for places before typing pauses, and they go with what was typed", async () => {
  const count = countQuestions();
  await openSetup();
  await userEvent.type(address, "Lasalgaon");
  await see(list);
  expect(count()).toBe(1);
  await address.clear();
  await expect.element(list).not.toBeInTheDocument();
});

test("without a network places are not offered, and nothing is said of it", async () => {
  const count = countQuestions();
  await openSetup();
  await commands.meet("/api/places", { kind: "lost" });
  await userEvent.type(address, "Baramati, Pune");
  await expect.poll(count).toBeGreaterThan(0);
  await expect.element(list).not.toBeInTheDocument();
  expect(document.querySelector("form [role=alert]")).toBeNull();
  await expect.element(address).toHaveValue("Baramati, Pune");
});

test("a farm that gave no size is asked once, and goes on without it", async () => {
  await openSetup();
  await address.fill("Ojhar, Niphad, Nashik, Maharashtra 422206");
  await page.getByLabelText(/^Phone/).fill("98765 43210");
  await page.getByLabelText("Main crop").selectOptions("Tomato");
  await page.getByRole("button", { name: "Submit" }).click();
  await see(page.getByText("How large is it?"));
  expect(location.pathname).toBe("/setup");
  await submit();
  expect((await send("GET /api/fields")).fields).toEqual([]);
});

test("Setup that cannot be saved says so, logs it and goes nowhere", async () => {
  parts.allow(/^saving failed/);
  await openSetup();
  await page.getByLabelText(/^Phone/).fill("98765 43210");
  await address.fill("Wardha, Maharashtra 442001");
  const json = { code: "conflict", message: "Not like this" };
  await commands.meet("/api/profile/farm", { kind: "answered", status: 409, json });
  await page.getByRole("button", { name: "Submit" }).click();
  await see(page.getByRole("alert").filter({ hasText: /\S/ }).first());
  expect(parts.complaints()).toMatchObject([/^saving failed/]);
  expect(location.pathname).toBe("/setup");
  await expect.element(address).toHaveValue("Wardha, Maharashtra 442001");
});

async function openPlace(): Promise<void> {
  await openFarmer("behind the old well");
  await parts.show(<FarmPlaceSection />, { width: 360 });
  await see(page.getByLabelText(/^PIN code/));
}

test("the farm's place is told by the names that the reader's language has for it", async () => {
  await openFarmer("Ojhar, Niphad, Nashik, Maharashtra 422206");
  await parts.show(<FarmPlaceSection />, {
    language: "mr",
    width: 360,
  });
  await see(page.getByText("Ojhar, Niphad, नाशिक, महाराष्ट्र 422206"));
});

test("an unknown PIN code is said at its field, a good one is kept, in Hindi digits too", async () => {
  parts.allow(/saving failed/);
  await openPlace();
  const pin = page.getByLabelText(/^PIN code/);
  await pin.fill("4222");
  await userEvent.keyboard("{Enter}");
  await see(page.getByText("A PIN code has 6 digits, such as 422206."));
  await pin.fill("999999");
  await userEvent.keyboard("{Enter}");
  await see(page.getByText(/We do not know this PIN code/));
  await expect.element(pin).toHaveAttribute("aria-invalid", "true");
  await pin.fill("४२२ २०६");
  await userEvent.keyboard("{Enter}");
  await see(page.getByText("Ojhar, Niphad, Nashik, Maharashtra 422206"));
  expect(await getFarmPlace()).toMatchObject({ pin: "422206", source: "pin" });
});

test("a phone that may not tell its position says what to do", async () => {
  parts.allow(/saving failed/);
  await openPlace();
  await page.getByRole("button", { name: "Use this phone's position" }).click();
  await see(page.getByRole("alert").getByText(/may not tell its position/));
});
