import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { changeAsked, changeQuery } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { findKnown } from "./api.ts";
import { type Wish, wishAnswer, wishList } from "./wish-schema.ts";

const all = ["wishes"] as const;

function wishesQuery(language: Language) {
  return queryOptions({
    queryKey: [...all, language],
    queryFn: async ({ signal }) =>
      (await request("/api/wishes", wishList, { query: { language }, signal })).wishes,
  });
}

/** The list after one heart was pressed: a new wish stands first. */
function applyWish(wishes: Wish[], wish: Wish, isWished: boolean): Wish[] {
  const others = wishes.filter(({ id }) => id !== wish.id);
  if (!isWished) return others.length === wishes.length ? wishes : others;
  return others.length === wishes.length ? [wish, ...wishes] : wishes;
}

/** The farmer's wishlist with what waits to be sent, and how the loading stands. */
export function useWishes() {
  const client = useQueryClient();
  const list = useQuery(wishesQuery(useLanguage()));
  const wishes = useWrites()
    .filter(({ kind, refusal }) => kind === "wish" && refusal === null)
    .reduce<Wish[]>(
      (before, { about = "", method }) =>
        applyWish(before, { id: about, product: findKnown(client, about) }, method === "PUT"),
      list.data ?? [],
    );
  return { list, wishes, ids: new Set(wishes.map(({ id }) => id)) };
}

/** Puts a product on the wishlist or takes it off: shown at once, kept until it is sent. */
export function useSetWish() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, isWished }: { id: string; isWished: boolean }) =>
      outbox.write({
        id: makeClientId(),
        kind: "wish",
        method: isWished ? "PUT" : "DELETE",
        path: `/api/wishes/${id}`,
        about: id,
      }),
  });
}

/** Takes in what the server answered to a heart, whenever it was sent. */
export async function applySentWish(client: QueryClient, answer: unknown): Promise<void> {
  const sent = wishAnswer.safeParse(answer);
  if (!sent.success) return;
  const { id, isWished } = sent.data;
  const product = findKnown(client, id);
  await changeAsked(client, all, () => {
    for (const [key] of client.getQueriesData({ queryKey: all })) {
      changeQuery<Wish[]>(client, key, (wishes) =>
        wishes ? applyWish(wishes, { id, product }, isWished) : wishes,
      );
    }
  });
  if (isWished && !product) await client.invalidateQueries({ queryKey: all });
}
