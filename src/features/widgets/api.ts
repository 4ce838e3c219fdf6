import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox } from "#src/ui/use-outbox.ts";
import { type Widgets, type WidgetsInput, widgetNames, widgets } from "./schema.ts";

export const widgetsQuery = queryOptions({
  queryKey: ["widgets"],
  queryFn: ({ signal }) => request("/api/widgets", widgets, { signal }),
});

/** The cards as they were before, for those that a failed change had touched; the others as they are. */
function undoChanges(shown: Widgets, before: Widgets, changes: WidgetsInput): Widgets {
  const undone = { ...shown };
  for (const name of widgetNames) if (changes[name] !== undefined) undone[name] = before[name];
  return undone;
}

/**
 * Takes in what the server answered to a change of the cards, whenever it was sent.
 * @param later what was changed after it and is not answered yet: that stays as it is shown
 */
export async function applySentWidgets(
  client: QueryClient,
  { answer, later }: { answer: unknown; later: unknown[] },
): Promise<void> {
  const { queryKey } = widgetsQuery;
  // An answer that is on its way may be from before the change.
  await client.cancelQueries({ queryKey });
  const pending = client.getMutationCache().findAll({ mutationKey: queryKey, status: "pending" });
  const changes = [...later, ...pending.map(({ state }) => state.variables)];
  client.setQueryData(queryKey, Object.assign(widgets.parse(answer), ...changes));
}

/** Shows or hides cards at once and keeps that until it is saved; takes it back when it was refused. */
export function useUpdateWidgets() {
  const client = useQueryClient();
  const outbox = useOutbox();
  const { queryKey } = widgetsQuery;
  return useMutation({
    mutationKey: queryKey,
    // Kept at once, and sent by the outbox one after the other: a page that is left must not lose the later.
    networkMode: "always",
    mutationFn: (changes: WidgetsInput) =>
      outbox.write({
        id: makeClientId(),
        kind: "widgets",
        method: "PUT",
        path: "/api/widgets",
        body: changes,
      }),
    // In the frame of the press, so nothing is waited for.
    onMutate: (changes) => {
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...changes });
      return { before };
    },
    onError: (_error, changes, context) => {
      const before = context?.before;
      if (before)
        client.setQueryData(queryKey, (shown) => shown && undoChanges(shown, before, changes));
    },
  });
}
