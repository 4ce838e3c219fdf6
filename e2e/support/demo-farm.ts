import { randomUUID } from "node:crypto";
import type { DemoMandi } from "#src/features/prices/test-mandi.server.ts";
import { makeRecord } from "#src/features/prices/test-mandi.server.ts";
import { dayBefore } from "./farm.ts";
import { type FarmSender, send, signUp } from "./farm-sender.ts";
import { password } from "./farmers.ts";
import { drawPicture, fillFarm } from "./full-farm.ts";
import type { Mailing } from "./identity.ts";

/** Who signs in to the filled farm. */
export const demoFarmer = { email: "asha@example.org", password };

const goods = [
  { commodity: "Onion", variety: "Red", rupees: 1780 },
  { commodity: "Tomato", variety: "Hybrid", rupees: 1620 },
  { commodity: "Wheat", variety: "Lokwan", rupees: 2640 },
] as const;
/** What a market pays above or below the others. */
const markets = [
  ["Lasalgaon APMC", 1],
  ["Pimpalgaon Baswant APMC", 0.96],
  ["Pune", 1.11],
] as const;

/** Prices of a month that rise, fall and rise a little, as a mandi tells them. */
export function tellDemoPrices(mandi: DemoMandi): void {
  mandi.report(
    goods.flatMap(({ commodity, variety, rupees }) =>
      markets.flatMap(([market, factor]) =>
        Array.from({ length: 30 }, (_, age) => {
          const modal = Math.round(rupees * factor * (1 + 0.06 * Math.sin(age / 3) - age / 400));
          return makeRecord({
            market,
            commodity,
            variety,
            district: market === "Pune" ? "Pune" : "Nashik",
            arrival_date: dayBefore(age).split("-").reverse().join("/"),
            min_price: String(modal - 220),
            modal_price: String(modal),
            max_price: String(modal + 190),
          });
        }),
      ),
    ),
  );
}

async function addCounts(sender: FarmSender, fieldIds: string[]): Promise<void> {
  const [tomato = "", wheat = "", onion = ""] = fieldIds;
  const counts = [
    [tomato, "tom-fruitborer", "per-plant", 0.4, 9],
    [tomato, "tom-fruitborer", "per-plant", 1.2, 2],
    [onion, "oni-thrips", "per-plant", 12, 3],
    [wheat, "wheat-aphid", "per-ear", 0, 2],
  ] as const;
  for (const [fieldId, pestId, unit, value, days] of counts) {
    const count = { id: randomUUID(), fieldId, pestId, unit, value, date: dayBefore(days) };
    await send(sender, "POST /api/pests/counts", count);
  }
}

async function post(
  sender: FarmSender,
  given: { icon: string; category: string; title: string; description: string },
): Promise<string> {
  const { icon, ...words } = given;
  const id = randomUUID();
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, ...words })) form.set(name, value);
  form.set("picture", await drawPicture(icon));
  await send(sender, "POST /api/blogs", form);
  return id;
}

async function addTalk(farmer: FarmSender, neighbour: FarmSender): Promise<void> {
  await post(farmer, {
    icon: "drip",
    category: "water",
    title: "Drip under mulch: a third less water on tomato",
    description:
      "Two laterals a bed under silver mulch. I water every second day for an hour and the soil stays damp a finger deep.",
  });
  const id = await post(neighbour, {
    icon: "onion",
    category: "market",
    title: "Rabi onion at Lasalgaon: sell now or store?",
    description:
      "My store takes 80 quintals. Last year a tenth of it rotted by April. How do you decide?",
  });
  const comments = [
    [farmer, "I sell half at harvest, so that the costs are paid, and store the rest."],
    [neighbour, "That is how I will do it. Thank you."],
  ] as const;
  for (const [sender, text] of comments) {
    await send(sender, `POST /api/blogs/${id}/comments`, { id: randomUUID(), text });
  }
}

async function openFarmer(
  origin: string,
  account: { email: string; password: string; address: string },
): Promise<FarmSender> {
  const { address, ...rest } = account;
  const sender = await signUp(origin, rest);
  await send(sender, "PUT /api/profile/farm", { phone: "98765 43210", address });
  return sender;
}

/** Fills a farm at Ojhar near Nashik through the product's own API, and gives it a neighbour. */
export async function fillDemoFarm(product: Mailing & { url: string }): Promise<void> {
  const address = "Ojhar, Nashik 422206";
  const farmer = await openFarmer(product.url, { ...demoFarmer, address });
  const ravi = { email: "ravi@example.org", password, address };
  const neighbour = await openFarmer(product.url, ravi);
  const { fieldIds } = await fillFarm(product, { farmer, neighbour });
  await addCounts(farmer, fieldIds);
  await addTalk(farmer, neighbour);
  for (const crop of ["tomato", "wheat"]) {
    await send(farmer, `PUT /api/prices/${crop}/alerts/${randomUUID()}`, {
      marketId: null,
      direction: "above",
      levelPaise: crop === "wheat" ? 290_000 : 200_000,
    });
  }
}
