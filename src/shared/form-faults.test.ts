import { expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { readFaults, readRefusal } from "./form-faults.ts";

const known = { names: ["title", "paise"], codes: ["missing", "too-long", "no-price"] } as const;
const input = z.object({
  title: z.string().check(z.minLength(1, "missing"), z.regex(/^\w+$/, "too-long")),
  sale: z.object({ paise: z.int("no-price") }),
  other: z.optional(z.string()),
});

test("the first fault of each field stands under its name, however deep it lies", () => {
  const { error } = input.safeParse({ title: "", sale: { paise: "much" } });
  expect(readFaults(error, known)).toEqual({ title: "missing", paise: "no-price" });
});

test("what the form has no field or no word for is left out", () => {
  const { error } = input.safeParse({ title: "Onion", sale: { paise: 1 }, other: 7 });
  expect(readFaults(error, known)).toEqual({});
  const typed = input.safeParse({ title: 7, sale: { paise: 1 } });
  expect(readFaults(typed.error, known)).toEqual({});
  expect(readFaults(undefined, known)).toEqual({});
});

test("what the server refused stands at its field, too", () => {
  const fields = { "entry.sale.paise": "no-price", title: "unheard-of", other: "missing" };
  const refusal = new AppError("invalid-input", "No", { fields });
  expect(readRefusal(refusal, known)).toEqual({ paise: "no-price" });
  expect(readRefusal(new TypeError("Failed to fetch"), known)).toEqual({});
  expect(readRefusal(null, known)).toEqual({});
});
