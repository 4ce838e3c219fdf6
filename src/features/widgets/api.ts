import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { useWrite } from "#src/ui/use-outbox.ts";
import { type Widgets, type WidgetsInput, widgetNames, widgets } from "./schema.ts";

export const widgetsKey = ["widgets"] as const;

export const widgetsQuery = queryOptions({
  queryKey: widgetsKey,
  queryFn: ({ signal }) => request("/api/widgets", widgets, { signal }),
});

/** The cards as they were before, for those that a failed change had touched; the others as they are. */
function undoChanges(shown: Widgets, before: Widgets, changes: WidgetsInput): Widgets {
  const undone = { ...shown };
  for (const name of widgetNames) if (changes[name] !== undefined) undone[name] = before[name];
  return undone;
}

/** Shows or hides cards at once and keeps that until it is saved; takes it back when it was refused. */
export function useUpdateWidgets() {
  const client = useQueryClient();
  const { queryKey } = widgetsQuery;
  return useWrite(
    { kind: "widgets" },
    {
      mutationKey: queryKey,
      // Kept at once, and sent by the outbox one after the other: a page that is left must not lose the later.
      toCommand: (changes: WidgetsInput) => changes,
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
    },
  );
}
