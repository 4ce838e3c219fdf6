import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fieldsQuery } from "#src/features/fields/api.ts";
import { applyWaiting as applyWaitingFields } from "#src/features/fields/waiting-rules.ts";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { request } from "#src/shared/http-client.ts";
import { addVersion } from "#src/shared/versions.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { listFieldSoils } from "./rules.ts";
import {
  type CardInput,
  type ChoiceInput,
  type FarmSoil,
  farmSoil,
  type PriceInput,
} from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

/** What is kept of the farm's soils; of the farm's place, whose state says whose limits are used. */
export const soilQuery = queryOptions({
  queryKey: [...farmPlaceQuery.queryKey, "soil"],
  queryFn: ({ signal }) => request("/api/soil", farmSoil, { signal }),
});

/** Every field's soil and plan with what waits to be sent, worked out on the device; and how the loading stands. */
export function useFieldSoils() {
  const query = useQuery(soilQuery);
  const list = useQuery(fieldsQuery);
  const writes = useWrites();
  const today = getLocalDay(useNow());
  const { data } = query;
  const { data: known } = list;
  const farm = useMemo(() => {
    const own = writes.filter(({ kind }) => kind === "soil");
    return data && applyWaiting(data, own);
  }, [data, writes]);
  // A plan is looked for among thousands of purchases, so not again for each drawing.
  const soils = useMemo(() => {
    if (!farm || !known) return null;
    const own = writes.filter(({ kind }) => kind === "field");
    return listFieldSoils(applyWaitingFields(known, own), farm, today);
  }, [farm, known, writes, today]);
  return {
    farm,
    soils,
    today,
    error: query.error ?? list.error,
    isFetching: query.isFetching || list.isFetching,
    isPaused: query.fetchStatus === "paused" || list.fetchStatus === "paused",
    refetch: async () => {
      await Promise.all([query.refetch(), list.refetch()]);
    },
  };
}

type SoilChange =
  | { kind: "add"; fieldId: string; id: string; card: CardInput }
  | { kind: "correct"; fieldId: string; id: string; card: CardInput; version: string }
  | { kind: "remove"; fieldId: string; id: string; version: string }
  | { kind: "restore"; fieldId: string; id: string }
  | { kind: "choose"; fieldId: string; choice: ChoiceInput; version: string }
  | { kind: "price"; price: PriceInput; version: string };

/** How a change is sent. */
export function toRequest(change: SoilChange) {
  if (change.kind === "price") {
    const path = addVersion("/api/soil/prices", change.version);
    return { method: "PUT" as const, path, body: change.price };
  }
  const path = `/api/soil/${change.fieldId}`;
  const about = change.fieldId;
  if (change.kind === "choose") {
    const own = addVersion(`${path}/choice`, change.version);
    return { method: "PUT" as const, path: own, about, body: change.choice, needs: [about] };
  }
  const own = `${path}/cards/${change.id}`;
  const needs = [about, change.id];
  switch (change.kind) {
    case "add": {
      const { id, card } = change;
      const body = { id, card };
      const method = "POST" as const;
      return { method, path: `${path}/cards`, about, body, makes: [id], needs: [about] };
    }
    case "correct":
      return {
        method: "PUT" as const,
        path: addVersion(own, change.version),
        about,
        body: change.card,
        needs,
      };
    case "remove":
      return { method: "DELETE" as const, path: addVersion(own, change.version), about, needs };
    case "restore":
      return { method: "POST" as const, path: `${own}/restore`, about, needs };
  }
}

/**
 * Keeps what was told of the soils and sends it, all in the order in which it was told.
 * @returns by the mutation: the server's answer, or null when it waits
 */
export function useWriteSoil() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: SoilChange) =>
      outbox.write({ id: makeClientId(), kind: "soil", ...toRequest(change) }),
  });
}

/** What the server has now, which the screens then show too. */
export async function getStoredSoil(client: QueryClient): Promise<FarmSoil> {
  return client.fetchQuery({ ...soilQuery, staleTime: 0 });
}

/** Takes in what the server answered, whenever it was sent. */
export async function applySentSoil(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = soilQuery;
  // An answer that is on its way may be from before the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, farmSoil.parse(answer));
}
