import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
} from "@tanstack/react-query";
import { request, requestOrNull } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { type ReadyInput, readyDocumentList, schemeDetails } from "./detail-schema.ts";
import { type AnswersInput, type SchemeFits, schemeFits } from "./eligibility-schema.ts";
import { applyAnswers } from "./fact-rules.ts";
import { applyReady } from "./ready-rules.ts";
import { type ReminderInput, reminderList } from "./reminder-schema.ts";
import { type SchemeFilters, schemePage } from "./schema.ts";
import {
  fitsKey,
  readyKey,
  remindersKey,
  type SchemeCommand,
  schemesKey,
  schemeWrites,
} from "./writes.ts";

/** The pages of schemes that fit the filters; the list before stays while other filters load. */
export function schemesQuery({ sort: chosen, ...filters }: SchemeFilters, language: Language) {
  const sort = chosen ?? "fit";
  return infiniteQueryOptions({
    queryKey: [...schemesKey, { ...filters, sort }, language],
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
    queryFn: ({ signal }) => {
      const path = `/api/schemes/${encodeURIComponent(id)}`;
      return requestOrNull(path, schemeDetails, { query: { language }, signal });
    },
  });
}

/** What is known of the farmer, and the rules of every scheme. */
export const fitsQuery = queryOptions({
  queryKey: fitsKey,
  queryFn: ({ signal }) => request("/api/scheme-fits", schemeFits, { signal }),
});

/** What waits to be sent, oldest first; what was refused is not counted on. */
const useUnsent = () =>
  useWaiting(schemeWrites).flatMap(({ command, refusal }) => (refusal ? [] : command));

/** What is known of the farmer, with the answers that wait to be sent, and how the loading stands. */
export function useSchemeFits() {
  const query = useQuery(fitsQuery);
  const waiting = useUnsent();
  if (!query.data) return { query, fits: null };
  let fits: SchemeFits = query.data;
  for (const { kind, input } of waiting) {
    if (kind === "answers") fits = { ...fits, ...applyAnswers(fits, input) };
  }
  return { query, fits };
}

/** The papers that are ready, with what waits to be sent. */
export function useReadyDocuments() {
  const query = useQuery(readyQuery);
  const changes = useUnsent().flatMap(({ kind, input }) => (kind === "ready" ? input : []));
  return { query, documents: query.data ? applyReady(query.data, changes) : null };
}

export const readyQuery = queryOptions({
  queryKey: readyKey,
  queryFn: async ({ signal }) =>
    (await request("/api/scheme-documents", readyDocumentList, { signal })).documents,
});

export const remindersQuery = queryOptions({
  queryKey: remindersKey,
  queryFn: async ({ signal }) =>
    (await request("/api/scheme-reminders", reminderList, { signal })).reminders,
});

/** The day on which a farmer is reminded of a scheme, with what waits to be sent; null for none. */
export function useReminder(schemeId: string) {
  const query = useQuery(remindersQuery);
  const last = useUnsent()
    .flatMap(({ kind, input }) => (kind === "reminder" ? input : []))
    .findLast((input) => input.schemeId === schemeId);
  const kept = query.data?.find((each) => each.schemeId === schemeId);
  return { query, day: last ? last.day : (kept?.day ?? null) };
}

const useWriteScheme = <Input>(toCommand: (input: Input) => SchemeCommand) =>
  useWrite(schemeWrites, { toCommand });

/** Keeps answers and sends them in their order. */
export const useWriteAnswers = () =>
  useWriteScheme((input: AnswersInput) => ({ kind: "answers", input }));
/** Keeps that a paper is ready, or not. */
export const useWriteReady = () =>
  useWriteScheme((input: ReadyInput) => ({ kind: "ready", input }));
/** Sets, moves or takes back a reminder. */
export const useWriteReminder = () =>
  useWriteScheme((input: ReminderInput) => ({ kind: "reminder", input }));
