import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { fieldsKey } from "#src/shared/query-keys.ts";
import { listWaiting } from "#src/shared/writes.ts";
import { useWrite, useWrites } from "#src/ui/use-outbox.ts";
import { type EditFieldInput, type Field, fieldList } from "./schema.ts";
import { applyWaiting, type FieldCommand, fieldWrites, flowWrites } from "./writes.ts";

export const fieldsQuery = queryOptions({
  queryKey: fieldsKey,
  queryFn: async ({ signal }) => (await request("/api/fields", fieldList, { signal })).fields,
});

/** The farmer's fields with what waits to be sent, and how the loading stands. */
export function useFields() {
  const list = useQuery(fieldsQuery);
  const writes = useWrites();
  const own = [...listWaiting(writes, fieldWrites), ...listWaiting(writes, flowWrites)];
  return {
    list,
    fields: applyWaiting(
      list.data ?? [],
      own.sort((a, b) => a.at - b.at),
    ),
  };
}

type Edit = { kind: "edit"; fieldId: string; input: EditFieldInput };
export type FieldChange = Edit | Exclude<FieldCommand, { kind: "edit" }>;

/** @param known the fields as the server has them: a season of theirs does not begin with an edit */
export function toCommand(
  change: FieldChange,
  known: readonly Pick<Field, "seasons">[] = [],
): FieldCommand {
  if (change.kind !== "edit") return change;
  const { season } = change.input;
  const isKnown = known.some(({ seasons }) => seasons.some(({ id }) => id === season?.id));
  return { ...change, begins: season !== null && season !== undefined && !isKnown };
}

/** Keeps a change of the fields and sends it. */
export function useWriteField() {
  const client = useQueryClient();
  return useWrite(fieldWrites, {
    toCommand: (change: FieldChange) => toCommand(change, client.getQueryData(fieldsKey)),
  });
}
