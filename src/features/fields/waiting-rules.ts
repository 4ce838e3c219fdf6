import * as z from "zod/mini";
import { getOpenSeason, getOwnName, removalHours, toSquareMetres } from "./rules.ts";
import {
  type CreateFieldInput,
  createFieldInput,
  type EditFieldInput,
  editFieldInput,
  endSeasonInput,
  type Field,
  type Season,
  type SeasonInput,
  seasonInput,
} from "./schema.ts";

const measuredFlow = z.object({ flowLitresPerHour: z.number() });

/** A write to fields that the server does not have yet. */
export type WaitingWrite = {
  path: string;
  body?: unknown;
  /** The field's id. */
  about?: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  refusal: unknown;
};

/** A field as it will be, and whether a write of it waits or was refused. */
export type ShownField = Field & { waiting: "waits" | "refused" | null };

const describeField = (input: CreateFieldInput | EditFieldInput) => ({
  name: input.name,
  areaInSquareMetres: toSquareMetres(input),
  areaUnit: input.areaUnit,
  bighaState: input.bighaState,
  soil: input.soil,
  method: input.method,
  flowLitresPerHour: input.flowLitresPerHour,
  emitterCount: input.emitterCount,
});

function toSeason({ cropName: typed, ...input }: SeasonInput): Season {
  const cropName = getOwnName({ ...input, cropName: typed });
  return {
    ...input,
    ...(cropName ? { cropName } : {}),
    variety: input.variety || null,
    endedDate: null,
  };
}

function addField(write: WaitingWrite): Field | null {
  const input = createFieldInput.safeParse(write.body).data;
  if (!input) return null;
  return {
    ...describeField(input),
    id: input.id,
    archivedDate: null,
    removalDate: null,
    version: 1,
    seasons: input.season ? [toSeason(input.season)] : [],
  };
}

function applyEdit(field: Field, input: EditFieldInput): Field {
  const seasons = input.season
    ? [toSeason(input.season), ...field.seasons.filter(({ id }) => id !== input.season?.id)]
    : field.seasons;
  // The server counts each change; the next one from here follows on this one.
  return { ...field, ...describeField(input), seasons, version: field.version + 1 };
}

function beginSeason(field: Field, input: SeasonInput): Field {
  if (field.seasons.some(({ id }) => id === input.id)) return field;
  const ended = field.seasons.map((season) =>
    season.endedDate === null ? { ...season, endedDate: input.sowingDate } : season,
  );
  return { ...field, seasons: [toSeason(input), ...ended] };
}

function endSeason(field: Field, write: WaitingWrite): Field {
  const input = endSeasonInput.safeParse(write.body).data;
  const open = getOpenSeason(field);
  if (!input || !open || !write.path.includes(open.id)) return field;
  const ended = field.seasons.map((season) =>
    season.id === open.id ? { ...season, ...input } : season,
  );
  return { ...field, seasons: ended };
}

/** What was measured where watering is noted; the server counts it as a change of the field. */
function applyFlow(field: Field, write: WaitingWrite): Field {
  const measured = measuredFlow.safeParse(write.body).data;
  if (!measured) return field;
  return { ...field, ...measured, emitterCount: null, version: field.version + 1 };
}

function applyRemoval(field: Field, { at }: WaitingWrite): Field {
  return {
    ...field,
    archivedDate: field.archivedDate ?? new Date(at).toISOString(),
    // The server counts from when it hears of it, which is later.
    removalDate: field.removalDate ?? new Date(at + removalHours * 3_600_000).toISOString(),
  };
}

function applyWrite(field: Field, write: WaitingWrite): Field {
  if (write.path.endsWith("/archive")) {
    return { ...field, archivedDate: field.archivedDate ?? new Date(write.at).toISOString() };
  }
  if (write.path.endsWith("/flow")) return applyFlow(field, write);
  if (write.path.endsWith("/restore")) return { ...field, archivedDate: null, removalDate: null };
  if (write.path.endsWith("/remove")) return applyRemoval(field, write);
  if (write.path.endsWith("/end")) return endSeason(field, write);
  if (write.path.endsWith("/seasons")) {
    const input = seasonInput.safeParse(write.body).data;
    return input ? beginSeason(field, input) : field;
  }
  const input = editFieldInput.safeParse(write.body).data;
  return input ? applyEdit(field, input) : field;
}

/**
 * The fields as they will be when all that waits has been sent, oldest first. What the server refused
 * is not counted on; a field that it refused as a whole stays to be seen.
 * @param writes in the order in which they were made
 */
export function applyWaiting(
  fields: readonly Field[],
  writes: readonly WaitingWrite[],
): ShownField[] {
  const shown = new Map<string, ShownField>(
    fields.map((field) => [field.id, { ...field, waiting: null }]),
  );
  for (const write of writes) {
    const waiting = write.refusal ? "refused" : "waits";
    const known = shown.get(write.about ?? "");
    if (!known) {
      const added = write.path === "/api/fields" ? addField(write) : null;
      if (added) shown.set(added.id, { ...added, waiting });
    } else if (write.path === "/api/fields") {
      // Its answer is here already, and the write is about to be put away.
    } else if (write.refusal) shown.set(known.id, { ...known, waiting });
    else {
      const isRefused = known.waiting === "refused";
      shown.set(known.id, {
        ...applyWrite(known, write),
        waiting: isRefused ? "refused" : "waits",
      });
    }
  }
  return [...shown.values()];
}
