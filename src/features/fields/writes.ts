import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { changeAsked, putById } from "#src/shared/change-query.ts";
import {
  alertsKey,
  fieldsKey,
  notificationsKey,
  pestsKey,
  pricesKey,
  waterKey,
} from "#src/shared/query-keys.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { getOpenSeason, getOwnName, removalHours, toSquareMetres } from "./rules.ts";
import {
  type CreateFieldInput,
  createFieldInput,
  type EditFieldInput,
  editFieldInput,
  endSeasonInput,
  type Field,
  field,
  type Season,
  type SeasonInput,
  seasonInput,
} from "./schema.ts";

const fieldId = z.string();
const seasonId = z.string();
/** Whether the season of an edit begins with it. */
const begins = z.boolean();

const fieldCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), input: createFieldInput }),
  z.object({ kind: z.literal("edit"), fieldId, input: editFieldInput, begins }),
  z.object({ kind: z.enum(["archive", "restore", "remove"]), fieldId }),
  z.object({ kind: z.literal("begin"), fieldId, input: seasonInput }),
  z.extend(endSeasonInput, { kind: z.literal("end"), fieldId, seasonId }),
]);
export type FieldCommand = z.infer<typeof fieldCommand>;

/** What was measured where watering is noted; the server counts it as a change of the field. */
export const measuredFlow = z.object({
  kind: z.literal("flow"),
  fieldId,
  flow: z.object({ flowLitresPerHour: z.number() }),
});
type MeasuredFlow = z.infer<typeof measuredFlow>;
/** Those among what is told of a field's water. */
export const flowWrites = { kind: "irrigation", command: measuredFlow } as const;

/** A field as one of its edits leaves it: the next edit must not follow on another device's of the same number. */
const nameVersion = (id: string, version: number) => `${id} ${version}`;

const getFieldId = (command: FieldCommand | MeasuredFlow) =>
  command.kind === "add" ? command.input.id : command.fieldId;

/** What is told of the fields themselves and their seasons. */
export const fieldWrites: Writes<FieldCommand, "field"> = {
  kind: "field",
  command: fieldCommand,
  dependsOn(command) {
    const about = getFieldId(command);
    switch (command.kind) {
      case "add": {
        const { season } = command.input;
        return { makes: [about, nameVersion(about, 1), ...(season ? [season.id] : [])] };
      }
      case "edit": {
        const { season, version } = command.input;
        const made = command.begins && season ? [season.id] : [];
        return {
          makes: [nameVersion(about, version + 1), ...made],
          needs: [about, nameVersion(about, version)],
        };
      }
      case "begin":
        return { makes: [command.input.id], needs: [about] };
      case "end":
        return { needs: [about, command.seasonId] };
      default:
        return { needs: [about] };
    }
  },
  toRequest(command) {
    const method = "POST";
    if (command.kind === "add") return { method, path: "/api/fields", body: command.input };
    const path = `/api/fields/${command.fieldId}`;
    switch (command.kind) {
      case "edit":
        return { method: "PUT", path, body: command.input };
      case "begin":
        return { method, path: `${path}/seasons`, body: command.input };
      case "end": {
        const { seasonId, endedDate } = command;
        return { method, path: `${path}/seasons/${seasonId}/end`, body: { endedDate } };
      }
      default:
        return { method, path: `${path}/${command.kind}` };
    }
  },
  async applySent(client, { answer }) {
    // Other fields, other alerts, another need of water, other markets and other pests.
    for (const queryKey of [notificationsKey, alertsKey, waterKey, pricesKey, pestsKey]) {
      void client.invalidateQueries({ queryKey });
    }
    const stored = field.parse(answer);
    await changeAsked<Field[]>(client, fieldsKey, (fields) => putById(fields, stored));
  },
  getName(command, findField) {
    const own = "input" in command && "name" in command.input ? command.input.name : undefined;
    const field = own ?? findField(getFieldId(command));
    return field ? msg`Your field “${field}”` : msg`A change of your fields`;
  },
};

/** A field as it will be, and whether a write of it waits or was refused. */
export type ShownField = Field & { waiting: WaitingState };

function describeField({ area, season: _season, ...input }: CreateFieldInput | EditFieldInput) {
  return { ...input, areaInSquareMetres: toSquareMetres({ ...input, area }) };
}

function toSeason({ cropName: typed, ...input }: SeasonInput): Season {
  const cropName = getOwnName({ ...input, cropName: typed });
  return {
    ...input,
    ...(cropName ? { cropName } : {}),
    variety: input.variety || null,
    endedDate: null,
  };
}

const addField = (input: CreateFieldInput): Field => ({
  ...describeField(input),
  id: input.id,
  archivedDate: null,
  removalDate: null,
  version: 1,
  seasons: input.season ? [toSeason(input.season)] : [],
});

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

function endSeason(field: Field, { seasonId, endedDate }: FieldCommand & { kind: "end" }): Field {
  if (getOpenSeason(field)?.id !== seasonId) return field;
  const ended = field.seasons.map((season) =>
    season.id === seasonId ? { ...season, endedDate } : season,
  );
  return { ...field, seasons: ended };
}

function applyCommand(field: Field, { command, at }: Waiting<FieldCommand | MeasuredFlow>): Field {
  switch (command.kind) {
    case "add":
      return field;
    case "edit":
      return applyEdit(field, command.input);
    case "archive":
      return { ...field, archivedDate: field.archivedDate ?? new Date(at).toISOString() };
    case "restore":
      return { ...field, archivedDate: null, removalDate: null };
    case "remove": {
      const archivedDate = field.archivedDate ?? new Date(at).toISOString();
      // The server counts from when it hears of it, which is later.
      const removal = new Date(at + removalHours * 3_600_000).toISOString();
      return { ...field, archivedDate, removalDate: field.removalDate ?? removal };
    }
    case "begin":
      return beginSeason(field, command.input);
    case "end":
      return endSeason(field, command);
    case "flow":
      return { ...field, ...command.flow, emitterCount: null, version: field.version + 1 };
  }
}

/**
 * The fields as they will be when all that waits has been sent, oldest first. What the server refused
 * is not counted on; a field that it refused as a whole stays to be seen.
 * @param writes in the order in which they were made
 */
export function applyWaiting(
  fields: readonly Field[],
  writes: readonly Waiting<FieldCommand | MeasuredFlow>[],
): ShownField[] {
  const shown = new Map<string, ShownField>(
    fields.map((field) => [field.id, { ...field, waiting: null }]),
  );
  for (const write of writes) {
    const { command, refusal } = write;
    const waiting = refusal ? "refused" : "waits";
    const known = shown.get(getFieldId(command));
    if (!known) {
      if (command.kind === "add") {
        shown.set(command.input.id, { ...addField(command.input), waiting });
      }
      // Of an added field that is known the answer is here already, and the write is about to be put away.
    } else if (command.kind !== "add") {
      const applied = refusal ? known : applyCommand(known, write);
      const isRefused = known.waiting === "refused";
      shown.set(known.id, { ...applied, waiting: isRefused ? "refused" : waiting });
    }
  }
  return [...shown.values()];
}
