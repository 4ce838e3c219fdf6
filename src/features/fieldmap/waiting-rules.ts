import { getPolygonArea } from "./area-rules.ts";
import { listCorners } from "./polygon-rules.ts";
import {
  type Boundary,
  boundaryInput,
  editScoutingInput,
  newScoutingInput,
  type Scouting,
} from "./schema.ts";

/** A write to the map that the server does not have yet. */
export type WaitingWrite = {
  method: string;
  path: string;
  body?: unknown;
  form?: Record<string, string | Blob>;
  /** The field's id of a boundary, the note's of a note. */
  about?: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  refusal: unknown;
};

type Waiting = "waits" | "refused" | null;

/** A boundary as it will be, and whether a write of it waits or was refused. */
export type ShownBoundary = Boundary & { waiting: Waiting };
/** A note as it will be; `photo` is the one that is not sent yet. */
export type ShownScouting = Scouting & { waiting: Waiting; photo: Blob | null };

const isBoundary = ({ path }: WaitingWrite) => path.includes("/boundaries/");
const read = ({ refusal }: WaitingWrite) => (refusal ? "refused" : "waits");

function applyBoundary(shown: Map<string, ShownBoundary>, write: WaitingWrite): void {
  const { about: fieldId = "", at } = write;
  const waiting = read(write);
  const known = shown.get(fieldId);
  if (write.method === "DELETE") {
    if (waiting === "waits") shown.delete(fieldId);
    return;
  }
  const input = boundaryInput.safeParse(write.body).data;
  // What the server refused as a whole is still to be seen where it was drawn.
  if (known && waiting === "refused") shown.set(fieldId, { ...known, waiting });
  else if (input) {
    const { confirmed: _, version, ...rest } = input;
    shown.set(fieldId, {
      ...rest,
      fieldId,
      areaInSquareMetres: getPolygonArea(listCorners(input.polygon)),
      updatedAt: new Date(at).toISOString(),
      // The server counts each change; the next one from here follows on this one.
      version: waiting === "waits" ? version + 1 : version,
      waiting,
    });
  }
}

/** The boundaries as they will be when all that waits has been sent. */
export function applyWaitingBoundaries(
  boundaries: readonly Boundary[],
  writes: readonly WaitingWrite[],
): ShownBoundary[] {
  const shown = new Map<string, ShownBoundary>(
    boundaries.map((each) => [each.fieldId, { ...each, waiting: null }]),
  );
  for (const write of writes.filter(isBoundary)) applyBoundary(shown, write);
  return [...shown.values()];
}

function readNote({ form }: WaitingWrite): unknown {
  const note = form?.["note"];
  try {
    return typeof note === "string" ? JSON.parse(note) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const readPhoto = ({ form }: WaitingWrite) => {
  const photo = form?.["photo"];
  return photo instanceof Blob ? photo : null;
};

function addNote(write: WaitingWrite): ShownScouting | null {
  const told = newScoutingInput.safeParse(readNote(write)).data;
  if (!told) return null;
  const createdAt = new Date(write.at).toISOString();
  const waiting = read(write);
  const { id, scouting } = told;
  return {
    ...scouting,
    id,
    createdAt,
    version: 1,
    photoUrl: null,
    photo: readPhoto(write),
    waiting,
  };
}

function changeNote(note: ShownScouting, write: WaitingWrite): ShownScouting {
  const input = editScoutingInput.safeParse(readNote(write)).data;
  if (!input || write.refusal) return { ...note, waiting: read(write) };
  const keeps = input.photo === "keep";
  return {
    ...note,
    ...input.scouting,
    photoUrl: keeps ? note.photoUrl : null,
    photo: keeps ? note.photo : readPhoto(write),
    version: note.version + 1,
    waiting: "waits",
  };
}

/**
 * The notes as they will be when all that waits has been sent, newest first.
 * @param writes in the order in which they were made
 */
export function applyWaitingScoutings(
  scoutings: readonly Scouting[],
  writes: readonly WaitingWrite[],
): ShownScouting[] {
  const shown = new Map<string, ShownScouting>(
    scoutings.map((note) => [note.id, { ...note, photo: null, waiting: null }]),
  );
  const removed = new Map<string, ShownScouting>();
  for (const write of writes.filter((each) => !isBoundary(each))) {
    const id = write.about ?? "";
    const known = shown.get(id);
    const back = removed.get(id);
    if (write.path.endsWith("/restore")) {
      if (back && !write.refusal) shown.set(id, back);
    } else if (write.method === "DELETE") {
      if (known && !write.refusal) removed.set(id, known);
      if (!write.refusal) shown.delete(id);
    } else if (known && write.method === "PUT") shown.set(id, changeNote(known, write));
    else if (!known) {
      const added = write.method === "POST" ? addNote(write) : null;
      if (added) shown.set(id, added);
    }
  }
  return [...shown.values()].sort(
    (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt),
  );
}
