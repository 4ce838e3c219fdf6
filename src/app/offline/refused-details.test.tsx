import { i18n } from "@lingui/core";
import { beforeEach, describe, expect, test } from "vitest";
import { fieldsQuery } from "#src/features/fields/api.ts";
import { toSquareMetres } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { useRefused as useRefusedField } from "#src/features/fields/use-refused.ts";
import { fieldWrites } from "#src/features/fields/writes.ts";
import { listingWrites } from "#src/features/marketplace/listing-writes.ts";
import { listingsQuery } from "#src/features/marketplace/own-api.ts";
import type { ProductDetail } from "#src/features/marketplace/schema.ts";
import { useRefused as useRefusedListing } from "#src/features/marketplace/use-refused.ts";
import { orderQuery } from "#src/features/orders/api.ts";
import type { Order } from "#src/features/orders/schema.ts";
import { useRefused as useRefusedStep } from "#src/features/orders/use-refused.ts";
import { stepWrites } from "#src/features/orders/writes.ts";
import type { Write } from "#src/shared/outbox.ts";
import { makeRefused, readRefused } from "./test-refused.tsx";

const id = "0d2c3f7e-1c4e-4c5e-9b7f-2f6d1c9e8a01";
const stored: Field = {
  id,
  name: "Canal plot",
  areaInSquareMetres: 20_000,
  areaUnit: "hectare",
  bighaState: null,
  soil: null,
  method: "drip",
  flowLitresPerHour: null,
  emitterCount: null,
  archivedDate: null,
  version: 2,
  seasons: [],
};
const editInput = {
  name: "River plot",
  area: 1,
  areaUnit: "hectare",
  method: "drip",
  season: null,
  version: 1,
};
const editBy = (input: object): Write =>
  makeRefused("field", { kind: "edit", fieldId: id, input, begins: false });
const edit = editBy(editInput);

beforeEach(() => {
  // What stands in content/ comes with the words, and the rest as it is written.
  i18n.loadAndActivate({
    locale: "en",
    messages: { "state.BR": "Bihar", "state.UP": "Uttar Pradesh" },
  });
});

const readField = (write: Write, fields: Field[]) =>
  readRefused({ writes: fieldWrites, useRefused: useRefusedField }, write, [
    [fieldsQuery.queryKey, fields],
  ]);

describe("a refused edit of a field", () => {
  test("stands beside the field as it is, and is made anew upon it", () => {
    const change = readField(edit, [stored]);
    expect(change?.mine).toMatch(/^River plot · 1 /);
    expect(change?.now).toMatch(/^Canal plot · 2 /);
    expect(change?.again).toMatchObject({
      command: { kind: "edit", fieldId: id, input: { name: "River plot", version: 2 } },
      needs: [id, `${id} 2`],
    });
  });

  test("that is gone is still to be read", () => {
    expect(readField(edit, [])).toEqual({ mine: "River plot", now: null, again: null });
  });

  const flow = { flowLitresPerHour: 2.5, emitterCount: 1200 };
  const bigha = { area: 1, areaUnit: "bigha", bighaState: "UP" } as const;
  test.each([
    ["its soil", { soil: "clay" }, /Clay/, /Loam(?!y)/],
    ["its way of watering", { method: "flood" }, /Flood/, /Drip/],
    [
      "its pump",
      { flowLitresPerHour: 36_000 },
      /36,000 litres in an hour/,
      /900 litres in an hour/,
    ],
    ["its drippers", flow, /1,200 × 2.5 litres in an hour/, /· 900 litres in an hour/],
    ["whose bigha it is", bigha, /Uttar Pradesh/, /Bihar/],
  ])("that differs in %s alone does not look like the field", (...[, change, mine, now]) => {
    const same = {
      name: "Canal plot",
      area: 1,
      areaUnit: "bigha",
      bighaState: "BR",
      soil: "loam",
      method: "drip",
      flowLitresPerHour: 900,
      emitterCount: null,
      season: null,
      version: 1,
    } as const;
    const { season: _season, version: _version, area, ...kept } = same;
    const areaInSquareMetres = toSquareMetres({ ...same, area });
    const field: Field = { ...stored, ...kept, areaInSquareMetres };
    const read = readField(editBy({ ...same, ...change }), [field]);
    expect(read?.mine).toMatch(mine);
    expect(read?.now).toMatch(now);
    expect(read?.mine).not.toBe(read?.now);
    expect(readField(editBy(same), [field])?.mine).toBe(read?.now);
  });
});

const listing: ProductDetail = {
  id,
  image: "/media/seed-640.webp",
  title: "Soybean seed",
  description: "Of this year",
  price: 90.5,
  priceInPaise: 9_050,
  unit: "kg",
  category: "produce",
  authorName: "Ravi",
  authorAvator: null,
  language: "en",
  stock: 40,
  isSample: false,
  place: null,
  deliveryRadiusKm: null,
  rating: null,
  ratingCount: 0,
  createdDate: "2026-11-01T06:00:00.000Z",
  version: 3,
  pictures: ["/media/seed-640.webp"],
  pin: null,
  returnDays: 0,
  terms: "",
  licenceNumber: null,
  batchNumber: null,
  expiryDate: null,
  status: "live",
  isOwn: true,
  isHidden: false,
};
const listingEdit: Write = {
  ...edit,
  kind: "listing",
  command: {
    kind: "edit",
    id,
    input: {
      title: "Soybean seed, sieved",
      description: "Of this year",
      category: "produce",
      unit: "kg",
      priceInPaise: 10_000,
      pictures: [`/media/${"a".repeat(64)}-640.webp`],
      terms: "Fetch it in the morning",
      version: 2,
    },
  },
};
const recount: Write = {
  ...listingEdit,
  command: { kind: "stock", id, stock: 25, was: 30 },
};
const readListing = (write: Write, listings: ProductDetail[]) =>
  readRefused({ writes: listingWrites, useRefused: useRefusedListing }, write, [
    [listingsQuery("en").queryKey, listings],
  ]);

describe("a refused change of a listing", () => {
  test("stands beside the listing as it is, and is made anew upon it", () => {
    const change = readListing(listingEdit, [listing]);
    expect(change?.mine).toMatch(
      /^Soybean seed, sieved · ₹100 .* · Of this year · Fetch it in the morning$/,
    );
    expect(change?.now).toMatch(/^Soybean seed · ₹90.50 .* · Of this year$/);
    expect(change?.again).toMatchObject({
      command: {
        kind: "edit",
        id,
        input: { title: "Soybean seed, sieved", priceInPaise: 10_000, version: 3 },
      },
    });
  });

  test("of its stock is counted anew from what there is now, so that no sale is undone", () => {
    const change = readListing(recount, [listing]);
    expect(change?.mine).toMatch(/^Soybean seed · 25 /);
    expect(change?.now).toMatch(/^Soybean seed · 40 /);
    expect(change?.again).toMatchObject({
      command: { kind: "stock", id, stock: 25, was: 40 },
    });
  });

  test("that is gone can be read, and not be made anew", () => {
    const change = readListing(listingEdit, []);
    expect(change).toMatchObject({ now: null, again: null });
    expect(change?.mine).toMatch(/^Soybean seed, sieved/);
  });

  test("of a listing that is not loaded yet says nothing of what stands there", () => {
    expect(
      readRefused({ writes: listingWrites, useRefused: useRefusedListing }, listingEdit, []),
    ).toMatchObject({ now: undefined, again: null });
  });
});

const order: Order = {
  id,
  reference: "K7M-2PQ",
  role: "seller",
  state: "placed",
  handover: "delivery",
  payment: "cash",
  paymentState: "due",
  refundState: "none",
  totalInPaise: 18_100,
  buyerName: "Asha",
  isBuyerGone: false,
  phone: "9876543210",
  address: "By the well",
  pin: "442001",
  sellerName: "Ravi",
  isSellerGone: false,
  pickUpPlace: null,
  sellerPhone: null,
  upiId: null,
  payeeName: null,
  isSample: false,
  placedDate: "2026-11-20T06:00:00.000Z",
  returnUntil: null,
  version: 5,
  lines: [],
  steps: [],
};
const stepBy = (given: object): Write => ({
  ...edit,
  kind: "order-step",
  command: { orderId: id, step: given },
});
const step = stepBy({ action: "accept", version: 4 });
const readStep = (write: Write, known: Order | null) =>
  readRefused({ writes: stepWrites, useRefused: useRefusedStep }, write, [
    [orderQuery(id).queryKey, known],
  ]);

describe("a refused step of an order", () => {
  test("that can still be taken is taken upon the order as it is", () => {
    const change = readStep(step, order);
    expect(change?.mine).toBeTruthy();
    expect(change?.now).toBe("K7M-2PQ · Placed · Not paid yet");
    expect(change?.again).toMatchObject({
      command: { orderId: id, step: { action: "accept", version: 5 } },
    });
  });

  test("that another one overtook cannot be taken any more", () => {
    const change = readStep(step, { ...order, state: "cancelled" });
    expect(change?.now).toBe("K7M-2PQ · Cancelled · Not paid yet");
    expect(change?.again).toBeNull();
  });

  test("of the payment stands beside how it is paid now", () => {
    const paid = { ...order, state: "accepted", paymentState: "confirmed" } as const;
    expect(readStep(stepBy({ action: "confirm-payment", version: 4 }), paid)).toMatchObject({
      now: "K7M-2PQ · Accepted · Paid",
      again: null,
    });
  });

  test("shows the reason that was typed for it", () => {
    const cancel = { action: "cancel", version: 4, reason: "The rats were faster" };
    const change = readStep(stepBy(cancel), { ...order, state: "cancelled" });
    expect(change?.mine).toMatch(/· The rats were faster$/);
  });

  test("of an order that is gone, or is not loaded yet, says so", () => {
    expect(readStep(step, null)).toMatchObject({ now: null, again: null });
    expect(readRefused({ writes: stepWrites, useRefused: useRefusedStep }, step, [])).toMatchObject(
      {
        now: undefined,
        again: null,
      },
    );
  });
});
