import { type Kysely, type SqlBool, sql } from "kysely";
import { countSlips, hearWord, splitWords } from "#src/platform/search-words.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { type AddressParts, readAddress } from "./addresses.server.ts";
import {
  countSlipsAllowed,
  placeOfDistrict,
  readSpelling,
  type Spelling,
} from "./gazetteer.server.ts";
import { measureDistance } from "./rules.ts";
import type { FarmPlace, Place, UnderstoodAddress } from "./schema.ts";
import {
  chooseMain,
  getFarmPlace,
  listNamedPlaces,
  listPlacesByPin,
  type NamedPlace,
  updateFarmPlace,
} from "./store.server.ts";

type ResolvedAddress = { place: Place | null; understood: UnderstoodAddress };

/** Some of an address's words in a row, as one name. */
type Gram = Spelling & { at: number; length: number; isWhole: boolean };

const longestGram = 3;
const shortestName = 3;
const mostCandidates = 1000;
// The same name twice so near is one place for the weather.
const samePlaceWithin = 30;
const contradictingBeyond = 200;

function listGrams({ segments }: AddressParts): Gram[] {
  let before = 0;
  const grams: Gram[] = [];
  for (const { words } of segments) {
    for (let at = 0; at < words.length; at += 1) {
      for (let length = 1; length <= Math.min(longestGram, words.length - at); length += 1) {
        const spelling = readSpelling(words.slice(at, at + length));
        const isWhole = length === words.length;
        if (spelling.letters.length < shortestName) continue;
        grams.push({ ...spelling, at: before + at, length, isWhole });
      }
    }
    before += words.length;
  }
  return grams;
}

/** How many slips lie between what was written and a name, or null when it is another. */
function countNameSlips(written: Spelling, named: NamedPlace["spelling"]): number | null {
  if (written.letters === named.letters) return 0;
  if (written.frame !== named.frame) return null;
  const slips = countSlips(written.sound, hearWord(named.letters));
  return slips <= countSlipsAllowed(written) ? slips : null;
}

type Fit = {
  named: NamedPlace;
  slips: number;
  score: number;
  isInSubdistrict: boolean;
  isWhole: boolean;
};

/** Smaller scores are better: few slips, said first, and the taluka said too. */
function fit(named: NamedPlace, grams: readonly Gram[]): Fit | null {
  let best: Fit | null = null;
  const subdistrict = readSpelling(splitWords(named.place.subdistrict ?? ""));
  for (const gram of grams) {
    const slips = countNameSlips(gram, named.spelling);
    if (slips === null) continue;
    const isInSubdistrict =
      subdistrict.letters !== "" &&
      grams.some(
        (other) =>
          (other.at >= gram.at + gram.length || other.at + other.length <= gram.at) &&
          countNameSlips(other, subdistrict) !== null,
      );
    const score =
      2 * slips + gram.at - gram.length + (gram.isWhole ? 0 : 1) - (isInSubdistrict ? 4 : 0);
    if (!best || score < best.score)
      best = { named, slips, score, isInSubdistrict, isWhole: gram.isWhole };
  }
  return best;
}

/** The one place that fits best, or null when none does or two that lie apart do equally. */
function chooseFit(fits: readonly Fit[]): Fit | null {
  const best = Math.min(...fits.map(({ score }) => score));
  const [first, ...others] = fits.filter(({ score }) => score === best);
  const isSame = ({ named }: Fit) =>
    first && measureDistance(first.named.place, named.place) <= samePlaceWithin;
  return first && others.every(isSame) ? first : null;
}

const isPlace = (value: Place | undefined): value is Place => value !== undefined;

/** Whether the rest of the address speaks of somewhere far from its PIN code, so that one is wrong. */
function contradicts({ districts, state }: AddressParts, place: Place): boolean {
  if (districts.length === 0) return state !== null && state.name !== place.state;
  return districts.every((district) => measureDistance(district, place) > contradictingBeyond);
}

/**
 * Decides which place an address means.
 * @param given.ofPin the places below its PIN code, if it has one
 * @param given.candidates places whose names may be in it
 */
function choosePlace(
  parts: AddressParts,
  given: { ofPin: readonly NamedPlace[]; candidates: readonly NamedPlace[] },
): ResolvedAddress {
  const [district] = parts.districts.length === 1 ? parts.districts : [];
  const understand = (place: Place | undefined, name: string | null): ResolvedAddress => ({
    place: place ?? null,
    understood: {
      pin: parts.pin,
      name,
      district: place?.district ?? district?.name ?? null,
      state: place?.state ?? district?.state ?? parts.state?.name ?? null,
    },
  });
  const grams = listGrams(parts);
  const main = chooseMain(given.ofPin)?.place;
  if (main) {
    if (contradicts(parts, main)) return understand(undefined, null);
    const fits = given.ofPin.map((named) => fit(named, grams)).filter((each) => each !== null);
    const [best] = fits.sort((one, other) => one.score - other.score);
    return understand(best?.named.place ?? main, best?.named.place.name ?? null);
  }
  const fits = given.candidates
    .map((named) => fit(named, grams))
    .filter((each) => each !== null)
    // Without a district a village must stand alone and as it is written, or its taluka be there too.
    .filter(
      ({ slips, isInSubdistrict, isWhole, named }) =>
        parts.districts.length > 0 ||
        isInSubdistrict ||
        (isWhole && named.spelling.letters.length >= 4 && slips <= (parts.state ? 1 : 0)),
    );
  const best = chooseFit(fits)?.named.place;
  if (best) return understand(best, best.name);
  const middle = [district].map((each) => each && placeOfDistrict(each)).find(isPlace);
  return understand(middle, null);
}

/** The place that an address means, and what of it was understood. */
export async function resolveAddress(
  db: Kysely<Tables>,
  { address }: { address: string },
): Promise<ResolvedAddress> {
  const parts = readAddress(address);
  const ofPin = parts.pin === null ? [] : await listPlacesByPin(db, { pin: parts.pin });
  const frames = [...new Set(listGrams(parts).map(({ frame }) => frame))].filter(Boolean);
  const candidates =
    ofPin.length > 0 || frames.length === 0
      ? []
      : await listNamedPlaces(db, {
          matches: sql<SqlBool>`frame = any(${frames}::text[])`,
          scope: parts,
          limit: mostCandidates,
        });
  return choosePlace(parts, { ofPin, candidates });
}

/**
 * Finds the farm in the address that Setup saved. A PIN code or position that the farmer gave stays, unless
 * a new address is far from it; an address that says nothing leaves no place that came from an address.
 * @param given.before the address until now
 */
export async function updateFarmPlaceFromAddress(
  db: Kysely<Tables>,
  { uid, address, before, now }: { uid: string; address: string; before: string | null; now: Date },
): Promise<void> {
  const kept = await getFarmPlace(db, { uid });
  if (kept && address === before) return;
  const { place } = await resolveAddress(db, { address });
  if (kept && isGiven(kept)) {
    if (!place || place.quality === "D") return;
    if (measureDistance(kept, place) <= samePlaceWithin) return;
  }
  if (place) {
    await updateFarmPlace(db, { uid, place, source: "address", now });
    return;
  }
  await db
    .deleteFrom("farmPlaces")
    .where("uid", "=", uid)
    .where("source", "=", "address")
    .execute();
}

const isGiven = ({ source }: FarmPlace) => source !== "address";
