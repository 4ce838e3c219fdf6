import { randomUUID } from "node:crypto";
import pg from "pg";
import * as z from "zod/mini";
import { cart } from "#src/features/orders/cart-schema.ts";
import { checkoutAnswer, type Order, orderPage } from "#src/features/orders/schema.ts";
import type { Answered } from "./ask.ts";
import { type FarmClient, read, send } from "./farm-client.ts";
import { readProof } from "./identity.ts";
import type { RunningProduct } from "./product.ts";

/** Puts a product of a farmer on offer, as selling does, on the database that the processes share. */
export async function offerProduct(
  databaseUrl: string,
  given: { sellerUid: string; sellerName: string; title: string; stock: number; rupees?: number },
): Promise<string> {
  const id = randomUUID();
  const { sellerUid, sellerName, title, stock, rupees = 120 } = given;
  const words = { en: { title, description: `${title}, of this year.` } };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into products (id, image, words, "priceInPaise", category, unit, "authorUid", "authorName",
        "searchText", "titleText", stock, "placeName", district, state, latitude, longitude,
        "deliveryRadiusKm", "returnDays")
      values ($1, '/pictures/products/neem-sapling.svg', $2, $3, 'tools', 'piece', $4, $5, $6, $6, $7,
        'Wardha', 'Wardha', 'Maharashtra', 20.745, 78.602, 100, 7)`,
      [id, JSON.stringify(words), rupees * 100, sellerUid, sellerName, title.toLowerCase(), stock],
    );
  } finally {
    await client.end();
  }
  return id;
}

/** Names a product anew, as its seller does. */
export async function changeWords(
  databaseUrl: string,
  { productId, title }: { productId: string; title: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update products set words = jsonb_set(words, '{en,title}', to_jsonb($2::text)),
        version = version + 1 where id = $1`,
      [productId, title],
    );
  } finally {
    await client.end();
  }
}

/** Leaves nothing of a product, as a sale to somebody else does. */
export async function sellOut(databaseUrl: string, productId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("update products set stock = 0 where id = $1", [productId]);
  } finally {
    await client.end();
  }
}

/** Everybody so far is known by their address, and for long. */
export async function proveEverybody(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update "identityUser"
      set "emailVerified" = true, "createdAt" = now() - interval '1 year'`);
  } finally {
    await client.end();
  }
}

/** Shows that a farmer's address is their own, as the link of the mail would. */
export async function proveClient(
  farmer: FarmClient,
  product: Pick<RunningProduct, "url" | "dataDirectory">,
): Promise<void> {
  const proof = await readProof(product, farmer.email);
  const { status, text } = await send(farmer, `${product.url}/api/session/email/verify`, proof);
  if (status !== 204) throw new Error(`Proving failed: ${status} ${text}`);
}

export const readUid = async (farmer: FarmClient, url: string): Promise<string> =>
  z.object({ uid: z.string() }).parse(JSON.parse((await read(farmer, `${url}/api/session`)).text))
    .uid;

export const readStock = async (farmer: FarmClient, url: string, id: string): Promise<number> =>
  z
    .object({ stock: z.int() })
    .parse(JSON.parse((await read(farmer, `${url}/api/products/${id}`)).text)).stock;

export type Checkout = { id: string; revision: string; phone: string; sellers: object[] };

/** Puts one of a product into the cart and fills the form for all that is in it. */
export async function fillCart(
  farmer: FarmClient,
  url: string,
  productId: string,
): Promise<Checkout> {
  const { status, text } = await send(farmer, `${url}/api/cart/lines`, { productId });
  if (status !== 200) throw new Error(`The cart took nothing: ${status} ${text}`);
  const { revision, sellers } = cart.parse(JSON.parse(text));
  return {
    id: randomUUID(),
    revision,
    phone: "98765 43210",
    sellers: sellers.map(({ seller }) => ({ seller, handover: "pick-up", payment: "cash" })),
  };
}

export const sendCheckout = (
  farmer: FarmClient,
  url: string,
  checkout: Checkout,
): Promise<Answered> => send(farmer, `${url}/api/checkout`, checkout);

export const readPlaced = ({ text }: Answered): Order[] =>
  checkoutAnswer.parse(JSON.parse(text)).orders;

/** All that a farmer ever bought. */
export async function listBought(farmer: FarmClient, url: string): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const { text } = await read(farmer, `${url}/api/orders?side=bought${query}`);
    const page = orderPage.parse(JSON.parse(text));
    orders.push(...page.orders);
    cursor = page.nextCursor;
  }
  return orders;
}
