import { districts as allDistricts } from "#content/districts.ts";
import { states as allStates } from "#content/states.ts";
import { countSlips, hearWord, splitWords } from "#src/platform/search-words.server.ts";
import type { Language } from "#src/shared/language.ts";
import zones from "./data/zones.json";
import { measureDistance, type Position } from "./rules.ts";
import type { Place } from "./schema.ts";

export type District = Position & { code: string; state: string; name: string; zone: number };

/** A name as it is looked up: its Latin letters, their sound, and its frame. */
export type Spelling = { letters: string; sound: string; frame: string };

type Named<Value> = Spelling & { value: Value };

/**
 * What stays of a word of a name however its vowels and breaths are written: Ozar, Ojhar -> `ajr`.
 * @param sound Latin letters, small
 */
export function readFrame(sound: string): string {
  return (
    sound
      // The village at the end: gaon, gaum, gav, gaw, ganv.
      .replace(/g[ao]+u?[nm]?[nmvw]$/, "gn")
      // The letter of Raigarh, Raigad is heard between r and d.
      .replaceAll("rh", "d")
      .replaceAll("ch", "C")
      .replace(/c(?=[eiy])/g, "s")
      .replaceAll("c", "k")
      .replaceAll("C", "c")
      .replaceAll("q", "k")
      .replaceAll("x", "ks")
      .replaceAll("z", "j")
      .replaceAll("w", "v")
      .replaceAll("f", "p")
      .replace(/^[aeiouy]+/, "A")
      .replace(/[aeiouyh]/g, "")
      .replace(/(.)\1+/g, "$1")
      .toLowerCase()
  );
}

/** How the words of one name, as `splitWords` gives them, are looked up. */
export function readSpelling(words: readonly string[]): Spelling {
  const heard = words.map(hearWord).join("");
  const letters = words.join("");
  const isLatin = /^[a-z]+$/.test(letters);
  const sound = heard.replaceAll(/[^a-z]/g, "");
  const frame = words
    .map((word) => readFrame(/^[a-z]+$/.test(word) ? word : hearWord(word)))
    .join("");
  return { letters: isLatin ? letters : sound, sound, frame };
}

export type State = { code: string; name: string };
type Gazetteer = {
  states: Named<State>[];
  districts: Named<District>[];
  /** By the state's letters and the name, as places are stored. */
  byName: Map<string, District>;
};
let gazetteer: Gazetteer | undefined;

/** How names of one place are looked up; what sounds in Devanagari as it is written in English is looked up once. */
function listSpellings(names: readonly string[]): Spelling[] {
  const spellings = names.map((name) => readSpelling(splitWords(name)));
  return [...new Map(spellings.map((each) => [`${each.letters} ${each.sound}`, each])).values()];
}

function readGazetteer(): Gazetteer {
  if (gazetteer) return gazetteer;
  const read: Gazetteer = { states: [], districts: [], byName: new Map() };
  const stateNames = new Map<string, string>();
  for (const { code, names, otherNames = [] } of allStates) {
    const value = { code, name: names.en };
    stateNames.set(code, names.en);
    // The two letters too, as in "Nashik, MH".
    for (const spelling of listSpellings([...Object.values(names), ...otherNames, code])) {
      read.states.push({ ...spelling, value });
    }
  }
  for (const { state: code, names, otherNames = [], latitude, longitude, zone } of allDistricts) {
    const name = names.en;
    const state = stateNames.get(code);
    if (state === undefined) throw new Error(`content/states has no ${code}`);
    const own = { code, state, name, latitude, longitude, zone };
    read.byName.set(`${code} ${name}`, own);
    for (const spelling of listSpellings([...Object.values(names), ...otherNames])) {
      read.districts.push({ ...spelling, value: own });
    }
  }
  gazetteer = read;
  return read;
}

/** How many slips may lie between two writings of one frame: the more it tells, the more. */
export function countSlipsAllowed({ letters, frame }: Spelling): number {
  return letters.length < 5 ? 1 : Math.max(2, frame.length - 1);
}

const mostMissing = 3;

/** How well a name fits what was written: 0 the same letters, more for less; null when it is another. */
function rankName(typed: Spelling, named: Spelling): number | null {
  if (typed.letters === named.letters || typed.sound === named.sound) return 0;
  if (typed.letters.length < 4 || typed.frame[0] !== named.frame[0]) return null;
  if (Math.abs(typed.letters.length - named.letters.length) > mostMissing) return null;
  const slips = Math.min(
    countSlips(typed.sound, named.sound),
    countSlips(typed.letters, named.letters),
  );
  // The beginning of a longer name counts as none; a district is always written to its end.
  const missing = Math.max(0, named.sound.length - typed.sound.length);
  const isFrame = typed.frame === named.frame && typed.frame.length >= 3;
  if (isFrame && slips <= 2 && missing <= 2) return slips;
  const most = typed.sound.length >= 8 ? 2 : typed.sound.length >= 5 ? 1 : 0;
  return slips + missing <= most ? 2 + slips + missing : null;
}

function listBest<Value>(typed: Spelling, list: Named<Value>[]): { values: Value[]; rank: number } {
  let best = { values: [] as Value[], rank: Number.POSITIVE_INFINITY };
  for (const named of list) {
    const rank = rankName(typed, named);
    if (rank === null || rank > best.rank) continue;
    if (rank < best.rank) best = { values: [], rank };
    if (!best.values.includes(named.value)) best.values.push(named.value);
  }
  return best;
}

/** The state that words name, an old or misspelt name too, and how far from its own it is; or null. */
export function getState(words: readonly string[]): { value: State; rank: number } | null {
  const { values, rank } = listBest(readSpelling(words), readGazetteer().states);
  const [value] = values;
  return value ? { value, rank } : null;
}

/** Shorter names are words of their own, too. */
const leastOfName = 4;

let statesByName: Map<string, string | null> | undefined;

/** The codes of states by the letters and the sound of their names and of their districts'; null where two share one. */
function getStatesByName(): Map<string, string | null> {
  if (statesByName) return statesByName;
  statesByName = new Map();
  const { states, districts } = readGazetteer();
  const named = [
    ...states.map(({ letters, sound, value }) => ({ letters, sound, code: value.code })),
    ...districts.map(({ letters, sound, value }) => ({ letters, sound, code: value.code })),
  ];
  for (const { letters, sound, code } of named) {
    for (const name of new Set([letters, sound])) {
      const other = statesByName.get(name) ?? code;
      if (name.length >= leastOfName) statesByName.set(name, other === code ? code : null);
    }
  }
  return statesByName;
}

/** The two letters by which people call these states; small ones are words of English. */
const shortNames = /\b(?:MP|UP)\b|\bmp\b/;

/** The code of the one state that a text names, or a district of which it names; null where it names none, or several. */
export function findNamedState(text: string): string | null {
  const words = splitWords(text);
  const names = words.flatMap((word, at) => {
    const next = words[at + 1];
    return [readSpelling([word]), ...(next ? [readSpelling([word, next])] : [])];
  });
  const known = getStatesByName();
  const short = shortNames.exec(text)?.[0].toUpperCase();
  const found = new Set([
    ...(short ? [short] : []),
    ...names.flatMap(({ letters, sound }) => known.get(letters) ?? known.get(sound) ?? []),
  ]);
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** The districts that words name: several where states share a name. */
export function listDistricts(
  words: readonly string[],
  state: State | null,
): { values: District[]; rank: number } {
  const { districts } = readGazetteer();
  const within = state ? districts.filter(({ value }) => value.code === state.code) : districts;
  return listBest(readSpelling(words), within);
}

/** The districts whose name begins with what was typed. */
export function listDistrictsFrom(typed: Spelling, state: State | null): District[] {
  if (typed.letters.length < 2) return [];
  const found = readGazetteer().districts.filter(
    ({ value, letters, sound }) =>
      (!state || value.code === state.code) &&
      (letters.startsWith(typed.letters) ||
        (typed.sound.length >= 4 && sound.startsWith(typed.sound))),
  );
  return [...new Set(found.map(({ value }) => value))];
}

/** The district of a stored place. @throws Error when the data does not have it */
export function requireDistrict({ code, name }: { code: string; name: string }): District {
  const found = readGazetteer().byName.get(`${code} ${name}`);
  if (!found) throw new Error(`The district ${name} of ${code} is not in content/districts`);
  return found;
}

type LatinName = {
  name: string;
  /** Whether it is a word too, or the name of people. */
  isWord: boolean;
};

/** How a district's name is written in Latin letters, old and other names too. */
export function listDistrictNames({ state, name }: Pick<District, "state" | "name">): LatinName[] {
  const code = allStates.find(({ names }) => names.en === state)?.code;
  const found = allDistricts.find((each) => each.state === code && each.names.en === name);
  return [
    { name, isWord: found?.isWord ?? false },
    ...(found?.otherNames ?? []).map((other) => ({ name: other, isWord: false })),
  ];
}

let localNames: Map<string, Readonly<Record<Language, string>>> | undefined;

function readLocalNames() {
  localNames ??= new Map([...allDistricts, ...allStates].map(({ names }) => [names.en, names]));
  return localNames;
}

/** What readers of a language call districts and states, by their English names. */
export function listPlaceNames(language: Language): Record<string, string> {
  return Object.fromEntries([...readLocalNames()].map(([name, names]) => [name, names[language]]));
}

/** What readers of each language call a district or a state, by its English name; null for a name that is of none. */
export const getPlaceNames = (name: string): Readonly<Record<Language, string>> | null =>
  readLocalNames().get(name) ?? null;

/** A state by its name in the data. @throws Error when the data does not have it */
export function requireState(name: string): State {
  const found = readGazetteer().states.find(({ value }) => value.name === name);
  if (!found) throw new Error(`The state ${name} is not in content/states`);
  return found.value;
}

/** The agro-climatic zone of a district, with its name. */
export function getZone(district: District): Place["zone"] {
  const name = zones.zones.find(({ id }) => id === district.zone)?.name ?? "";
  return { id: district.zone, name };
}

/** The middle of a district as a place. */
export function placeOfDistrict(district: District): Place {
  const { name, state, latitude, longitude } = district;
  return {
    pin: null,
    name,
    subdistrict: null,
    district: name,
    state,
    latitude,
    longitude,
    quality: "D",
    zone: getZone(district),
  };
}

/** The states that have a district within so many kilometres of a position, the nearest first. */
export function listStatesNear(position: Position, kilometres: number): State[] {
  const nearest = new Map<string, { state: State; away: number }>();
  for (const { code, state, ...at } of readGazetteer().byName.values()) {
    const away = measureDistance(position, at);
    if (away > kilometres || away >= (nearest.get(code)?.away ?? Number.POSITIVE_INFINITY))
      continue;
    nearest.set(code, { state: { code, name: state }, away });
  }
  return [...nearest.values()]
    .toSorted((one, other) => one.away - other.away)
    .map(({ state }) => state);
}
