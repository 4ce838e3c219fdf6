/** Which third of a month a day lies in, as one speaks of it. */
export function getMonthPart(day: string): "early" | "mid" | "late" {
  const number = Number(day.slice(8, 10));
  if (number <= 10) return "early";
  return number <= 20 ? "mid" : "late";
}
