import { expect, test } from "vitest";
import { isMarketPlace } from "./market-places.server.ts";

test.each([
  "lasalgaon",
  "लासलगाव",
  "लासलगावचा",
  "नाशिक",
  "nashik",
  "pune",
  "maharashtra",
  "indore",
])("%s is a place where crops are sold", (word) => expect(isMarketPlace([word])).toBe(true));

test.each(["marigold", "झेंडूचा", "तोरी", "turai", "isabgol", "quinoa"])("%s is none", (word) =>
  expect(isMarketPlace([word])).toBe(false),
);
