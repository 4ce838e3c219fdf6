import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
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

/** The flow of a field is told where its watering is noted. */
const isFlow = ({ kind, path }: { kind: string; path: string }) =>
  kind === "irrigation" && path.endsWith("/flow");

/** The farmer's fields with what waits to be sent, and how the loading stands. */
export function useFields() {
  const list = useQuery(fieldsQuery);
  const writes = useWrites().filter(({ kind, path }) => kind === "field" || isFlow({ kind, path }));
  return { list, fields: applyWaiting(list.data ?? [], writes) };
}

export type FieldChange =
  | { kind: "add"; input: CreateFieldInput }
  | { kind: "edit"; fieldId: string; input: EditFieldInput }
  | { kind: "archive" | "restore" | "remove"; fieldId: string }
  | { kind: "begin"; fieldId: string; input: SeasonInput }
  | { kind: "end"; fieldId: string; seasonId: string; endedDate: string };

/** A field as one of its edits leaves it: the next edit must not follow on another device's of the same number. */
const nameVersion = (id: string, version: number) => `${id} ${version}`;

const listSeason = (season: SeasonInput | null | undefined) => (season ? [season.id] : []);

/** @param known the fields as the server has them: a season of theirs need not be made first */
export function toRequest(change: FieldChange, known: readonly Pick<Field, "seasons">[] = []) {
  const method = "POST" as const;
  if (change.kind === "add") {
    const { input } = change;
    const makes = [input.id, nameVersion(input.id, 1), ...listSeason(input.season)];
    return { method, path: "/api/fields", about: input.id, body: input, makes };
  }
  const { fieldId: about } = change;
  const path = `/api/fields/${about}`;
  const own = { method, path: `${path}/${change.kind}`, about, needs: [about] };
  switch (change.kind) {
    case "edit": {
      const { input } = change;
      const seasons = known.flatMap((each) => each.seasons.map(({ id }) => id));
      const made = listSeason(input.season).filter((id) => !seasons.includes(id));
      return {
        ...own,
        method: "PUT" as const,
        path,
        body: input,
        makes: [nameVersion(about, input.version + 1), ...made],
        needs: [about, nameVersion(about, input.version)],
      };
    }
    case "begin":
      return { ...own, path: `${path}/seasons`, body: change.input, makes: [change.input.id] };
    case "end": {
      const { seasonId, endedDate } = change;
      const ending = { path: `${path}/seasons/${seasonId}/end`, body: { endedDate } };
      return { ...own, ...ending, needs: [about, seasonId] };
    }
    default:
      return own;
  }
}

/**
 * Keeps a change of the fields and sends it, all in the order in which they were made.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useWriteField() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: FieldChange) => {
      const known = client.getQueryData(fieldsQuery.queryKey);
      return outbox.write({ id: makeClientId(), kind: "field", ...toRequest(change, known) });
    },
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
