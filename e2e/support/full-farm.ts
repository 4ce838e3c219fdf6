import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import sharp from "sharp";
import * as z from "zod/mini";
import { cart } from "#src/features/orders/cart-schema.ts";
import type { Order } from "#src/features/orders/schema.ts";
import { checkoutAnswer } from "#src/features/orders/schema.ts";
import { widgetNames } from "#src/features/widgets/schema.ts";
import { dayBefore } from "./farm.ts";
import { type FarmSender, send } from "./farm-sender.ts";
import { password } from "./farmers.ts";
import { type Mailing, readProof } from "./identity.ts";

export type FullFarm = { postId: string; boughtOrderId: string; soldOrderId: string };

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
  await send(sender, "POST /api/fields", { id, areaUnit: "acre", ...field, season });
  const ring = [...corners, corners[0]].map((corner) => [...corner]);
  await send(sender, `PUT /api/field-map/boundaries/${id}`, {
    polygon: { type: "Polygon", coordinates: [ring] },
    source: "tapped",
    accuracyInMetres: null,
    version: 0,
  });
  const water = { unit: "millimetres", value: 24 };
  for (const days of [2, 9]) {
    await send(sender, `POST /api/irrigation/${id}/entries`, {
      id: randomUUID(),
      entry: { kind: "water", date: dayBefore(days), amount: water },
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
  const note = (entry: object) => send(sender, "POST /api/harvests", { id: randomUUID(), entry });
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
    await send(sender, `POST /api/soil/${fieldId}/cards`, { id: randomUUID(), card });
  }
  const notes = [
    [tomato, 2, "Larvae on every third plant along the bund, leaves rolled.", 1],
    [wheat, 4, "Even stand, two leaves. Birds at the western edge.", 3],
    [onion, 5, "Straight and deep green.", 6],
  ] as const;
  for (const [fieldId, score, text, days] of notes) {
    const scouting = { fieldId, score, text, date: dayBefore(days), at: null };
    const form = new FormData();
    form.set("note", JSON.stringify({ id: randomUUID(), scouting }));
    await send(sender, "POST /api/field-map/scoutings", form);
  }
  await send(sender, `PUT /api/prices/onion/alerts/${randomUUID()}`, {
    marketId: null,
    direction: "above",
    levelPaise: 220_000,
  });
  await send(sender, "PUT /api/scheme-answers", {
    set: { age: 41, gender: "female", tenure: "own" },
  });
}

/** The drawing of a crop as a photograph's size of bytes. */
export async function drawPicture(icon: string): Promise<File> {
  const drawing = resolve(import.meta.dirname, `../../public/pictures/icons/${icon}.svg`);
  const crop = await sharp(drawing, { density: 600 })
    .resize(520, 520, { fit: "inside" })
    .toBuffer();
  const bytes = await sharp({
    create: { width: 960, height: 720, channels: 3, background: "#dcebcf" },
  })
    .composite([{ input: crop }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], "crop.jpg", { type: "image/jpeg" });
}

const picture = z.object({ url: z.string() });

async function offer(
  sender: FarmSender,
  given: { icon: string; title: string; rupees: number; stock: number },
): Promise<string> {
  const { icon, title, rupees, stock } = given;
  const form = new FormData();
  form.set("picture", await drawPicture(icon));
  const answer = await send(sender, "POST /api/product-pictures", form);
  const id = randomUUID();
  await send(sender, "POST /api/listings", {
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
  });
  return id;
}

async function buy(buyer: FarmSender, productId: string): Promise<Order> {
  const filled = await send(buyer, "POST /api/cart/lines", { productId, quantity: 10 });
  const { revision, sellers } = cart.parse(filled);
  const placed = await send(buyer, "POST /api/checkout", {
    id: randomUUID(),
    revision,
    phone: "98765 43210",
    sellers: sellers.map(({ seller }) => ({ seller, handover: "pick-up", payment: "cash" })),
  });
  const [order] = checkoutAnswer.parse(placed).orders;
  if (!order) throw new Error("Nothing was ordered");
  return order;
}

const session = z.object({ email: z.string() });
const posts = z.object({ posts: z.array(z.object({ id: z.string() })) });

/** The newest of the sample posts. */
async function readPostId(sender: FarmSender): Promise<string> {
  const [post] = posts.parse(await send(sender, "GET /api/blogs")).posts;
  if (!post) throw new Error("There is no post");
  return post.id;
}

/** Shows that the address of a new account is its farmer's own, as the link of the mail would. */
async function proveAddress(product: Mailing, sender: FarmSender): Promise<void> {
  const { email } = session.parse(await send(sender, "GET /api/session"));
  await send(sender, "POST /api/session/email/verify", await readProof(product, email));
}

/**
 * Fills what a farmer can fill: fields with boundaries, seasons, water, soil, harvests and notes, goods on
 * offer, orders bought and sold, wishes, a full cart and every card of the dashboard.
 * @param traders.neighbour another farmer, who trades with this one
 */
export async function fillFarm(
  product: Mailing,
  traders: { farmer: FarmSender; neighbour: FarmSender },
): Promise<FullFarm & { fieldIds: string[] }> {
  const { farmer, neighbour } = traders;
  for (const sender of [farmer, neighbour]) {
    await proveAddress(product, sender);
    await send(sender, "PUT /api/farm-place", { pin: "422206" });
  }
  await send(farmer, "PUT /api/profile/display-name", { displayName: "Asha Patil" });
  await send(neighbour, "PUT /api/profile/display-name", { displayName: "Ravi Shinde" });
  const fieldIds: string[] = [];
  for (const plot of plots) fieldIds.push(await addPlot(farmer, plot));
  await addObservations(farmer, fieldIds);
  const shown = Object.fromEntries(widgetNames.map((name) => [name, true]));
  await send(farmer, "PUT /api/widgets", shown);

  await send(farmer, "PUT /api/seller-payment", { upiId: "asha.patil@okbank", password });
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
    await send(neighbour, `POST /api/orders/${boughtOrderId}/steps`, step);
  }
  for (const productId of ["drip-kit", "neem-oil", "tomato-seeds"]) {
    await send(farmer, `PUT /api/wishes/${productId}`, {});
  }
  for (const productId of ["vermicompost", "wheel-hoe", bought]) {
    await send(farmer, "POST /api/cart/lines", { productId });
  }
  const postId = await readPostId(farmer);
  return { postId, boughtOrderId, soldOrderId: sold.id, fieldIds };
}
