import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { countSlips, hearWord, splitWords } from "#src/platform/search-words.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { type AddressParts, type AddressSegment, readAddress } from "./addresses.server.ts";
import {
  countSlipsAllowed,
  listDistrictsFrom,
  placeOfDistrict,
  readSpelling,
  type Spelling,
} from "./gazetteer.server.ts";
import type { Place, PlaceList } from "./schema.ts";
import { chooseMain, listNamedPlaces, type NamedPlace } from "./store.server.ts";

const mostShown = 6;
const mostCandidates = 60;
const shortestTyped = 3;
const consonants = "bcdgjklmnprstv";

const pinBeginning = /(?<![\d+])([1-9]\d{2})[\s-]?(\d{0,3})\s*$/;

type Ranked = { place: Place; rank: number };

function rank(
  { place, spelling }: NamedPlace,
  { typed, context }: { typed: Spelling; context: readonly Spelling[] },
): Ranked | null {
  const isBegun = spelling.letters.startsWith(typed.letters);
  const slips = isBegun ? 0 : countSlips(typed.sound, hearWord(spelling.letters));
  if (slips > countSlipsAllowed(typed)) return null;
  const parts = [place.subdistrict ?? "", place.district, place.state];
  const around = context.length > 0 ? parts.map((part) => readSpelling(splitWords(part))) : [];
  const isTold = (word: Spelling) =>
    around.some(
      ({ letters, frame }) => letters.startsWith(word.letters) || frame.startsWith(word.frame),
    );
  const told = context.filter(isTold).length;
  const isWhole = spelling.letters === typed.letters;
  // The head post office of a district, which is in its town, has the number 001.
  const isTown = place.pin?.endsWith("001") === true && place.name === place.district;
  return { place, rank: slips * 2 - told * 5 - (isWhole ? 2 : 0) - (isTown ? 1 : 0) };
}

/** What is one slip away from a frame: a letter missing, too many, wrong, or two swapped. */
function listNearFrames(frame: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= frame.length; at += 1) {
    const [before, after] = [frame.slice(0, at), frame.slice(at)];
    near.add(before + after.slice(1));
    if (after.length > 1) near.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of consonants) {
      near.add(before + letter + after);
      near.add(before + letter + after.slice(1));
    }
  }
  near.delete("");
  return [...near];
}

/** The best places for one name; what is misspelt beyond its vowels only where nothing else is. */
async function listLike(
  db: Kysely<Tables>,
  given: { typed: Spelling; context: readonly Spelling[]; parts: AddressParts },
): Promise<Place[]> {
  const { typed, parts: scope } = given;
  const { letters, frame } = typed;
  const list = async (matches: RawBuilder<SqlBool>, isOrdered = false) => {
    const named = await listNamedPlaces(db, { matches, scope, limit: mostCandidates, isOrdered });
    return named.map((each) => rank(each, given)).filter((each) => each !== null);
  };
  let found = await list(sql<SqlBool>`letters like ${`${letters}%`}`, true);
  if (frame) found.push(...(await list(sql<SqlBool>`frame = ${frame}`)));
  if (found.length === 0 && frame.length > 2) {
    found = await list(sql<SqlBool>`frame = any(${listNearFrames(frame)}::text[])`);
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ place }) => place);
}

const isSame = (one: Place, other: Place) => one.pin === other.pin && one.name === other.name;

/** The places of some PIN codes that the words before the digits name. */
async function listTold(
  db: Kysely<Tables>,
  { within, typed }: { within: RawBuilder<SqlBool>; typed: Spelling },
): Promise<NamedPlace[]> {
  if (typed.letters.length < shortestTyped) return [];
  const { letters, frame } = typed;
  const matches = sql<SqlBool>`${within} and (letters like ${`${letters}%`} or frame = ${frame})`;
  return listNamedPlaces(db, { matches, limit: mostCandidates });
}

/** The places below every PIN code that begins with what was typed. */
async function listFromPin(
  db: Kysely<Tables>,
  { digits, parts }: { digits: string; parts: AddressParts },
): Promise<Place[]> {
  const [from, to] = [digits.padEnd(6, "0"), digits.padEnd(6, "9")].map(Number);
  const within = sql<SqlBool>`places.pin between ${from}::integer and ${to}::integer`;
  const pins = db
    .selectFrom("places")
    .select("pin")
    .where(within)
    .orderBy("pin")
    .limit(mostShown)
    .as("some");
  const named = await listNamedPlaces(db, {
    matches: sql<SqlBool>`"placeNames".pin in (select pin from ${pins})`,
    limit: 400,
  });
  const [first] = parts.segments;
  const typed = readSpelling(first?.words ?? []);
  const isTold = ({ spelling }: NamedPlace) =>
    typed.letters !== "" &&
    (spelling.letters.startsWith(typed.letters) || spelling.frame === typed.frame);
  const told = await listTold(db, { within, typed });
  if (told.length > 0 && digits.length < 6) return told.map(({ place }) => place);
  if (digits.length === 6) return [...named.filter(isTold), ...named].map(({ place }) => place);
  const numbers = [...new Set(named.map(({ place }) => place.pin))].sort();
  return numbers.flatMap((pin) => {
    const below = named.filter(({ place }) => place.pin === pin);
    return [below.find(isTold) ?? chooseMain(below)].flatMap((each) => (each ? [each.place] : []));
  });
}

function cut(places: readonly Place[]): Place[] {
  const different = places.filter(
    (place, at) => places.findIndex((other) => isSame(other, place)) === at,
  );
  return different.slice(0, mostShown);
}

/** The names a segment may begin with, the longest first, and the words that follow. */
function listReadings({ words }: AddressSegment): { name: string[]; rest: string[] }[] {
  return words.map((_, at) => {
    const length = words.length - at;
    return { name: words.slice(0, length), rest: words.slice(length) };
  });
}

/**
 * The places that an address may go on to name: by the beginning of a PIN code or of a name, in Latin
 * letters or Devanagari, misspelt too. Whatever of district and state is there narrows the search.
 */
export async function searchPlaces(
  db: Kysely<Tables>,
  { search }: { search: string },
): Promise<PlaceList> {
  const text = toLatinDigits(search);
  const digits = pinBeginning.exec(text);
  const parts = readAddress(digits ? text.slice(0, digits.index) : text);
  const [first] = parts.segments;
  if (digits) {
    const begun = `${digits[1]}${digits[2]}`;
    const places = await listFromPin(db, { digits: begun, parts });
    return { places: cut(places), keeps: first?.start ?? 0 };
  }
  const whole = readSpelling(first ? first.words : []);
  const districts = parts.districts.length > 0 && !first ? parts.districts : [];
  const begun = first ? listDistrictsFrom(whole, parts.state) : [];
  if (!first) {
    const [district] = districts;
    if (!district) return { places: [], keeps: 0 };
    const typed = readSpelling(splitWords(district.name));
    const towns = await listLike(db, { typed, context: [], parts });
    return { places: cut([...districts.map(placeOfDistrict), ...towns]), keeps: 0 };
  }
  const others = parts.segments.slice(1).flatMap(({ words }) => words);
  for (const segment of parts.segments.slice(0, 3)) {
    for (const { name, rest } of listReadings(segment)) {
      const typed = readSpelling(name);
      if (typed.letters.length < shortestTyped) continue;
      const context = [...rest, ...others].map((word) => readSpelling([word]));
      const places = await listLike(db, { typed, context, parts });
      const fromDistricts =
        parts.districts.length === 0 && segment === first && rest.length === 0 ? begun : [];
      const all = cut([...fromDistricts.slice(0, 2).map(placeOfDistrict), ...places]);
      if (all.length > 0) return { places: all, keeps: segment.start };
    }
  }
  return { places: [], keeps: 0 };
}
