import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Cart } from "#src/features/orders/cart-schema.ts";
import type { Order, OrderAction, OrderPage } from "#src/features/orders/schema.ts";
import { updateEmailVerified } from "#src/features/session/store.server.ts";
import type { ProductsTable } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import { openTestServer, type TestServer, testOrigin } from "./test-server.server.ts";

export type Trader = {
  uid: string;
  name: string;
  email: string;
  cookie: string;
  address: string;
};

type Asked = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: object;
  headers?: Record<string, string>;
};

type Offered = Partial<{
  priceInPaise: number;
  stock: number;
  title: string;
  returnDays: number;
  deliveryRadiusKm: number | null;
  status: ProductsTable["status"]["__select__"];
  expiryDate: string;
}>;

/** Wardha; `442001` lies there, `411001` in Pune, some 590 km away. */
const wardha = {
  latitude: 20.745,
  longitude: 78.602,
  placeName: "Wardha",
  district: "Wardha",
  state: "Maharashtra",
};
const wardhaPin = "442001";
export const punePin = "411001";

/** Where orders may be delivered to. */
async function insertPlaces({ parts }: TestServer): Promise<void> {
  const places = [
    { pin: Number(wardhaPin), district: "Wardha", latitude: 20.74, longitude: 78.6 },
    { pin: Number(punePin), district: "Pune", latitude: 18.52, longitude: 73.85 },
  ];
  await parts.db
    .insertInto("places")
    .values(places.map((place) => ({ ...place, state: "MH", quality: "A" })))
    .execute();
}

/** Asks as one of the market's farmers. */
function openAsking({ server }: TestServer) {
  const ask = async (trader: Trader | null, path: string, asked: Asked = {}) => {
    const answer = await server.inject({
      method: asked.method ?? "GET",
      url: `/api/${path}`,
      headers: {
        origin: testOrigin,
        ...(trader ? { cookie: trader.cookie } : {}),
        ...asked.headers,
      },
      // Each address may ask so often only, and here one machine stands for many.
      remoteAddress: `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
      ...(asked.body ? { payload: asked.body } : {}),
    });
    return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
  };
  const insist = async (trader: Trader, path: string, asked: Asked = {}) => {
    const { status, body } = await ask(trader, path, asked);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return { ask, insist };
}
type Asking = ReturnType<typeof openAsking>;

/** Signs farmers up and puts what they sell on offer. */
function openSelling({ parts }: TestServer, { ask, insist }: Asking) {
  const { db, now } = parts;
  let farmers = 0;

  /** A farmer of this minute, who has shown nothing yet. */
  const openNewcomer = async (name: string): Promise<Trader> => {
    farmers += 1;
    const email = `${name.toLowerCase()}${farmers}@example.com`;
    const { body, cookies } = await ask(null, "session/sign-up", {
      method: "POST",
      body: { email, password: "monsoon-2026" },
    });
    const cookie = cookies.map((each) => `${each.name}=${each.value}`).join("; ");
    const address = `Near the well, ${name} Nagar`;
    const trader = { uid: String(body.uid), name, email, cookie, address };
    await insist(trader, "profile/display-name", { method: "PUT", body: { displayName: name } });
    await db
      .updateTable("users")
      .set({ phone: "+919876543210", address: trader.address })
      .where("uid", "=", trader.uid)
      .execute();
    return trader;
  };

  const prove = async ({ uid, email }: Trader): Promise<void> => {
    await updateEmailVerified(db, { uid, email });
  };

  const setAge = async ({ uid }: Trader, days: number): Promise<void> => {
    const createdAt = new Date(now().getTime() - days * dayInMs);
    await sql`update "identityUser" set "createdAt" = ${createdAt} where id = ${uid}`.execute(db);
  };

  /** A farmer who has been there for long, and whose address is known to be theirs. */
  const openTrader = async (name: string): Promise<Trader> => {
    const trader = await openNewcomer(name);
    await prove(trader);
    await setAge(trader, 365);
    return trader;
  };

  /** Puts a product of a farmer on offer. @returns its id */
  const offer = async (seller: Trader, given: Offered = {}): Promise<string> => {
    const { title = "Onion seed", ...columns } = given;
    const id = randomUUID();
    await db
      .insertInto("products")
      .values({
        id,
        image: "/pictures/products/neem-sapling.svg",
        words: JSON.stringify({ en: { title, description: `${title}, of this year.` } }),
        priceInPaise: 25_050,
        category: "tools",
        unit: "kg",
        authorUid: seller.uid,
        authorName: seller.name,
        authorAvator: null,
        searchText: title.toLowerCase(),
        stock: 20,
        deliveryRadiusKm: 100,
        ...wardha,
        ...columns,
      })
      .execute();
    return id;
  };

  const getStock = async (id: string): Promise<number> => {
    const row = await db
      .selectFrom("products")
      .select("stock")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return row.stock;
  };

  return { openNewcomer, openTrader, prove, setAge, offer, getStock };
}

/** Fills carts and orders what is in them. */
function openBuying({ insist }: Asking) {
  const getCart = (trader: Trader): Promise<Cart> => insist(trader, "cart");
  const put = (trader: Trader, productId: string, quantity = 1): Promise<Cart> =>
    insist(trader, "cart/lines", { method: "POST", body: { productId, quantity } });

  /** What a buyer's form sends for the cart as it is now. */
  const fillCheckout = async (
    trader: Trader,
    choice: { handover?: string; payment?: string } = {},
  ) => {
    const { revision, sellers } = await getCart(trader);
    return {
      id: randomUUID() as string,
      revision,
      phone: "98765 43210",
      address: trader.address as string | null,
      pin: wardhaPin as string | null,
      sellers: sellers.map(({ seller }) => ({
        seller,
        handover: "delivery",
        payment: "cash",
        ...choice,
      })),
    };
  };
  const placeOrders = async (
    trader: Trader,
    choice: { handover?: string; payment?: string } = {},
  ): Promise<Order[]> => {
    const body = await fillCheckout(trader, choice);
    return (await insist(trader, "checkout", { method: "POST", body })).orders;
  };
  /** One order of one product, placed by a buyer. */
  const buy = async (
    trader: Trader,
    given: { productId: string; quantity?: number; handover?: string; payment?: string },
  ): Promise<Order> => {
    const { productId, quantity = 1, ...choice } = given;
    await put(trader, productId, quantity);
    const [placed] = await placeOrders(trader, choice);
    if (!placed) throw new Error("Nothing was ordered");
    return placed;
  };

  return { getCart, put, fillCheckout, placeOrders, buy };
}

/** Looks at orders and takes them further. */
function openFollowing({ ask, insist }: Asking) {
  const getOrder = (trader: Trader, id: string): Promise<Order> => insist(trader, `orders/${id}`);
  /** Tries a step as whoever looks at the order now. */
  const step = async (
    trader: Trader,
    id: string,
    taken: OrderAction | { action: OrderAction; reason: string },
  ) => {
    const { version } = await getOrder(trader, id);
    const body = { version, ...(typeof taken === "string" ? { action: taken } : taken) };
    return ask(trader, `orders/${id}/steps`, { method: "POST", body });
  };
  const listOrders = (trader: Trader, side: "bought" | "sold"): Promise<OrderPage> =>
    insist(trader, `orders?side=${side}`);

  return { getOrder, step, listOrders };
}

/** The whole server with farmers who sell to each other. */
export async function openTestMarket(now: () => Date) {
  const product = await openTestServer({ now });
  await insertPlaces(product);
  const asking = openAsking(product);
  return {
    ...product,
    ...asking,
    ...openSelling(product, asking),
    ...openBuying(asking),
    ...openFollowing(asking),
    db: product.parts.db,
  };
}

export type TestMarket = Awaited<ReturnType<typeof openTestMarket>>;
