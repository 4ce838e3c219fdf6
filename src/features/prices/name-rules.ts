import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { commodities } from "./data/commodity-names.ts";

/** A name without what writers do as they like: case, marks, spaces, the dots of borrowed letters. */
export function foldName(name: string): string {
  return (
    name
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036f\u093c]/g, "")
      .normalize("NFC")
      // The moon with its dot for the dot alone.
      .replaceAll("\u0901", "\u0902")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")
  );
}

/** Every name of a crop as it is sold. */
function listNames(crop: Crop): string[] {
  const commodity = commodities[crop];
  return commodity ? [...commodity.asked, ...commodity.names.split("|")] : [];
}

let cropsByName: Map<string, Crop> | undefined;

/** The crop that a report's commodity is, or null for a name that is not known: it is never guessed. */
export function findCrop(commodity: string): Crop | null {
  cropsByName ??= new Map(
    // Not by the crop's own word here: what is reported as rice has been milled.
    crops.flatMap((crop) => listNames(crop).map((name) => [foldName(name), crop] as const)),
  );
  return cropsByName.get(foldName(commodity)) ?? null;
}

/**
 * The crops that what was typed may mean, in any script and by any of their names; all for nothing typed.
 * @param given.getWord the name in the reader's language
 */
export function searchCrops(
  typed: string,
  given: { among: readonly Crop[]; getWord: (crop: Crop) => string },
): Crop[] {
  const wanted = foldName(typed);
  const { among, getWord } = given;
  if (!wanted) return [...among];
  const rank = (crop: Crop) => {
    const others = commodities[crop]?.typed ?? "";
    const names = [getWord(crop), crop, ...listNames(crop), ...others.split("|")].map(foldName);
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return wanted.length > 2 && names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return among.filter((crop) => rank(crop) < 2).toSorted((one, other) => rank(one) - rank(other));
}
