import { expect, test } from "vitest";
import { page } from "vitest/browser";
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
const dialog = page.getByRole("dialog", { name: "Counted on Well plot" });
const act = "At the threshold: act now, the mildest step first.";
const wait = "Below the threshold: wait, and count again in a few days.";

test.each([
  { value: "9.5", said: wait, unsaid: act },
  { value: "10", said: act, unsaid: wait },
  { value: "10.5", said: act, unsaid: wait },
])("$value planthoppers where 10 are too many: $said", async ({ value, said, unsaid }) => {
  await openFarmer("Ojhar, Nashik 422206");
  await addField({
    season: { id: crypto.randomUUID(), crop: "rice", sowingDate: dayBefore(40) },
  });
  await parts.showScreen("/pests");
  await page.getByRole("button", { name: "Add my count: Well plot" }).click();
  await dialog.getByLabelText("What you counted").selectOptions("rice-bph");
  await see(dialog.getByText(/^Act from 10 /));
  await dialog.getByLabelText("On one hill").fill(value);
  await dialog.getByRole("button", { name: "Save" }).click();
  await see(page.getByRole("status").getByText(said));
  await miss(page.getByText(unsaid));
  await miss(dialog);
  const counts = [{ pestId: "rice-bph", unit: "per-hill", value: Number(value) }];
  expect((await send("GET /api/pests/watch")).fields[0].counts).toMatchObject(counts);
});
