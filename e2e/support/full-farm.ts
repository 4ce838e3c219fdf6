import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import type { APIRequestContext } from "playwright-core";
import sharp from "sharp";
import * as z from "zod/mini";
import { cart } from "#src/features/orders/cart-schema.ts";
import { checkoutAnswer, type Order } from "#src/features/orders/schema.ts";
import { widgetNames } from "#src/features/widgets/schema.ts";
import { dayBefore } from "./farm.ts";
import { password } from "./farmers.ts";
import { proveAddress } from "./identity.ts";
import type { RunningProduct } from "./product.ts";

/** A farmer who is signed in, and the address that their requests come from. */
type FarmSender = { request: APIRequestContext; origin: string };

export type FullFarm = { postId: string; boughtOrderId: string; soldOrderId: string };

async function send(
  { request, origin }: FarmSender,
  asked: `${"POST" | "PUT"} ${string}`,
  body:
    | { data: object }
    | { multipart: NonNullable<Parameters<typeof request.post>[1]>["multipart"] },
): Promise<unknown> {
  const [method = "", path = ""] = asked.split(" ");
  const headers = { origin };
  const answer = await request.fetch(
    path,
    "data" in body
      ? { method, headers, data: body.data }
      : { method, headers, ...(body.multipart ? { multipart: body.multipart } : {}) },
  );
  if (!answer.ok()) throw new Error(`${asked} failed: ${answer.status()} ${await answer.text()}`);
  return answer.headers()["content-type"]?.includes("json") ? answer.json() : null;
}

const plots = [
  {
    name: "Well plot",
    area: 1.5,
    soil: "black",
    method: "drip",
    flowLitresPerHour: 4,
    emitterCount: 2500,
    crop: "tomato",
    variety: "Arka Rakshak",
    sownDaysAgo: 62,
    corners: [
      [73.9201, 20.0902],
      [73.9209, 20.0903],
      [73.9208, 20.091],
      [73.92, 20.0908],
    ],
  },
  {
    name: "Canal field",
    area: 2.5,
    soil: "black",
    method: "furrow",
    flowLitresPerHour: 22_000,
    emitterCount: null,
    crop: "wheat",
    variety: null,
    sownDaysAgo: 14,
    corners: [
      [73.921, 20.0903],
      [73.9221, 20.0904],
      [73.9219, 20.0913],
      [73.9209, 20.0911],
    ],
  },
  {
    name: "River plot",
    area: 1,
    soil: "alluvial",
    method: "sprinkler",
    flowLitresPerHour: 9000,
    emitterCount: null,
    crop: "onion",
    variety: "Bhima Shakti",
    sownDaysAgo: 35,
    corners: [
      [73.9202, 20.0893],
      [73.921, 20.0894],
      [73.9209, 20.0901],
      [73.9201, 20.09],
    ],
  },
] as const;
type Plot = (typeof plots)[number];

async function addPlot(sender: FarmSender, plot: Plot): Promise<string> {
  const { crop, variety, sownDaysAgo, corners, ...field } = plot;
  const id = randomUUID();
  const season = { id: randomUUID(), crop, variety, sowingDate: dayBefore(sownDaysAgo) };
  await send(sender, "POST /api/fields", { data: { id, areaUnit: "acre", ...field, season } });
  const ring = [...corners, corners[0]].map((corner) => [...corner]);
  await send(sender, `PUT /api/field-map/boundaries/${id}`, {
    data: {
      polygon: { type: "Polygon", coordinates: [ring] },
      source: "tapped",
      accuracyInMetres: null,
      version: 0,
    },
  });
  const water = { unit: "millimetres", value: 24 };
  for (const days of [2, 9]) {
    await send(sender, `POST /api/irrigation/${id}/entries`, {
      data: { id: randomUUID(), entry: { kind: "water", date: dayBefore(days), amount: water } },
    });
  }
  await addRecords(sender, { id, seasonId: season.id, plot });
  return id;
}

async function addRecords(
  sender: FarmSender,
  { id, seasonId, plot }: { id: string; seasonId: string; plot: Plot },
): Promise<void> {
  const { crop, area } = plot;
  const note = (entry: object) =>
    send(sender, "POST /api/harvests", { data: { id: randomUUID(), entry } });
  const thisYear = Number(dayBefore(0).slice(0, 4));
  for (const [yearsAgo, quintals] of [
    [4, 62],
    [3, 71],
    [2, 66],
    [1, 78],
  ] as const) {
    const year = thisYear - yearsAgo;
    const ground = { kind: "earlier", fieldId: id, crop, year, area, areaUnit: "acre" };
    const quantity = crop === "wheat" ? Math.round(quintals / 4) : quintals;
    const sale = { by: "unit", paise: crop === "wheat" ? 258_500 : 174_000 };
    await note({ kind: "harvest", ground, date: null, quantity, unit: "quintal", sale });
  }
  const ground = { kind: "season", fieldId: id, seasonId };
  const costs = [
    ["seed", 640_000, "Nursery, 4,000 plants"],
    ["fertiliser", 410_050, ""],
    ["labour", 1_200_000, "Planting and staking"],
  ] as const;
  for (const [costKind, paise, words] of costs) {
    const date = dayBefore(8);
    await note({ kind: "cost", ground, date, costKind, paise, note: words });
  }
  if (crop !== "tomato") return;
  const sale = { by: "unit", paise: 162_000 };
  for (const days of [1, 5]) {
    const date = dayBefore(days);
    await note({ kind: "harvest", ground, date, quantity: 22, unit: "quintal", sale });
  }
}

async function addObservations(sender: FarmSender, fieldIds: string[]): Promise<void> {
  const [tomato = "", wheat = "", onion = ""] = fieldIds;
  const values = { pH: 7.8, EC: 0.4, OC: 0.42, N: 182, P: 11, K: 340, S: 9, Zn: 0.5, Fe: 5 };
  const tests = [
    [tomato, 40, values],
    [tomato, 420, { ...values, OC: 0.38, N: 210 }],
    [onion, 90, { ...values, pH: 7.1, N: 260, P: 24 }],
  ] as const;
  for (const [fieldId, days, each] of tests) {
    const card = { testedOn: dayBefore(days), values: each };
    await send(sender, `POST /api/soil/${fieldId}/cards`, { data: { id: randomUUID(), card } });
  }
  const notes = [
    [tomato, 2, "Larvae on every third plant along the bund, leaves rolled.", 1],
    [wheat, 4, "Even stand, two leaves. Birds at the western edge.", 3],
    [onion, 5, "Straight and deep green.", 6],
  ] as const;
  for (const [fieldId, score, text, days] of notes) {
    const scouting = { fieldId, score, text, date: dayBefore(days), at: null };
    const note = JSON.stringify({ id: randomUUID(), scouting });
    await send(sender, "POST /api/field-map/scoutings", { multipart: { note } });
  }
  await send(sender, `PUT /api/prices/onion/alerts/${randomUUID()}`, {
    data: { marketId: null, direction: "above", levelPaise: 220_000 },
  });
  await send(sender, "PUT /api/scheme-answers", {
    data: { set: { age: 41, gender: "female", tenure: "own" } },
  });
}

/** The drawing of a crop as a photograph's size of bytes. */
async function drawPicture(icon: string): Promise<Buffer> {
  const drawing = resolve(import.meta.dirname, `../../public/pictures/icons/${icon}.svg`);
  const crop = await sharp(drawing, { density: 600 })
    .resize(520, 520, { fit: "inside" })
    .toBuffer();
  return sharp({ create: { width: 960, height: 720, channels: 3, background: "#dcebcf" } })
    .composite([{ input: crop }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

const picture = z.object({ url: z.string() });

async function offer(
  sender: FarmSender,
  given: { icon: string; title: string; rupees: number; stock: number },
): Promise<string> {
  const { icon, title, rupees, stock } = given;
  const file = { name: "crop.jpg", mimeType: "image/jpeg", buffer: await drawPicture(icon) };
  const answer = await send(sender, "POST /api/product-pictures", { multipart: { picture: file } });
  const id = randomUUID();
  await send(sender, "POST /api/listings", {
    data: {
      id,
      status: "live",
      stock,
      title,
      description: "Of this season, cleaned, weighed before you at the farm.",
      category: "produce",
      unit: "kg",
      priceInPaise: rupees * 100,
      pictures: [picture.parse(answer).url],
      deliveryRadiusKm: 120,
      returnDays: 7,
    },
  });
  return id;
}

async function buy(buyer: FarmSender, productId: string): Promise<Order> {
  const filled = await send(buyer, "POST /api/cart/lines", { data: { productId, quantity: 10 } });
  const { revision, sellers } = cart.parse(filled);
  const placed = await send(buyer, "POST /api/checkout", {
    data: {
      id: randomUUID(),
      revision,
      phone: "98765 43210",
      sellers: sellers.map(({ seller }) => ({ seller, handover: "pick-up", payment: "cash" })),
    },
  });
  const [order] = checkoutAnswer.parse(placed).orders;
  if (!order) throw new Error("Nothing was ordered");
  return order;
}

const posts = z.object({ posts: z.array(z.object({ id: z.string() })) });

/** The newest of the sample posts. */
async function readPostId({ request }: FarmSender): Promise<string> {
  const [post] = posts.parse(await (await request.get("/api/blogs")).json()).posts;
  if (!post) throw new Error("There is no post");
  return post.id;
}

/**
 * Fills what a farmer can fill: fields with boundaries, seasons, water, soil, harvests and notes, goods on
 * offer, orders bought and sold, wishes, a full cart and every card of the dashboard.
 * @param requests.neighbour another farmer, who trades with this one
 */
export async function fillFarm(
  product: RunningProduct,
  requests: { farmer: APIRequestContext; neighbour: APIRequestContext },
): Promise<FullFarm> {
  const origin = product.url;
  const farmer = { request: requests.farmer, origin };
  const neighbour = { request: requests.neighbour, origin };
  for (const sender of [farmer, neighbour]) {
    await proveAddress(product, sender.request);
    await send(sender, "PUT /api/farm-place", { data: { pin: "422206" } });
  }
  await send(farmer, "PUT /api/profile/display-name", { data: { displayName: "Asha Patil" } });
  await send(neighbour, "PUT /api/profile/display-name", { data: { displayName: "Ravi Shinde" } });
  const fieldIds: string[] = [];
  for (const plot of plots) fieldIds.push(await addPlot(farmer, plot));
  await addObservations(farmer, fieldIds);
  const shown = Object.fromEntries(widgetNames.map((name) => [name, true]));
  await send(farmer, "PUT /api/widgets", { data: shown });

  const upi = { data: { upiId: "asha.patil@okbank", password } };
  await send(farmer, "PUT /api/seller-payment", upi);
  const tomatoes = { icon: "tomato", title: "Vine-ripe tomatoes", rupees: 24, stock: 300 };
  const own = await offer(farmer, tomatoes);
  const okra = { icon: "okra", title: "Tender okra, picked each morning", rupees: 38, stock: 60 };
  await offer(farmer, okra);
  const bought = await offer(neighbour, {
    icon: "turmeric",
    title: "Turmeric fingers, Salem",
    rupees: 140,
    stock: 80,
  });
  const sold = await buy(neighbour, own);
  const { id: boughtOrderId, version } = await buy(farmer, bought);
  for (const [at, action] of (["accept", "dispatch", "deliver"] as const).entries()) {
    const step = { action, version: version + at };
    await send(neighbour, `POST /api/orders/${boughtOrderId}/steps`, { data: step });
  }
  for (const productId of ["drip-kit", "neem-oil", "tomato-seeds"]) {
    await send(farmer, `PUT /api/wishes/${productId}`, { data: {} });
  }
  for (const productId of ["vermicompost", "wheel-hoe", bought]) {
    await send(farmer, "POST /api/cart/lines", { data: { productId } });
  }
  return { postId: await readPostId(farmer), boughtOrderId, soldOrderId: sold.id };
}
