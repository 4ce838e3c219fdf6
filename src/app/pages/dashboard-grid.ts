/** Where each part of the day stands, and how much of a row it takes. */
export const daySpans = {
  today: "flex min-w-0 flex-col md:col-span-2 xl:col-span-7",
  // As high as a whole forecast from the beginning, so that nothing beside it moves when it comes.
  weather: "min-w-0 md:col-span-2 xl:col-span-5 xl:row-span-2 xl:min-h-[34.875rem]",
  assistant: "flex min-w-0 flex-col md:col-span-2 xl:col-span-7",
} as const;

/** How wide a card of so many is, so that each row is full: in twos, on wide screens in threes. */
export function getCardSpan(at: number, count: number): string {
  const isLastOfOdd = count % 2 === 1 && at === count - 1;
  const inLastRow = count % 3;
  const isInLastRow = at >= count - inLastRow;
  const wide = isInLastRow
    ? inLastRow === 1
      ? "xl:col-span-12"
      : "xl:col-span-6"
    : "xl:col-span-4";
  return isLastOfOdd ? `md:col-span-2 ${wide}` : wide;
}
