import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { changeAsked } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import {
  type CreateFieldInput,
  type EditFieldInput,
  type Field,
  field,
  fieldList,
  type SeasonInput,
} from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

export const fieldsQuery = queryOptions({
  queryKey: ["fields"],
  queryFn: async ({ signal }) => (await request("/api/fields", fieldList, { signal })).fields,
});

/** The farmer's fields with what waits to be sent, and how the loading stands. */
export function useFields() {
  const list = useQuery(fieldsQuery);
  const writes = useWrites().filter(({ kind }) => kind === "field");
  return { list, fields: applyWaiting(list.data ?? [], writes) };
}

export type FieldChange =
  | { kind: "add"; input: CreateFieldInput }
  | { kind: "edit"; fieldId: string; input: EditFieldInput }
  | { kind: "archive" | "restore"; fieldId: string }
  | { kind: "begin"; fieldId: string; input: SeasonInput }
  | { kind: "end"; fieldId: string; seasonId: string; endedDate: string };

function toRequest(change: FieldChange) {
  const method = "POST" as const;
  if (change.kind === "add") {
    return { method, path: "/api/fields", about: change.input.id, body: change.input };
  }
  const path = `/api/fields/${change.fieldId}`;
  const about = change.fieldId;
  switch (change.kind) {
    case "edit":
      return { method: "PUT" as const, path, about, body: change.input };
    case "begin":
      return { method, path: `${path}/seasons`, about, body: change.input };
    case "end": {
      const { seasonId, endedDate } = change;
      return { method, path: `${path}/seasons/${seasonId}/end`, about, body: { endedDate } };
    }
    default:
      return { method, path: `${path}/${change.kind}`, about };
  }
}

/**
 * Keeps a change of the fields and sends it, all in the order in which they were made.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useWriteField() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: FieldChange) =>
      outbox.write({ id: makeClientId(), kind: "field", ...toRequest(change) }),
  });
}

/** Takes in what the server answered to a change, whenever it was sent. */
export async function applySentField(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = fieldsQuery;
  const stored = field.parse(answer);
  await changeAsked(client, queryKey, () => {
    client.setQueryData(queryKey, (fields: Field[] | undefined) => {
      if (!fields) return fields;
      const isKnown = fields.some(({ id }) => id === stored.id);
      return isKnown
        ? fields.map((known) => (known.id === stored.id ? stored : known))
        : [...fields, stored];
    });
  });
}
