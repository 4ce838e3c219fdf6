/** From this age on the screen says so aloud. */
const longestFreshInMs = 3 * 60 * 60 * 1000;

/** Whether a forecast is so old that whoever reads it should know. */
export function isOldForecast(fetchedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(fetchedAt) > longestFreshInMs;
}

/** Which third of a month a day lies in, as one speaks of it. */
export function getMonthPart(day: string): "early" | "mid" | "late" {
  const number = Number(day.slice(8, 10));
  if (number <= 10) return "early";
  return number <= 20 ? "mid" : "late";
}
