import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { changeAsked } from "#src/shared/change-query.ts";
import { fieldMapKey } from "#src/shared/query-keys.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { getPolygonArea } from "./area-rules.ts";
import { listCorners } from "./polygon-rules.ts";
import {
  type Boundary,
  boundaryInput,
  type FieldMap,
  mapChange,
  type Scouting,
  scoutingInput,
} from "./schema.ts";

const fieldId = z.string();
const id = z.string();
const version = z.number();
const photo = z.instanceof(Blob);

const drawn = z.object({ kind: z.literal("draw"), fieldId, input: boundaryInput });
const erased = z.object({ kind: z.literal("erase"), fieldId, version, next: version });
const mapCommand = z.discriminatedUnion("kind", [
  drawn,
  erased,
  z.object({
    kind: z.literal("note"),
    id,
    scouting: scoutingInput,
    photo: z.nullable(photo),
  }),
  z.object({
    kind: z.literal("change"),
    id,
    scouting: scoutingInput,
    /** A new photo, or what becomes of the one there is. */
    photo: z.union([photo, z.enum(["keep", "remove"])]),
    version,
  }),
  // Kept by a version before this one it names none: it is removed whatever has become of it.
  z.object({ kind: z.literal("remove"), id, version: z.optional(version) }),
  z.object({ kind: z.literal("restore"), id }),
]);
export type MapCommand = z.infer<typeof mapCommand>;
type BoundaryCommand = z.infer<typeof drawn> | z.infer<typeof erased>;
type NoteCommand = Exclude<MapCommand, BoundaryCommand>;

const toForm = (note: object, photo: Blob | null) => ({
  note: JSON.stringify(note),
  ...(photo ? { photo } : {}),
});

function applyChange(known: FieldMap, answer: unknown): FieldMap {
  const { boundary, scouting, removedBoundary, removedScouting } = mapChange.parse(answer);
  const changedField = boundary?.fieldId ?? removedBoundary?.fieldId;
  const goneNote = scouting?.id ?? removedScouting;
  const notes = known.scoutings.filter(({ id }) => id !== goneNote);
  const isLater = (other: { date: string; createdAt: string }) =>
    scouting !== undefined &&
    (other.date.localeCompare(scouting.date) || other.createdAt.localeCompare(scouting.createdAt)) <
      0;
  const place = notes.findIndex(isLater);
  return {
    ...known,
    boundaries: [
      ...known.boundaries.filter(({ fieldId }) => fieldId !== changedField),
      ...(boundary ? [boundary] : []),
    ],
    removedBoundaries: [
      ...known.removedBoundaries.filter(({ fieldId }) => fieldId !== changedField),
      ...(removedBoundary ? [removedBoundary] : []),
    ],
    scoutings: scouting ? notes.toSpliced(place < 0 ? notes.length : place, 0, scouting) : notes,
  };
}

/** Where the fields lie, and what was seen there. */
export const mapWrites: Writes<MapCommand, "field-map"> = {
  kind: "field-map",
  command: mapCommand,
  dependsOn(command) {
    switch (command.kind) {
      case "draw":
      case "erase":
        return { needs: [command.fieldId] };
      case "note":
        return { makes: [command.id], needs: [command.scouting.fieldId] };
      case "change":
        return { needs: [command.id, command.scouting.fieldId] };
      default:
        return { needs: [command.id] };
    }
  },
  toRequest(command) {
    if (command.kind === "draw" || command.kind === "erase") {
      const path = `/api/field-map/boundaries/${command.fieldId}`;
      if (command.kind === "draw") return { method: "PUT", path, body: command.input };
      const { version, next } = command;
      return { method: "DELETE", path, query: { version, next } };
    }
    const { id } = command;
    const path = `/api/field-map/scoutings/${id}`;
    switch (command.kind) {
      case "note": {
        const form = toForm({ id, scouting: command.scouting }, command.photo);
        return { method: "POST", path: "/api/field-map/scoutings", form };
      }
      case "change": {
        const { scouting, version } = command;
        const fresh = command.photo instanceof Blob ? command.photo : null;
        const note = { scouting, photo: fresh ? "new" : command.photo, version };
        return { method: "PUT", path, form: toForm(note, fresh) };
      }
      case "remove":
        return { method: "DELETE", path, query: { version: command.version } };
      case "restore":
        return { method: "POST", path: `${path}/restore` };
    }
  },
  async applySent(client, { answer }) {
    if (answer === null || !client.getQueryData(fieldMapKey)) {
      return client.invalidateQueries({ queryKey: fieldMapKey });
    }
    await changeAsked<FieldMap>(client, fieldMapKey, (known) => applyChange(known, answer));
  },
  getName(command, findField) {
    const field = "fieldId" in command ? findField(command.fieldId) : undefined;
    return field ? msg`The map of “${field}”` : msg`A change of your field map`;
  },
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

/** A note as it will be; `photo` is the one that is not sent yet. */
export type ShownScouting = Scouting & { waiting: WaitingState; photo: Blob | null };

type Shown = {
  boundaries: Map<string, ShownBoundary>;
  versions: Map<string, number>;
  refused: Map<string, RefusedBoundary>;
};

function readDrawn(command: BoundaryCommand): RefusedBoundary["drawn"] {
  if (command.kind === "erase") return null;
  const { polygon, source, accuracyInMetres } = command.input;
  return { polygon, source, accuracyInMetres };
}

function applyBoundary(
  shown: Shown,
  { id, at, refusal }: Waiting<MapCommand>,
  command: BoundaryCommand,
): void {
  const { fieldId } = command;
  const drawn = readDrawn(command);
  if (refusal) {
    const before = shown.refused.get(fieldId);
    const writeIds = [...(before?.writeIds ?? []), id];
    const { code } = refusal;
    shown.refused.set(fieldId, { writeIds, code, drawn: drawn ?? before?.drawn ?? null });
  } else if (command.kind === "erase" || !drawn) {
    shown.boundaries.delete(fieldId);
    if (command.kind === "erase") shown.versions.set(fieldId, command.next);
  } else {
    const { version, next = version + 1 } = command.input;
    const areaInSquareMetres = getPolygonArea(listCorners(drawn.polygon));
    const updatedAt = new Date(at).toISOString();
    const made = { ...drawn, fieldId, areaInSquareMetres, updatedAt, version: next };
    shown.versions.set(fieldId, next);
    shown.boundaries.set(fieldId, { ...made, isWaiting: true });
  }
}

/** The boundaries as they will be when all that waits has been sent, and what was refused of them. */
export function applyWaitingBoundaries(
  { boundaries, removedBoundaries }: Pick<FieldMap, "boundaries" | "removedBoundaries">,
  writes: readonly Waiting<MapCommand>[],
): ShownBoundaries {
  const shown: Shown = {
    boundaries: new Map(boundaries.map((each) => [each.fieldId, { ...each, isWaiting: false }])),
    versions: new Map(
      [...boundaries, ...removedBoundaries].map(({ fieldId, version }) => [fieldId, version]),
    ),
    refused: new Map(),
  };
  for (const write of writes) {
    if ("fieldId" in write.command) applyBoundary(shown, write, write.command);
  }
  return { ...shown, boundaries: [...shown.boundaries.values()] };
}

function changeNote(note: ShownScouting, command: NoteCommand & { kind: "change" }): ShownScouting {
  const keeps = command.photo === "keep";
  const fresh = command.photo instanceof Blob ? command.photo : null;
  return {
    ...note,
    ...command.scouting,
    photoUrl: keeps ? note.photoUrl : null,
    photo: keeps ? note.photo : fresh,
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
  writes: readonly Waiting<MapCommand>[],
): ShownScouting[] {
  const shown = new Map<string, ShownScouting>(
    scoutings.map((note) => [note.id, { ...note, photo: null, waiting: null }]),
  );
  const removed = new Map<string, ShownScouting>();
  for (const { command, at, refusal } of writes) {
    if ("fieldId" in command) continue;
    const { id } = command;
    const known = shown.get(id);
    switch (command.kind) {
      case "note": {
        if (known) break;
        const { scouting, photo } = command;
        const createdAt = new Date(at).toISOString();
        const made = { ...scouting, id, createdAt, version: 1, photoUrl: null, photo };
        shown.set(id, { ...made, waiting: refusal ? "refused" : "waits" });
        break;
      }
      case "change": {
        const refused = known && { ...known, waiting: "refused" as const };
        const changed = known && (refusal ? refused : changeNote(known, command));
        if (changed) shown.set(id, changed);
        break;
      }
      case "remove": {
        if (refusal) break;
        if (known) removed.set(id, known);
        shown.delete(id);
        break;
      }
      case "restore": {
        const back = removed.get(id);
        if (back && !refusal) shown.set(id, back);
      }
    }
  }
  return [...shown.values()].sort(
    (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt),
  );
}
