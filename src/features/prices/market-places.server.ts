import { knownMandis } from "#content/mandis.ts";
import { getState, listDistricts, type State } from "#src/features/place/gazetteer.server.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { foldName } from "./name-rules.ts";
import type { KnownMandi } from "./name-schema.ts";

/** A market's name without the words that some reports add to it. */
function foldMarket(name: string): string {
  return foldName(name.replaceAll(/\b(?:apmc|a\.p\.m\.c\.?|mandi|krishi|upaj|samiti)\b/gi, ""));
}

/** In every language, and as reports write it. */
const listNames = ({ names, reportedAs = [] }: KnownMandi) => [
  ...Object.values(names),
  ...reportedAs,
];

const knownByName = new Map(
  knownMandis.flatMap((mandi) =>
    listNames(mandi).map((name): [string, KnownMandi] => [
      `${mandi.state} ${foldMarket(name)}`,
      mandi,
    ]),
  ),
);
const knownById = new Map(knownMandis.map((mandi): [string, KnownMandi] => [mandi.id, mandi]));

/** One of the mandis of the data, or null. */
export function getKnownMandi(id: string): KnownMandi | null {
  return knownById.get(id) ?? null;
}

const foldMarkets = (names: readonly string[]) =>
  names.map(foldMarket).filter((name) => name !== "");

/** Whether words begin with a folded name; some names are of two words. */
function beginsWithName(words: readonly string[], folded: readonly string[]): boolean {
  const said = [...words, words.join(" ")].map(foldName);
  return folded.some((name) => said.some((word) => word.startsWith(name)));
}

const knownNames = [...new Set(foldMarkets(knownMandis.flatMap(listNames)))];

const isMarket = (words: readonly string[]) => beginsWithName(words, knownNames);

/** Whether words name a market, a district or a state; a case ending may follow a market's name. */
export function isMarketPlace(words: readonly string[]): boolean {
  return (
    isMarket(words) || getState(words) !== null || listDistricts(words, null).values.length > 0
  );
}

/** Whether words name one market or district, and no state; a case ending may follow a market's name. */
export function isTown(words: readonly string[]): boolean {
  const named = [words, ...words.map((word) => [word])];
  if (named.some((each) => getState(each)?.rank === 0)) return false;
  return isMarket(words) || named.some((each) => isSameDistrict(each));
}

function isSameDistrict(words: readonly string[]): boolean {
  const { values, rank } = listDistricts(words, null);
  return values.length > 0 && rank === 0;
}

/** Whether words name a market by one of its names; a case ending may follow. */
export const isNamedMarket = (words: readonly string[], names: readonly string[]): boolean =>
  beginsWithName(words, foldMarkets(names));

/** Names of states in reports that the gazetteer does not hear by itself. */
const otherStates: Record<string, string> = {
  keralam: "KL",
  nctofdelhi: "DL",
  orissa: "OD",
  uttrakhand: "UK",
  pondicherry: "PY",
};

/** How reports write the names of states that they do not write as everybody does. */
const askedStates: Record<string, readonly string[]> = { KL: ["Keralam", "Kerala"] };

/** The names by which the source is asked for a state. */
export function listAskedStates({ code, name }: State): readonly string[] {
  return askedStates[code] ?? [name];
}

/** The two letters of a state in a report, or null: only the same name counts. */
export function findStateCode(name: string): string | null {
  const other = otherStates[foldName(name)];
  if (other) return other;
  const found = getState(splitWords(name));
  return found?.rank === 0 ? found.value.code : null;
}

/** Where a reported market is, as far as that is known. */
export type ReportedMarket = {
  id: string;
  name: string;
  district: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
  positionBy: "market" | "district" | null;
  /** Whether its district is one that is not known. */
  isDistrictUnknown: boolean;
};

/**
 * The market of a report: one that is known, by any of its names within its state; else one of its own under its
 * own name, in the middle of its district.
 */
export function readMarket(given: {
  market: string;
  district: string;
  state: string;
}): ReportedMarket {
  const { market, district, state } = given;
  const known = knownByName.get(`${state} ${foldMarket(market)}`);
  if (known) {
    const { id, names, latitude, longitude } = known;
    const own = { id, name: names.en, district: known.district, state, latitude, longitude };
    return { ...own, positionBy: "market", isDistrictUnknown: false };
  }
  const id = `${state}:${foldName(district)}:${foldName(market)}`;
  const found = listDistricts(splitWords(district), { code: state, name: "" });
  const [at] = found.rank === 0 && found.values.length === 1 ? found.values : [];
  return {
    id,
    name: market,
    district: at?.name ?? district,
    state,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    positionBy: at ? "district" : null,
    isDistrictUnknown: !at,
  };
}
