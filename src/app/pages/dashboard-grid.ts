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
