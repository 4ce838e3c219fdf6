import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, normalisePhone } from "#src/shared/phone.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { getPlaceName } from "./rules.ts";

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const indianMobile = fc
  .tuple(fc.integer({ min: 6, max: 9 }), digits(9))
  .map(([first, rest]) => `${first}${rest.join("")}`);

describe("a phone number", () => {
  test("of an Indian mobile comes out the same however it is written", () => {
    const prefix = fc.constantFrom("", "+91", "91", "0", "0091", "+91 ", "+91-", "(+91) 0");
    const gap = fc.constantFrom("", " ", "-", ".", "\u2011");
    fc.assert(
      fc.property(indianMobile, prefix, gap, (number, before, between) => {
        const written = `${before}${number.slice(0, 5)}${between}${number.slice(5)}`;
        expect(normalisePhone(written)).toBe(`+91${number}`);
      }),
    );
  });

  test("that was saved once is saved the same again, also as it is shown", () => {
    fc.assert(
      fc.property(indianMobile, (number) => {
        expect(normalisePhone(`+91${number}`)).toBe(`+91${number}`);
        expect(normalisePhone(formatPhone(`+91${number}`))).toBe(`+91${number}`);
      }),
    );
  });

  test("is in international form or not taken, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const number = normalisePhone(typed);
        if (number !== null) expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
      }),
    );
  });

  test.each([
    ["९८७६५४३२१०", "+919876543210"],
    ["৯৮৭৬৫ ৪৩২১০", "+919876543210"],
    ["౯౮౭౬౫౪౩౨౧౦", "+919876543210"],
    ["۹۸۷۶۵۴۳۲۱۰", "+919876543210"],
    ["9198765432", "+919198765432"],
    ["+44 20 7946 0958", "+442079460958"],
    ["+977 984-1234567", "+9779841234567"],
    ["00971 50 123 4567", "+971501234567"],
  ])("written %s is %s", (typed, number) => {
    expect(normalisePhone(typed)).toBe(number);
  });

  test.each([
    ["", "nothing"],
    ["98765", "too few digits"],
    ["5876543210", "no Indian mobile begins with 5"],
    ["98765432101", "a digit too many"],
    ["+91 5876543210", "nor does it with the country code"],
    ["+91 98765", "too few after the country code"],
    ["+1234567", "seven digits are too few for any country"],
    ["+1234567890123456", "sixteen are too many"],
    ["+0987654321", "no country code begins with 0"],
    ["447911123456", "a country code needs its plus sign"],
    ["call 9876543210", "words"],
    ["98765+43210", "a plus sign in the middle"],
  ])("%s is refused: %s", (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  test("from another country is shown as it is kept", () => {
    expect(formatPhone("+442079460958")).toBe("+442079460958");
    expect(formatPhone("+919876543210")).toBe("98765 43210");
  });
});

describe("a number that a farmer typed", () => {
  test.each([
    ["2", 2],
    ["2.5", 2.5],
    ["2,5", 2.5],
    [" 0.25 ", 0.25],
    [".5", 0.5],
    ["3.", 3],
    ["1,250", 1250],
    ["1,00,000", 100_000],
    ["1,250.5", 1250.5],
    ["२.५", 2.5],
  ])("%s is %d", (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  test.each(["", "two", "1.2.3", "-1", "1e5", "Infinity", "2 acre", "1,2,3", "."])(
    "%s is none",
    (typed) => {
      expect(readNumber(typed)).toBeNull();
    },
  );
});

describe("the place that an address names", () => {
  test.each([
    ["Ozar, Nashik 422206", "Ozar, Nashik"],
    ["Plot 12, Main Road, Ozar, Nashik - 422 206", "Ozar, Nashik"],
    ["At post Ozar\nTal. Niphad\nDist. Nashik\n422206", "Tal. Niphad, Dist. Nashik"],
    ["ओझर, नाशिक ४२२२०६", "ओझर, नाशिक"],
    ["Khandala", "Khandala"],
  ])("%j is %s", (address, place) => {
    expect(getPlaceName(address)).toBe(place);
  });

  test("is none when there is only a PIN code", () => {
    expect(getPlaceName("422206")).toBeNull();
  });
});
