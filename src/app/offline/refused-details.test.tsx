import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { RefusedField } from "#src/features/fields/refused-section.tsx";
import type { Field } from "#src/features/fields/schema.ts";
import type { Write } from "#src/shared/outbox.ts";
import type { RefusedChange, RefusedProps } from "#src/ui/refused-change.ts";

const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
const stored: Field = {
  id,
  name: "Canal plot",
  areaInSquareMetres: 20_000,
  areaUnit: "hectare",
  bighaState: null,
  soil: null,
  method: "drip",
  flowLitresPerHour: null,
  emitterCount: null,
  archivedDate: null,
  version: 2,
  seasons: [],
};
const edit: Write = {
  id: "edit",
  kind: "field",
  method: "PUT",
  path: `/api/fields/${id}`,
  about: id,
  body: {
    name: "River plot",
    area: 1,
    areaUnit: "hectare",
    method: "drip",
    season: null,
    version: 1,
  },
  uid: "asha",
  at: 1,
  tries: 0,
  refusal: { code: "conflict", message: "changed" },
};

beforeEach(() => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
});

/** What a feature reads of a refused write, upon what the server is known to have. */
function read(Part: FunctionComponent<RefusedProps>, write: Write, fields: Field[]) {
  const client = new QueryClient();
  client.setQueryData(["fields"], fields);
  const changes: RefusedChange[] = [];
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Part write={write}>
          {(change) => {
            changes.push(change);
            return null;
          }}
        </Part>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return changes[0];
}

test("a refused edit of a field stands beside the field as it is, and is made anew upon it", () => {
  const change = read(RefusedField, edit, [stored]);
  expect(change?.mine).toMatch(/^River plot · 1 /);
  expect(change?.now).toMatch(/^Canal plot · 2 /);
  expect(change?.again).toMatchObject({
    method: "PUT",
    path: edit.path,
    body: { name: "River plot", version: 2 },
    needs: [id, `${id} 2`],
  });
});

test("of a field that is gone what was typed is still to be read", () => {
  expect(read(RefusedField, edit, [])).toEqual({ mine: "River plot", now: null, again: null });
});
