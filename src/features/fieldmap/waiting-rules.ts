import { getPolygonArea } from "./area-rules.ts";
import { listCorners } from "./polygon-rules.ts";
import {
  type Boundary,
  boundaryInput,
  editScoutingInput,
  type FieldMap,
  newScoutingInput,
  type Scouting,
} from "./schema.ts";

/** A write to the map that the server does not have yet. */
export type WaitingWrite = {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  form?: Record<string, string | Blob>;
  /** The field's id of a boundary, the note's of a note. */
  about?: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  refusal: { code: string } | null;
};

/** A boundary as it will be, and whether a write of it waits. */
export type ShownBoundary = Boundary & { isWaiting: boolean };

/** What a farmer did to a boundary and the server refused; it is kept until they say what is to become of it. */
export type RefusedBoundary = {
  /** The writes of it, which go when it is decided. */
  writeIds: string[];
  /** Why the last of them was refused. */
  code: string;
  /** What was drawn; null where it was to be removed. */
  drawn: Pick<Boundary, "polygon" | "source" | "accuracyInMetres"> | null;
};

type ShownBoundaries = {
  boundaries: ShownBoundary[];
  /** The version that a field's next change follows, 0 where it never was drawn. */
  versions: ReadonlyMap<string, number>;
  refused: ReadonlyMap<string, RefusedBoundary>;
};

type Waiting = "waits" | "refused" | null;
/** A note as it will be; `photo` is the one that is not sent yet. */
export type ShownScouting = Scouting & { waiting: Waiting; photo: Blob | null };

const isBoundary = ({ path }: WaitingWrite) => path.includes("/boundaries/");
const read = ({ refusal }: WaitingWrite) => (refusal ? "refused" : "waits");

/** What a removal says in its address. One from before versions were told is of a boundary drawn once. */
function readRemoval(path: string): { version: number; next: number } {
  const query = new URLSearchParams(path.split("?")[1]);
  const version = Number(query.get("version") ?? 1);
  return { version, next: Number(query.get("next") ?? version + 1) };
}

type Shown = {
  boundaries: Map<string, ShownBoundary>;
  versions: Map<string, number>;
  refused: Map<string, RefusedBoundary>;
};

function keepRefused(
  { refused }: Shown,
  given: { write: WaitingWrite; code: string; drawn: RefusedBoundary["drawn"] },
): void {
  const { write, code, drawn } = given;
  const fieldId = write.about ?? "";
  const before = refused.get(fieldId);
  refused.set(fieldId, {
    writeIds: [...(before?.writeIds ?? []), write.id],
    code,
    drawn: drawn ?? before?.drawn ?? null,
  });
}

function applyBoundary(shown: Shown, write: WaitingWrite): void {
  const { about: fieldId = "", at, refusal } = write;
  if (write.method === "DELETE") {
    if (refusal) return keepRefused(shown, { write, code: refusal.code, drawn: null });
    shown.boundaries.delete(fieldId);
    shown.versions.set(fieldId, readRemoval(write.path).next);
    return;
  }
  const input = boundaryInput.safeParse(write.body).data;
  if (!input) return;
  const { polygon, source, accuracyInMetres, version, next = version + 1 } = input;
  const drawn = { polygon, source, accuracyInMetres };
  if (refusal) return keepRefused(shown, { write, code: refusal.code, drawn });
  shown.versions.set(fieldId, next);
  shown.boundaries.set(fieldId, {
    ...drawn,
    fieldId,
    areaInSquareMetres: getPolygonArea(listCorners(polygon)),
    updatedAt: new Date(at).toISOString(),
    version: next,
    isWaiting: true,
  });
}

/** The boundaries as they will be when all that waits has been sent, and what was refused of them. */
export function applyWaitingBoundaries(
  { boundaries, removedBoundaries }: Pick<FieldMap, "boundaries" | "removedBoundaries">,
  writes: readonly WaitingWrite[],
): ShownBoundaries {
  const shown: Shown = {
    boundaries: new Map(boundaries.map((each) => [each.fieldId, { ...each, isWaiting: false }])),
    versions: new Map(
      [...boundaries, ...removedBoundaries].map(({ fieldId, version }) => [fieldId, version]),
    ),
    refused: new Map(),
  };
  for (const write of writes.filter(isBoundary)) applyBoundary(shown, write);
  return { ...shown, boundaries: [...shown.boundaries.values()] };
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
