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

export type Match = {
  text: number;
  score: number;
  /** The share of the question's weight, by rarity, that the text holds: 0 to 1. */
  coverage: number;
};

/** Every text that holds one of the terms, with its score and how much of the question it covers. */
export function listMatches(index: TermIndex, terms: readonly string[]): Match[] {
  const found = new Map<number, { score: number; held: number }>();
  let asked = 0;
  for (const term of new Set(terms)) {
    const rare = index.rarity.get(term) ?? index.greatestRarity;
    asked += rare;
    for (const { text, score } of index.postings.get(term) ?? []) {
      const known = found.get(text) ?? { score: 0, held: 0 };
      found.set(text, { score: known.score + score, held: known.held + rare });
    }
  }
  return [...found].map(([text, { score, held }]) => ({ text, score, coverage: held / asked }));
}
