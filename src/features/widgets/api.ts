import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
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

/** Shows or hides cards at once, saves that, and takes it back when it could not be saved. */
export function useUpdateWidgets() {
  const client = useQueryClient();
  const { queryKey } = widgetsQuery;
  return useMutation({
    mutationKey: queryKey,
    // One after the other: of two quick presses on one card the later must also arrive later.
    scope: { id: "widgets" },
    networkMode: "always",
    mutationFn: (changes: WidgetsInput) =>
      request("/api/widgets", widgets, { method: "PUT", body: changes }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...changes });
      return { before };
    },
    onError: (_error, changes, context) => {
      const before = context?.before;
      if (before)
        client.setQueryData(queryKey, (shown) => shown && undoChanges(shown, before, changes));
    },
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) client.setQueryData(queryKey, saved);
    },
  });
}
