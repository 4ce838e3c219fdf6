import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { changeAsked } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { discardWrite } from "#src/shared/outbox-changes.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import {
  type BoundaryInput,
  type FieldMap,
  fieldMap,
  mapChange,
  type ScoutingInput,
} from "./schema.ts";
import { applyWaitingBoundaries, applyWaitingScoutings } from "./waiting-rules.ts";

const fieldMapQuery = queryOptions({
  queryKey: ["field-map"],
  queryFn: ({ signal }) => request("/api/field-map", fieldMap, { signal }),
});

const writeKind = "field-map";
const nothingKnown = { boundaries: [], removedBoundaries: [] };

/** Where the fields lie and what was seen there, with what waits to be sent, and how the loading stands. */
export function useFieldMap() {
  const query = useQuery(fieldMapQuery);
  const writes = useWrites().filter(({ kind }) => kind === writeKind);
  return {
    query,
    ...applyWaitingBoundaries(query.data ?? nothingKnown, writes),
    scoutings: applyWaitingScoutings(query.data?.scoutings ?? [], writes),
  };
}

/** Whether something was refused because it had changed elsewhere. */
export const isConflict = (error: unknown) =>
  error instanceof AppError && error.code === "conflict";

type MapWrite =
  | { kind: "draw"; fieldId: string; input: BoundaryInput }
  | { kind: "erase"; fieldId: string; version: number; next: number }
  | { kind: "note"; id: string; scouting: ScoutingInput; photo: Blob | null }
  | {
      kind: "change";
      id: string;
      scouting: ScoutingInput;
      /** A new photo, or what becomes of the one there is. */
      photo: Blob | "keep" | "remove";
      version: number;
    }
  | { kind: "remove" | "restore"; id: string };

const toForm = (note: object, photo: Blob | null) => ({
  note: JSON.stringify(note),
  ...(photo ? { photo } : {}),
});

function toRequest(write: MapWrite) {
  const post = "POST" as const;
  const put = "PUT" as const;
  const removal = "DELETE" as const;
  if (write.kind === "draw" || write.kind === "erase") {
    const about = write.fieldId;
    const path = `/api/field-map/boundaries/${about}`;
    const needs = [about];
    if (write.kind === "draw") return { method: put, path, about, body: write.input, needs };
    const { version, next } = write;
    return { method: removal, path: `${path}?version=${version}&next=${next}`, about, needs };
  }
  const { id: about } = write;
  const path = `/api/field-map/scoutings/${about}`;
  switch (write.kind) {
    case "note": {
      const form = toForm({ id: about, scouting: write.scouting }, write.photo);
      const own = { about, makes: [about], needs: [write.scouting.fieldId] };
      return { method: post, path: "/api/field-map/scoutings", ...own, form };
    }
    case "change": {
      const { scouting, version } = write;
      const fresh = write.photo instanceof Blob ? write.photo : null;
      const note = { scouting, photo: fresh ? "new" : write.photo, version };
      const own = { about, needs: [about, scouting.fieldId] };
      return { method: put, path, ...own, form: toForm(note, fresh) };
    }
    case "remove":
      return { method: removal, path, about, needs: [about] };
    case "restore":
      return { method: post, path: `${path}/restore`, about, needs: [about] };
  }
}

/**
 * Keeps a change of the map and sends it, all in the order in which they were made.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useWriteMap() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (write: MapWrite) =>
      outbox.write({ id: makeClientId(), kind: writeKind, ...toRequest(write) }),
    onError(error) {
      // What it was changed into elsewhere is shown beside what was refused.
      if (isConflict(error)) void client.invalidateQueries(fieldMapQuery);
    },
  });
}

/** The way to forget writes that were refused, once their farmer has decided. */
export function useDiscardWrites(): (ids: readonly string[]) => Promise<void> {
  const outbox = useOutbox();
  return async (ids) => {
    for (const id of ids) await discardWrite(outbox, id);
  };
}

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

/** Takes in what the server answered to a change, whenever it was sent. */
export async function applySentMap(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = fieldMapQuery;
  if (answer === null || !client.getQueryData(queryKey)) {
    return client.invalidateQueries({ queryKey });
  }
  await changeAsked(client, queryKey, () =>
    client.setQueryData(queryKey, (known) => known && applyChange(known, answer)),
  );
}
