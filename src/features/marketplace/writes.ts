import { msg } from "@lingui/core/macro";
import type * as z from "zod/mini";
import { changeAsked } from "#src/shared/change-query.ts";
import type { Writes } from "#src/shared/writes.ts";
import { findKnown } from "./api.ts";
import { type Wish, wishAnswer } from "./wish-schema.ts";

export const wishesKey = ["wishes"] as const;

/** The list after one heart was pressed: a new wish stands first. */
export function applyWish(wishes: Wish[], wish: Wish, isWished: boolean): Wish[] {
  const others = wishes.filter(({ id }) => id !== wish.id);
  if (!isWished) return others.length === wishes.length ? wishes : others;
  return others.length === wishes.length ? [wish, ...wishes] : wishes;
}

/** Hearts. */
export const wishWrites: Writes<z.infer<typeof wishAnswer>, "wish"> = {
  kind: "wish",
  command: wishAnswer,
  toRequest: ({ id, isWished }) => ({
    method: isWished ? "PUT" : "DELETE",
    path: `/api/wishes/${id}`,
  }),
  async applySent(client, { answer }) {
    const sent = wishAnswer.safeParse(answer);
    if (!sent.success) return;
    const { id, isWished } = sent.data;
    const product = findKnown(client, id);
    await changeAsked<Wish[]>(client, wishesKey, (wishes) =>
      applyWish(wishes, { id, product }, isWished),
    );
    if (isWished && !product) await client.invalidateQueries({ queryKey: wishesKey });
  },
  getName: () => msg`A heart on the market`,
};
