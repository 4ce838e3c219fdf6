/** What a farmer asks of their own record and of figures that the product keeps. */
export const recordTopics = [
  "last-water",
  "pump-time",
  "crop-age",
  "soil-card",
  "price-gap",
  "price-trend",
  "price-support",
  "water-now",
  "before-rain",
  "frost-coming",
  "feed-or-wait",
  "insurance-date",
  "account",
  "holding",
] as const;
export type RecordTopic = (typeof recordTopics)[number];
