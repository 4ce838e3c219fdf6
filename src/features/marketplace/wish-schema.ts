import * as z from "zod/mini";
import { product } from "./schema.ts";

export const mostWishes = 300;

/** Something a farmer keeps an eye on; null while it is not on sale. */
const wish = z.object({ id: z.string(), product: z.nullable(product) });
export type Wish = z.infer<typeof wish>;

/** The last wish first. */
export const wishList = z.object({ wishes: z.array(wish) });

export const wishAnswer = z.object({ id: z.string(), isWished: z.boolean() });
