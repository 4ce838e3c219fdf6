import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FarmClient, signUp } from "./support/farm-client.ts";
import {
  type Checkout,
  fillCart,
  listBought,
  offerProduct,
  proveEverybody,
  readPlaced,
  readStock,
  readUid,
  sendCheckout,
} from "./support/farm-orders.ts";
import { type Processes, startProcesses } from "./support/processes.ts";

const buyerCount = 100;
const unitCount = 10;

describe.each([1, 2])("with %d process(es) on one database", (count) => {
  let all: Processes;
  let seller: FarmClient;
  const urlAt = (index: number) => all.processes[index % count]?.url ?? "";

  beforeAll(async () => {
    all = await startProcesses(count);
    seller = await signUp({ url: urlAt(0), origin: all.origin });
  }, 120_000);
  afterAll(() => all.stop());

  const offer = async (title: string, stock: number) =>
    offerProduct(all.databaseUrl, {
      sellerUid: await readUid(seller, urlAt(0)),
      sellerName: "Ravi",
      title,
      stock,
    });

  test("a hundred buyers at once order the last ten units: ten orders, and none is left", async () => {
    const product = await offer("The last ten", unitCount);
    const buyers: { farmer: FarmClient; checkout: Checkout }[] = [];
    for (let group = 0; group < buyerCount; group += 10) {
      const some = Array.from({ length: 10 }, async (_, index) => {
        const farmer = await signUp({ url: urlAt(index), origin: all.origin });
        return { farmer, checkout: await fillCart(farmer, urlAt(index), product) };
      });
      buyers.push(...(await Promise.all(some)));
    }
    await proveEverybody(all.databaseUrl);
    const answers = await Promise.all(
      buyers.map(({ farmer, checkout }, index) => sendCheckout(farmer, urlAt(index), checkout)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(unitCount);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(buyerCount - unitCount);
    for (const { status, text } of refused) {
      expect(status, text).toBe(409);
      expect(text).toContain("sold-out");
    }
    expect(await readStock(seller, urlAt(0), product)).toBe(0);
    const bought = await Promise.all(buyers.map(({ farmer }) => listBought(farmer, urlAt(0))));
    expect(bought.flat()).toHaveLength(unitCount);
  }, 180_000);

  test("the same press sent twenty times, to whichever process, is one order", async () => {
    const product = await offer("Sent often", 30);
    const farmer = await signUp({ url: urlAt(0), origin: all.origin });
    await proveEverybody(all.databaseUrl);
    const checkout = await fillCart(farmer, urlAt(0), product);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendCheckout(farmer, urlAt(index), checkout)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(answers.flatMap(readPlaced).map(({ id }) => id)).size).toBe(1);
    expect(await readStock(farmer, urlAt(1), product)).toBe(29);
    expect(await listBought(farmer, urlAt(1))).toHaveLength(1);
  });
});
