import { listTokens, readMagnitude, wordAt } from "./numbers.server.ts";
import { getUnit } from "./sum-units.server.ts";

const minutesOfHour = 60;

/** The lengths of time that a text tells in hours, "2 hours 30 minutes" as one; minutes alone are left out. */
export function listHours(text: string): number[] {
  const all = listTokens(text);
  const isOther = (word: string) => getUnit(word) !== null;
  const found: number[] = [];
  let end = -1;
  for (let at = 0; at < all.length; ) {
    const count = readMagnitude(all, { at, isMoney: false, isOther });
    const unit = count && getUnit(wordAt(all, count.next));
    if (!count || count.value === null || (unit !== "hour" && unit !== "minute")) {
      at = count?.next ?? at + 1;
      continue;
    }
    const last = found.at(-1);
    if (unit === "hour") found.push(count.value);
    else if (last !== undefined && end === at) {
      found.splice(-1, 1, last + count.value / minutesOfHour);
    }
    at = count.next + 1;
    end = at;
  }
  return found;
}
