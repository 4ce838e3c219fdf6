import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { findKnown } from "./api.ts";
import { type Wish, wishList } from "./wish-schema.ts";
import { applyWish, wishesKey, wishWrites } from "./writes.ts";

function wishesQuery(language: Language) {
  return queryOptions({
    queryKey: [...wishesKey, language],
    queryFn: async ({ signal }) =>
      (await request("/api/wishes", wishList, { query: { language }, signal })).wishes,
  });
}

/** The farmer's wishlist with what waits to be sent, and how the loading stands. */
export function useWishes() {
  const client = useQueryClient();
  const list = useQuery(wishesQuery(useLanguage()));
  const wishes = useWaiting(wishWrites)
    .filter(({ refusal }) => refusal === null)
    .reduce<Wish[]>(
      (before, { command: { id, isWished } }) =>
        applyWish(before, { id, product: findKnown(client, id) }, isWished),
      list.data ?? [],
    );
  return { list, wishes, ids: new Set(wishes.map(({ id }) => id)) };
}

/** Puts a product on the wishlist or takes it off: shown at once, kept until it is sent. */
export const useSetWish = () =>
  useWrite(wishWrites, { toCommand: (wish: { id: string; isWished: boolean }) => wish });
