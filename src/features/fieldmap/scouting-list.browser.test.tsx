import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  addField,
  dayBefore,
  openFarmer,
  openParts,
  see,
  send,
  toForm,
} from "#src/app/test-parts.tsx";
import { ScoutingList } from "./scouting-list.tsx";

const parts = openParts();
const remove = () => page.getByRole("button", { name: /^Remove the note of / }).click();
const readNotes = async () => (await send("GET /api/field-map")).scoutings;

/** The list of a field with one note. */
async function openList(): Promise<{ id: string; edit: (text: string) => Promise<unknown> }> {
  await openFarmer();
  const fieldId = await addField();
  const id = crypto.randomUUID();
  const scouting = { fieldId, score: 2, text: "Larvae", date: dayBefore(0), at: null };
  const toNote = (note: object) => toForm({ note: JSON.stringify(note) });
  await send("POST /api/field-map/scoutings", toNote({ id, scouting }));
  const [stored] = await readNotes();
  const note = { ...stored, photo: null, waiting: null };
  const given = { notes: [note], numbers: new Map(), chosen: null, label: "Notes" };
  await parts.show(<ScoutingList {...given} onEdit={() => undefined} />);
  const edit = (text: string) => {
    const changed = { scouting: { ...scouting, text }, photo: "keep", version: 1 };
    return send(`PUT /api/field-map/scoutings/${id}`, toNote(changed));
  };
  return { id, edit };
}

test("a note is removed at once, and brought back from the message", async () => {
  const { id } = await openList();
  await remove();
  await see(page.getByText("The note is removed."));
  await expect.poll(readNotes).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await see(page.getByText("The note is back."));
  expect(await readNotes()).toMatchObject([{ id, text: "Larvae" }]);
});

test("a note that another device changed meanwhile is not removed, and that is said", async () => {
  parts.allow(/saving failed/);
  const { edit } = await openList();
  await edit("On every plant");
  await remove();
  await see(page.getByText(/changed elsewhere in the meantime/));
  expect(await readNotes()).toMatchObject([{ text: "On every plant" }]);
});

test("a note that is removed without a network goes from the server when there is one again", async () => {
  await openList();
  await commands.meet("/api/field-map/scoutings", { kind: "lost" });
  await remove();
  await see(page.getByText("The note is removed."));
  expect(await readNotes()).toHaveLength(1);
  await commands.letThrough();
  window.dispatchEvent(new Event("online"));
  await expect.poll(readNotes).toEqual([]);
});
