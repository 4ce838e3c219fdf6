import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { sampleProducts } from "#content/sample-products.ts";
import { openRandom } from "#src/shared/test-random.ts";
import { type Aim, aimAtProcess, aimAtTree } from "./support/aims.ts";
import { type FarmClient, send, signUp } from "./support/farm-client.ts";
import {
  type Checkout,
  fillCart,
  listBought,
  proveClient,
  readPlaced,
  readStock,
  sendCheckout,
} from "./support/farm-orders.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { countRounds, limitOf } from "./support/rounds.ts";

/** Shown when the test fails; the environment's repeats that run's moments of death. */
const seed = Number(process.env["KILL_SEED"] ?? randomInt(2 ** 31));
const killsEach = countRounds({ few: 3, many: 10 });
const buyerCount = 4;
/** For each way to die; five hundred in all where it is to be proven. */
const ordersInAll = countRounds({ few: 60, many: 250 });
const origin = "http://farm.test";

type Buyer = {
  farmer: FarmClient;
  /** Ids of the orders that were acknowledged. */
  acknowledged: string[];
  /** Sent, and not answered before the process died. */
  open: Checkout | null;
};
type Round = {
  url: string;
  random: () => number;
  isOver: boolean;
  answered: number;
  refusals: string[];
};

/** Orders one thing after the other until told to stop; a kill cuts off what is in flight. */
async function keepOrdering(buyer: Buyer, round: Round): Promise<void> {
  const { url, random } = round;
  while (!round.isOver) {
    const product = sampleProducts[Math.floor(random() * sampleProducts.length)];
    const checkout = await fillCart(buyer.farmer, url, product?.id ?? "").catch(() => null);
    if (!checkout) continue;
    buyer.open = checkout;
    const answer = await sendCheckout(buyer.farmer, url, checkout).catch(() => null);
    if (!answer) continue;
    buyer.open = null;
    // Of some samples there are few, and another buyer was faster.
    if (answer.status === 409) continue;
    round.answered += 1;
    if (answer.status === 201) buyer.acknowledged.push(...readPlaced(answer).map(({ id }) => id));
    else round.refusals.push(`${answer.status} ${answer.text}`);
  }
}

/** After so many orders a process dies: anywhere from its first to many, and enough of them in all. */
const countBefore = (kill: number, random: () => number): number =>
  1 + Math.floor((kill + random()) * (ordersInAll / (killsEach * (killsEach - 1) * 0.5)));

/** Each acknowledged order is there, what was cut off is one order when sent again, and no unit is lost or double. */
async function expectAllKept(buyers: Buyer[], url: string): Promise<number> {
  let cutOff = 0;
  for (const buyer of buyers) {
    if (!buyer.open) continue;
    cutOff += 1;
    const answer = await sendCheckout(buyer.farmer, url, buyer.open);
    expect([200, 201, 409], `seed ${seed}: ${answer.text}`).toContain(answer.status);
    if (answer.status !== 409) {
      buyer.acknowledged.push(...readPlaced(answer).map(({ id }) => id));
    }
    buyer.open = null;
  }
  const bought = await Promise.all(buyers.map(({ farmer }) => listBought(farmer, url)));
  const sold = new Map<string, number>();
  for (const [index, orders] of bought.entries()) {
    const ids = new Set(orders.map(({ id }) => id));
    const { acknowledged = [] } = buyers[index] ?? {};
    expect(
      acknowledged.filter((id) => !ids.has(id)),
      `seed ${seed}`,
    ).toEqual([]);
    expect(ids.size, `seed ${seed}`).toBe(new Set(acknowledged).size);
    for (const { state, lines } of orders) {
      if (state === "cancelled") continue;
      for (const { productId, quantity } of lines) {
        sold.set(productId, (sold.get(productId) ?? 0) + quantity);
      }
    }
  }
  const [first] = buyers;
  for (const { id, stock } of sampleProducts) {
    const left = first ? await readStock(first.farmer, url, id) : 0;
    expect(left + (sold.get(id) ?? 0), `seed ${seed}: ${id}`).toBe(stock);
  }
  return cutOff;
}

/** Puts everything back, so that no round finds the shelves empty. */
async function cancelAll(buyers: Buyer[], url: string): Promise<void> {
  for (const { farmer } of buyers) {
    for (const { id, state, version } of await listBought(farmer, url)) {
      if (state !== "placed") continue;
      const step = { action: "cancel", version };
      expect((await send(farmer, `${url}/api/orders/${id}/steps`, step)).status).toBe(200);
    }
  }
}

async function killAgainAndAgain(aim: Aim, random: () => number) {
  const folder = await mkdtemp(join(tmpdir(), "urvara-orders-"));
  const start = (): Promise<RunningProduct> => startProduct({ PUBLIC_URL: origin }, folder);
  let product = await start();
  const counts = { cutOff: 0, acknowledged: 0 };
  try {
    const buyers: Buyer[] = [];
    for (let index = 0; index < buyerCount; index += 1) {
      const farmer = await signUp({ url: product.url, origin });
      await proveClient(farmer, { url: product.url, dataDirectory: folder });
      buyers.push({ farmer, acknowledged: [], open: null });
    }
    for (let kill = 0; kill < killsEach; kill += 1) {
      const { url } = product;
      const round: Round = { url, random, isOver: false, answered: 0, refusals: [] };
      const ordering = buyers.map((buyer) => keepOrdering(buyer, round));
      // A kill before anything was acknowledged would prove nothing.
      const wanted = countBefore(kill, random);
      await expect
        .poll(() => round.answered, { timeout: 60_000, interval: 10 })
        .toBeGreaterThanOrEqual(wanted);
      await wait(250 * random());
      const strike = await aim(product);
      const gone = strike();
      round.isOver = true;
      await Promise.all([gone, ...ordering]);
      expect(round.refusals, `seed ${seed}`).toEqual([]);
      counts.acknowledged += round.answered;
      product = await start();
      counts.cutOff += await expectAllKept(buyers, product.url);
      if (kill % 5 === 4) await cancelAll(buyers, product.url);
    }
    return counts;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

test.runIf(process.platform === "linux")(
  "every acknowledged order outlives kills while farmers order, and no unit is lost or sold twice",
  async () => {
    const lanes = await Promise.all([
      killAgainAndAgain(aimAtProcess, openRandom(seed)),
      killAgainAndAgain(aimAtTree, openRandom(seed + 1)),
    ]);
    for (const { acknowledged, cutOff } of lanes) {
      expect(acknowledged, `seed ${seed}`).toBeGreaterThanOrEqual(ordersInAll);
      // Else the kills came between the orders, and tried nothing.
      expect(cutOff, `seed ${seed}`).toBeGreaterThan(killsEach / 2);
    }
  },
  limitOf(killsEach, 42),
);
