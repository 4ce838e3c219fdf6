import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import type { Write } from "#src/shared/outbox.ts";
import { readCommand, toWrite, type Writes } from "#src/shared/writes.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";

/** A write that came too late. */
export const makeRefused = (kind: Write["kind"], command: object): Write => ({
  id: "edit",
  kind,
  command,
  uid: "asha",
  at: 1,
  tries: 0,
  refusal: { code: "conflict", message: "changed" },
});

type Refusable<Command> = {
  writes: Writes<Command>;
  useRefused: (command: Command) => RefusedChange<Command> | null;
};

/** What a feature reads of a refused write, upon what the server is known to have. */
export function readRefused<Command>(
  { writes, useRefused }: Refusable<Command>,
  write: Write,
  known: readonly (readonly [QueryKey, unknown])[],
) {
  const client = new QueryClient();
  for (const [key, data] of known) client.setQueryData(key, data);
  const command = readCommand(writes, write);
  if (command === null) throw new Error("The command cannot be read");
  const changes: (RefusedChange<Command> | null)[] = [];
  function Reader({ command }: { command: Command }) {
    changes.push(useRefused(command));
    return null;
  }
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Reader command={command} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const [change] = changes;
  return change && { ...change, again: change.again && toWrite(writes, change.again) };
}
