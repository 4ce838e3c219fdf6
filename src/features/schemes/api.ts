import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import {
  type ReadyInput,
  readyDocumentList,
  readyInput,
  type SchemeDetails,
  schemeDetails,
} from "./detail-schema.ts";
import {
  type AnswersInput,
  answersInput,
  farmerFacts,
  type SchemeFits,
  schemeFits,
} from "./eligibility-schema.ts";
import { applyAnswers } from "./fact-rules.ts";
import { applyReady } from "./ready-rules.ts";
import { type ReminderInput, reminderInput, reminderList } from "./reminder-schema.ts";
import { type SchemeFilters, schemePage } from "./schema.ts";

/** The pages of schemes that fit the filters; the list before stays while other filters load. */
export function schemesQuery({ sort: chosen, ...filters }: SchemeFilters, language: Language) {
  const sort = chosen ?? "fit";
  return infiniteQueryOptions({
    queryKey: ["schemes", { ...filters, sort }, language],
    queryFn: ({ pageParam, signal }) =>
      request("/api/schemes", schemePage, {
        query: { ...filters, sort, language, cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Everything about one scheme; null where there is none of that name. */
export function schemeQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ["scheme", id, language],
    queryFn: async ({ signal }): Promise<SchemeDetails | null> => {
      try {
        const path = `/api/schemes/${encodeURIComponent(id)}`;
        return await request(path, schemeDetails, { query: { language }, signal });
      } catch (error) {
        const isGone =
          error instanceof AppError &&
          (error.code === "not-found" || error.code === "invalid-input");
        if (isGone) return null;
        throw error;
      }
    },
  });
}

/** What is known of the farmer, and the rules of every scheme. */
export const fitsQuery = queryOptions({
  queryKey: ["scheme-fits"],
  queryFn: ({ signal }) => request("/api/scheme-fits", schemeFits, { signal }),
});

const answersPath = "/api/scheme-answers";
const documentsPath = "/api/scheme-documents";
const remindersPath = "/api/scheme-reminders";

/** What is known of the farmer, with the answers that wait to be sent, and how the loading stands. */
export function useSchemeFits() {
  const query = useQuery(fitsQuery);
  const waiting = useWrites().filter(({ path, refusal }) => path === answersPath && !refusal);
  if (!query.data) return { query, fits: null };
  let fits: SchemeFits = query.data;
  for (const { body } of waiting) {
    const change = answersInput.safeParse(body).data;
    if (change) fits = { ...fits, ...applyAnswers(fits, change) };
  }
  return { query, fits };
}

/** The papers that are ready, with what waits to be sent. */
export function useReadyDocuments() {
  const query = useQuery(readyQuery);
  const waiting = useWrites().filter(({ path, refusal }) => path === documentsPath && !refusal);
  const changes = waiting.flatMap(({ body }) => readyInput.safeParse(body).data ?? []);
  return { query, documents: query.data ? applyReady(query.data, changes) : null };
}

export const readyQuery = queryOptions({
  queryKey: ["scheme-documents"],
  queryFn: async ({ signal }) =>
    (await request(documentsPath, readyDocumentList, { signal })).documents,
});

export const remindersQuery = queryOptions({
  queryKey: ["scheme-reminders"],
  queryFn: async ({ signal }) => (await request(remindersPath, reminderList, { signal })).reminders,
});

/** The day on which a farmer is reminded of a scheme, with what waits to be sent; null for none. */
export function useReminder(schemeId: string) {
  const query = useQuery(remindersQuery);
  const waiting = useWrites().filter(({ path, refusal }) => path === remindersPath && !refusal);
  const last = waiting
    .flatMap(({ body }) => reminderInput.safeParse(body).data ?? [])
    .findLast((input) => input.schemeId === schemeId);
  const kept = query.data?.find((each) => each.schemeId === schemeId);
  return { query, day: last ? last.day : (kept?.day ?? null) };
}

function useWriteScheme<Body extends AnswersInput | ReadyInput | ReminderInput>(path: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: Body) =>
      outbox.write({ id: makeClientId(), kind: "scheme", method: "PUT", path, body }),
  });
}

/** Keeps answers and sends them in their order. */
export const useWriteAnswers = () => useWriteScheme<AnswersInput>(answersPath);
/** Keeps that a paper is ready, or not. */
export const useWriteReady = () => useWriteScheme<ReadyInput>(documentsPath);
/** Sets, moves or takes back a reminder. */
export const useWriteReminder = () => useWriteScheme<ReminderInput>(remindersPath);

/** Takes in what the server answered to an answer or a tick, whenever it was sent. */
export async function applySentScheme(
  client: QueryClient,
  { path, answer }: { path: string; answer: unknown },
): Promise<void> {
  if (path === documentsPath) {
    await client.cancelQueries({ queryKey: readyQuery.queryKey });
    client.setQueryData(readyQuery.queryKey, readyDocumentList.parse(answer).documents);
    return;
  }
  if (path === remindersPath) {
    await client.cancelQueries({ queryKey: remindersQuery.queryKey });
    client.setQueryData(remindersQuery.queryKey, reminderList.parse(answer).reminders);
    return;
  }
  await client.cancelQueries({ queryKey: fitsQuery.queryKey });
  const known = farmerFacts.parse(answer);
  client.setQueryData(fitsQuery.queryKey, (fits) => fits && { ...fits, ...known });
  // Its order is by what fits.
  void client.invalidateQueries({ queryKey: ["schemes"] });
}
