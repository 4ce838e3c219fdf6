import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  addField,
  dayBefore,
  openFarmer,
  openParts,
  see,
  send,
  toForm,
} from "#src/app/test-parts.tsx";
import { ScoutingDialog } from "./scouting-dialog.tsx";

const parts = openParts();
const save = () => page.getByRole("button", { name: "Save note" }).click();
const toNote = (note: object) => toForm({ note: JSON.stringify(note) });
const readNotes = async () => (await send("GET /api/field-map")).scoutings;

/** The form of a note that is kept already. */
async function openNote() {
  await openFarmer();
  const fieldId = await addField();
  const { fields } = await send("GET /api/fields");
  const id = crypto.randomUUID();
  const scouting = { fieldId, score: 2, text: "Larvae", date: dayBefore(0), at: null };
  await send("POST /api/field-map/scoutings", toNote({ id, scouting }));
  const [stored] = await readNotes();
  const onClose = vi.fn<() => void>();
  const note = { ...stored, photo: null, waiting: null };
  await parts.show(<ScoutingDialog {...{ fields, fieldId, note, onClose }} drawn={[]} />);
  await page.getByLabelText("What you see").fill("Larvae on every plant");
  return { id, scouting, onClose };
}

test("what another device changed of a note meanwhile is told, and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  const { id, scouting, onClose } = await openNote();
  const elsewhere = { scouting: { ...scouting, text: "Fewer" }, photo: "keep", version: 1 };
  await send(`PUT /api/field-map/scoutings/${id}`, toNote(elsewhere));
  await save();
  await see(page.getByText(/There it is: .* · Fewer\. .* save it once more/));
  expect(await readNotes()).toMatchObject([{ text: "Fewer" }]);
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await readNotes()).toMatchObject([{ id, text: "Larvae on every plant", version: 3 }]);
});

test("a note that another device removed meanwhile is written anew by saving once more", async () => {
  parts.allow(/saving failed/);
  const { id, onClose } = await openNote();
  await send(`DELETE /api/field-map/scoutings/${id}`);
  await save();
  await see(page.getByText("This was removed elsewhere in the meantime."));
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await readNotes()).toMatchObject([{ text: "Larvae on every plant", version: 1 }]);
});
