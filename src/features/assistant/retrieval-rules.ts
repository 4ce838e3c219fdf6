/** A text to be found: its terms with how often each counts. */
export type IndexedText = { terms: ReadonlyMap<string, number>; length: number };

export type TermIndex = {
  /** Which texts hold a term, and what it adds to their score. */
  postings: ReadonlyMap<string, { text: number; score: number }[]>;
  rarity: ReadonlyMap<string, number>;
  /** Of a term that no text holds. */
  greatestRarity: number;
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
export function buildIndex(texts: readonly IndexedText[]): TermIndex {
  const holders = new Map<string, { text: number; count: number }[]>();
  for (const [text, { terms }] of texts.entries()) {
    for (const [term, count] of terms) {
      const list = holders.get(term) ?? [];
      list.push({ text, count });
      holders.set(term, list);
    }
  }
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
  const rarity = new Map<string, number>();
  const postings = new Map<string, { text: number; score: number }[]>();
  for (const [term, list] of holders) {
    const rare = getRarity(texts.length, list.length);
    rarity.set(term, rare);
    postings.set(
      term,
      list.map(({ text, count }) => {
        const length = (texts[text]?.length ?? mean) / mean;
        const damped = saturation * (1 - lengthWeight + lengthWeight * length);
        return { text, score: (rare * count * (saturation + 1)) / (count + damped) };
      }),
    );
  }
  return { postings, rarity, greatestRarity: getRarity(texts.length, 0), count: texts.length };
}

function getRarity(texts: number, holders: number): number {
  return Math.log(1 + (texts - holders + 0.5) / (holders + 0.5));
}

/** A term that is asked for, "~" before one of another subject; `isNamed` when it is a name of the farm's. */
export type AskedTerm = { term: string; isNamed: boolean };

export type Match = {
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
  for (const { term, isNamed } of asked) {
    if (seen.has(term)) continue;
    seen.add(term);
    const unknown = index.greatestRarity * (term.startsWith("~") ? 1 : unknownShare);
    const rare = index.rarity.get(term) ?? unknown;
    const weight = isNamed ? Math.max(rare, leastNamedWeight) : rare;
    total += weight;
    for (const { text, score } of index.postings.get(term) ?? []) {
      const known = found.get(text) ?? { score: 0, held: 0, named: 0 };
      known.score += score;
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
