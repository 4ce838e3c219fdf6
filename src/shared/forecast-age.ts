/** From this age on the screen says so aloud. */
const longestFreshInMs = 3 * 60 * 60 * 1000;

/** Whether a forecast is so old that whoever reads it should know. */
export function isOldForecast(fetchedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(fetchedAt) > longestFreshInMs;
}
