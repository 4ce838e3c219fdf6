import { expect, test } from "vitest";
import { isMarketPlace, isTown } from "./market-places.server.ts";

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

test.each(["lasalgaon", "लासलगावचा", "nashik", "नाशिक", "gadchiroli"])("%s is a town", (word) =>
  expect(isTown([word])).toBe(true),
);

test.each(["maharashtra", "महाराष्ट्र", "gujarat", "marigold", "cheap"])("%s is no town", (word) =>
  expect(isTown([word])).toBe(false),
);
