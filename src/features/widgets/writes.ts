import { msg } from "@lingui/core/macro";
import type { Writes } from "#src/shared/writes.ts";
import { widgetsKey } from "./api.ts";
import { type WidgetsInput, widgets, widgetsInput } from "./schema.ts";

/** Which cards are shown. */
export const widgetWrites: Writes<WidgetsInput, "widgets"> = {
  kind: "widgets",
  command: widgetsInput,
  toRequest: (body) => ({ method: "PUT", path: "/api/widgets", body }),
  /** What was changed later and is not answered yet stays as it is shown. */
  async applySent(client, { answer, later }) {
    // An answer that is on its way may be from before the change.
    await client.cancelQueries({ queryKey: widgetsKey });
    const cache = client.getMutationCache();
    const pending = cache.findAll({ mutationKey: widgetsKey, status: "pending" });
    const changes = [...later, ...pending.map(({ state }) => state.variables)];
    client.setQueryData(widgetsKey, Object.assign(widgets.parse(answer), ...changes));
  },
  getName: () => msg`The cards of your dashboard`,
};
