import { expect } from "vitest";
import type { OrderFault } from "#src/features/orders/schema.ts";
import { appErrorStatus, isAppErrorCode } from "#src/shared/app-error.ts";
import type { TestMarket, Trader } from "./test-orders.server.ts";

/** Something that is refused. */
export type Refused = {
  name: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: () => string;
  as: () => Trader | null;
  headers?: Record<string, string>;
  body?: () => unknown;
  status: number;
  /** The field and what is wrong with it, where the refusal is about one. */
  at?: [() => string, OrderFault];
};

/** All that these routes can change. */
async function readAll({ db }: TestMarket): Promise<unknown> {
  return {
    cart: await db.selectFrom("cartLines").selectAll().orderBy("productId").execute(),
    orders: await db.selectFrom("orders").selectAll().orderBy("id").execute(),
    lines: await db.selectFrom("orderLines").selectAll().orderBy("id").execute(),
    steps: await db
      .selectFrom("orderSteps")
      .selectAll()
      .orderBy("orderId")
      .orderBy("position")
      .execute(),
    ratings: await db.selectFrom("ratings").selectAll().execute(),
    payments: await db.selectFrom("sellerPayments").selectAll().execute(),
    products: await db
      .selectFrom("products")
      .select(["id", "stock", "ratingSum", "ratingCount"])
      .orderBy("id")
      .execute(),
  };
}

/** Sends it: it is refused with its code and its reason at the field, and nothing has changed. */
export async function expectRefusal(market: TestMarket, refused: Refused): Promise<void> {
  const { method = "POST", path, as, body, headers = {}, status, at } = refused;
  const payload = await body?.();
  const before = await readAll(market);
  const answer = await market.ask(as(), path(), {
    method,
    headers,
    ...(typeof payload === "object" && payload !== null ? { body: payload } : {}),
  });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
  const code: unknown = answer.body.code;
  expect(isAppErrorCode(code) && appErrorStatus[code]).toBe(status);
  if (at) expect(answer.body.fields).toMatchObject({ [at[0]()]: at[1] });
  expect(await readAll(market)).toEqual(before);
}
