import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countCart, getChoice, getDeliveryRadius } from "./cart-rules.ts";
import { getReturnDays, listSteps, makeReference, makeUpiLink, planStep } from "./rules.ts";
import { type OrderState, orderActions, orderStates, traders } from "./schema.ts";

const now = new Date("2026-11-21T06:00:00Z");
const standing = (state: OrderState) => ({
  state,
  payment: "cash" as const,
  paymentState: "due" as const,
  refundState: "none" as const,
  returnUntil: "2026-11-28T06:00:00.000Z",
});

/** Written down from what farmers were promised, apart from the code. */
const promised: Record<OrderState, string[]> = {
  placed: ["seller accept accepted", "buyer cancel cancelled", "seller cancel cancelled"],
  accepted: ["seller dispatch dispatched", "buyer cancel cancelled", "seller cancel cancelled"],
  dispatched: ["seller deliver delivered", "buyer deliver delivered", "seller cancel cancelled"],
  delivered: ["buyer request-return return-requested"],
  "return-requested": ["seller return returned", "seller decline-return delivered"],
  cancelled: [],
  returned: [],
};

test.each(orderStates)("from %s an order goes where it may go, and nowhere else", (state) => {
  const found = orderActions.flatMap((action) =>
    traders.flatMap((by) => {
      const planned = planStep(standing(state), { action, by, reason: "So", now });
      return "fault" in planned || planned.state === state
        ? []
        : [`${by} ${action} ${planned.state}`];
    }),
  );
  expect(found.sort()).toEqual([...promised[state]].sort());
});

test("what a side is offered is what it may do", () => {
  expect(listSteps(standing("placed"), { by: "seller", now })).toEqual([
    "accept",
    "confirm-payment",
    "cancel",
  ]);
  expect(listSteps(standing("dispatched"), { by: "buyer", now })).toEqual(["deliver"]);
  expect(listSteps(standing("cancelled"), { by: "seller", now })).toEqual([]);
});

test("stock goes back when nobody keeps the goods, and only then", () => {
  const plan = (state: OrderState, action: (typeof orderActions)[number]) =>
    planStep(standing(state), { action, by: "seller", reason: "So", now });
  expect(plan("placed", "cancel")).toMatchObject({ returnsStock: true });
  expect(plan("return-requested", "return")).toMatchObject({ returnsStock: true });
  expect(plan("placed", "accept")).toMatchObject({ returnsStock: false });
  expect(plan("return-requested", "decline-return")).toMatchObject({ returnsStock: false });
});

test("a cart comes to what is paid; what only samples would cost is told apart", () => {
  const sold = [
    { isSample: false, totalInPaise: 140_00 },
    { isSample: true, totalInPaise: 1_970_00 },
    { isSample: false, totalInPaise: 5_00 },
  ];
  expect(countCart(sold)).toEqual({ totalInPaise: 145_00, samplesInPaise: 1_970_00 });
  expect(countCart([])).toEqual({ totalInPaise: 0, samplesInPaise: 0 });
});

test("what cannot be brought to the farm is fetched where it is near, unless the buyer says otherwise", () => {
  const near = { isSample: false, kilometres: 12 };
  const seller = { seller: "a", deliveryRadiusKm: 30, reachesFarm: true, takesUpi: true, ...near };
  const offered = (change: Partial<typeof seller> | { deliveryRadiusKm: null }, choices = {}) =>
    getChoice({ ...seller, ...change }, choices).handover;
  expect(offered({})).toBe("delivery");
  expect(offered({ reachesFarm: false })).toBe("pick-up");
  expect(offered({ reachesFarm: false }, { a: { handover: "delivery" } })).toBe("delivery");
  expect(offered({ deliveryRadiusKm: null }, { a: { handover: "delivery" } })).toBe("pick-up");
  const far = { reachesFarm: false, kilometres: 240 };
  expect(offered(far)).toBeNull();
  expect(offered(far, { a: { handover: "pick-up" } })).toBe("pick-up");
  expect(offered({ ...far, isSample: true })).toBe("pick-up");
});

describe("a link for payment apps", () => {
  test("has the exact amount and the order's reference, in the form that apps read", () => {
    const link = makeUpiLink({
      upiId: "ravi.patil@okbank",
      payeeName: "Ravi & Sons",
      totalInPaise: 20_000_005,
      reference: "UR7K3M9Q2X",
    });
    expect(link).toBe(
      "upi://pay?pa=ravi.patil@okbank&pn=Ravi%20%26%20Sons&am=200000.05&cu=INR&tr=UR7K3M9Q2X&tn=Urvara%20UR7K3M9Q2X",
    );
  });

  test("states any amount to the paisa", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_000_000_000_000_000n }), (paise) => {
        const link = makeUpiLink({
          upiId: "a@b",
          payeeName: "A",
          totalInPaise: Number(paise),
          reference: "R",
        });
        const [, rupees = "", cents = ""] = /am=(\d+)\.(\d\d)&/.exec(link) ?? [];
        expect(BigInt(rupees) * 100n + BigInt(cents)).toBe(paise);
      }),
    );
  });
});

test("a reference is short, the same for the same order, and without letters that are misread", () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }), (one, other) => {
      expect(makeReference(one)).toMatch(/^UR[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(makeReference(one)).toBe(makeReference(one));
      if (one !== other) expect(makeReference(one)).not.toBe(makeReference(other));
    }),
  );
});

test("all of an order is delivered no farther and returned no later than each part of it", () => {
  expect(getDeliveryRadius([50, 20, 100])).toBe(20);
  expect(getDeliveryRadius([50, null])).toBeNull();
  expect(getDeliveryRadius([])).toBeNull();
  expect(getReturnDays([7, 0, 10])).toBe(0);
  expect(getReturnDays([7, 10])).toBe(7);
});
