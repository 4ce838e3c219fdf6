/** A text to be found: its terms with how often each counts. */
export type IndexedText = { terms: ReadonlyMap<string, number>; length: number };

/** Of each term the texts that hold it, all in two rows of plain numbers: a tenth of what objects take. */
type TermIndex = {
  /** At which place a term's texts begin and end. */
  places: ReadonlyMap<string, number>;
  begins: Uint32Array;
  texts: Uint16Array;
  /** What the term adds to the score of the text at the same place. */
  scores: Float64Array;
  count: number;
};

// Robertson and Zaragoza 2009, The Probabilistic Relevance Framework: BM25 and Beyond, section 3.4:
// k1 between 1.2 and 2, b between 0.5 and 0.8 do well in most collections.
const saturation = 1.2;
const lengthWeight = 0.6;

/**
 * Counts terms ahead of time, BM25 (same paper, equation 3.15) with the rarity that is never negative:
 * log(1 + (N - n + 0.5) / (n + 0.5)).
 */
export function buildIndex(counted: readonly IndexedText[]): TermIndex {
  const places = new Map<string, number>();
  const holders: number[] = [];
  const met: number[] = [];
  for (const { terms } of counted) {
    for (const term of terms.keys()) {
      let place = places.get(term);
      if (place === undefined) {
        place = places.size;
        places.set(term, place);
        holders.push(0);
      }
      holders[place] = (holders[place] ?? 0) + 1;
      met.push(place);
    }
  }
  const begins = new Uint32Array(places.size + 1);
  for (const [place, held] of holders.entries()) begins[place + 1] = (begins[place] ?? 0) + held;
  const rarities = holders.map((held) => getRarity(counted.length, held));
  const next = begins.slice();
  const texts = new Uint16Array(met.length);
  const scores = new Float64Array(met.length);
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  let read = 0;
  for (const [text, { terms, length }] of counted.entries()) {
    const damped = saturation * (1 - lengthWeight + lengthWeight * (length / mean));
    for (const count of terms.values()) {
      const place = met[read] ?? 0;
      read += 1;
      const at = next[place] ?? 0;
      next[place] = at + 1;
      texts[at] = text;
      scores[at] = ((rarities[place] ?? 0) * count * (saturation + 1)) / (count + damped);
    }
  }
  return { places, begins, texts, scores, count: counted.length };
}

function getRarity(texts: number, holders: number): number {
  return Math.log(1 + (texts - holders + 0.5) / (holders + 0.5));
}

/** A term that is asked for, "~" before one of another subject; `isNamed` when it is a name of the farm's. */
export type AskedTerm = { term: string; isNamed: boolean };

type Match = {
  text: number;
  score: number;
  /** The share of the question's weight, by rarity, that the text holds: 0 to 1. */
  coverage: number;
  /** How many of the named terms it holds. */
  named: number;
};

/** A name of the farm weighs at least this in the coverage, however many texts hold it. */
const leastNamedWeight = 3;
/** A word that no text holds may be small talk, so it weighs less than the rarest one. */
const unknownShare = 0.8;

/** Every text that holds one of the terms, with its score and how much of the question it covers. */
export function listMatches(index: TermIndex, asked: readonly AskedTerm[]): Match[] {
  const found = new Map<number, Omit<Match, "text" | "coverage"> & { held: number }>();
  const seen = new Set<string>();
  let total = 0;
  const unheard = getRarity(index.count, 0);
  for (const { term, isNamed } of asked) {
    if (seen.has(term)) continue;
    seen.add(term);
    const place = index.places.get(term);
    const from = place === undefined ? 0 : (index.begins[place] ?? 0);
    const until = place === undefined ? 0 : (index.begins[place + 1] ?? 0);
    const unknown = unheard * (term.startsWith("~") ? 1 : unknownShare);
    const rare = place === undefined ? unknown : getRarity(index.count, until - from);
    const weight = isNamed ? Math.max(rare, leastNamedWeight) : rare;
    total += weight;
    for (let at = from; at < until; at += 1) {
      const text = index.texts[at] ?? 0;
      const known = found.get(text) ?? { score: 0, held: 0, named: 0 };
      known.score += index.scores[at] ?? 0;
      known.held += weight;
      known.named += Number(isNamed);
      found.set(text, known);
    }
  }
  return [...found].map(([text, { held, ...rest }]) => ({
    ...rest,
    text,
    coverage: held / total,
  }));
}
