import { describe, expect, test } from "vitest";
import { AppError } from "#src/shared/app-error.ts";
import {
  findWrongStep,
  openDraft,
  pickFaults,
  readListing,
  readListingRefusal,
} from "./form-rules.ts";

const today = "2026-11-21";
const picture = `/media/${"a".repeat(64)}-640.webp`;
const draft = {
  ...openDraft("5b1d2b8e-6c1e-4b7a-9d5e-2f3a4b5c6d7e"),
  title: "Onion",
  description: "Red",
  price: "480",
  stock: "12",
  pictures: [picture],
};

describe("a listing as it is typed", () => {
  const faultsOf = (change: Partial<typeof draft>, day: string | null = today) =>
    readListing({ ...draft, ...change }, { language: "en", today: day }).faults;

  test("becomes what the server takes", () => {
    const typed = { ...draft, delivers: true, radius: "40", pin: "४२२ २०६", returnDays: "7" };
    expect(readListing(typed, { language: "mr", today }).input).toEqual({
      listing: {
        title: "Onion",
        description: "Red",
        category: "produce",
        unit: "kg",
        priceInPaise: 48_000,
        pictures: [picture],
        pin: "422206",
        deliveryRadiusKm: 40,
        returnDays: 7,
        terms: "",
        licenceNumber: null,
        batchNumber: null,
        expiryDate: null,
        language: "mr",
      },
      stock: 12,
    });
  });

  test("names every field that is not right at once", () => {
    expect(
      faultsOf({ title: " ", description: "", price: "x", stock: "1.5", pictures: [] }),
    ).toEqual({
      title: "missing",
      description: "missing",
      priceInPaise: "price-not-valid",
      stock: "stock-not-valid",
      pictures: "picture-missing",
    });
    expect(faultsOf({ delivers: true, radius: "" })).toEqual({
      deliveryRadiusKm: "radius-not-valid",
    });
    expect(faultsOf({ pin: "4222" })).toEqual({ pin: "pin-not-valid" });
  });

  test("asks for licence, batch and expiry where the law does, but not of a draft", () => {
    const missing = {
      licenceNumber: "licence-missing",
      batchNumber: "batch-missing",
      expiryDate: "expiry-missing",
    };
    expect(faultsOf({ category: "seeds" })).toEqual(missing);
    expect(faultsOf({ category: "seeds" }, null)).toEqual({});
    const packet = { category: "seeds", licenceNumber: "1", batchNumber: "2" } as const;
    expect(faultsOf({ ...packet, expiryDate: "2026-11-20" })).toEqual({ expiryDate: "expired" });
    expect(faultsOf({ ...packet, expiryDate: "2026-11-21" })).toEqual({});
  });
});

test("what the server refused is shown at its field, whatever else it says", () => {
  const fields = {
    "pictures.0": "picture-unknown",
    pin: "pin-unknown",
    stock: "stock-not-valid",
    x: "y",
  };
  const refusal = new AppError("invalid-input", "No", { fields });
  expect(readListingRefusal(refusal)).toEqual({
    pictures: "picture-unknown",
    pin: "pin-unknown",
    stock: "stock-not-valid",
  });
});

test("a step tells what is wrong in it alone, and the first wrong one is shown", () => {
  const bare = openDraft(draft.id);
  const { faults } = readListing({ ...bare, title: "Onion" }, { language: "en", today });
  expect(Object.keys(pickFaults(faults, "goods")).sort()).toEqual(["description", "pictures"]);
  expect(Object.keys(pickFaults(faults, "price")).sort()).toEqual(["priceInPaise", "stock"]);
  expect(findWrongStep(faults)).toBe("goods");
  expect(findWrongStep({ pin: "pin-unknown", stock: "stock-not-valid" })).toBe("price");
  expect(findWrongStep({})).toBeUndefined();
});
