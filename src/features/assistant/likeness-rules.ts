/** So many places that hardly two traits of what is known share one. */
export const places = 2 ** 18;

/** A text's traits: the place of each, and a strength. In plain rows: a tenth of what a map takes. */
export type LikenessTraits = { places: Uint32Array; strengths: Float32Array };

/** A text by which a thing is asked for or told, and how much it counts for the middle of them. */
export type KnownText = {
  traits: LikenessTraits;
  weight: number;
  /** Whether a question may be like this text alone. */
  isSingle: boolean;
};

/** One thing that can be asked for: all texts of it. */
export type Known = readonly KnownText[];

/** Vectors of length 1, kept by trait: those that have it, and the share that it has in each. */
type Vectors = {
  begins: Uint32Array;
  vectors: Uint32Array;
  shares: Float32Array;
  /** Of each vector the thing that it stands for. */
  owners: Uint16Array;
};

/** What is known of each thing: the middle of its texts, and each text that may stand alone. */
export type Likenesses = { middles: Vectors; singles: Vectors; rarities: Float32Array };

/** So many vectors are kept before others may have their turn. */
const vectorsInStep = 64;

/** Of what is said again and again a second time counts less. */
const dampening = 0.5;

/** How rare each trait is among known things: log(1 + N / (n + 0.5)). */
function* countRarities(known: readonly Known[]): Generator<void, Float32Array> {
  const rarities = new Float32Array(places);
  // So that a thing that holds a trait in many texts is counted once.
  const lastHolder = new Int32Array(places).fill(-1);
  for (const [owner, texts] of known.entries()) {
    for (const { traits } of texts) {
      for (const place of traits.places) {
        if (lastHolder[place] === owner) continue;
        lastHolder[place] = owner;
        rarities[place] = (rarities[place] ?? 0) + 1;
      }
    }
    yield;
  }
  for (const [place, held] of rarities.entries()) {
    rarities[place] = Math.log(1 + known.length / (held + 0.5));
    if (place % 16_384 === 0) yield;
  }
  return rarities;
}

/** How much a text's traits weigh by their rarity, together of length 1. */
function weigh({ places: at, strengths }: LikenessTraits, rarities: Float32Array): Float32Array {
  const weights = strengths.map((strength, nth) => strength * (rarities[at[nth] ?? 0] ?? 0));
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
  return weights.map((weight) => weight / length);
}

function findMiddle(texts: Known, rarities: Float32Array): LikenessTraits {
  const sums = new Map<number, number>();
  for (const { traits, weight } of texts) {
    const weights = weigh(traits, rarities);
    for (const [nth, place] of traits.places.entries()) {
      sums.set(place, (sums.get(place) ?? 0) + (weights[nth] ?? 0) * weight);
    }
  }
  const damped = Float32Array.from(sums.values(), (sum) => sum ** dampening);
  const length = Math.sqrt(damped.reduce((sum, share) => sum + share ** 2, 0)) || 1;
  return {
    places: Uint32Array.from(sums.keys()),
    strengths: damped.map((share) => share / length),
  };
}

type Vector = { traits: LikenessTraits; owner: number };

/** Keeps vectors by trait, in steps. */
function* keepVectors(kept: readonly Vector[]): Generator<void, Vectors> {
  const begins = new Uint32Array(places + 1);
  for (const [at, { traits }] of kept.entries()) {
    for (const place of traits.places) begins[place + 1] = (begins[place + 1] ?? 0) + 1;
    if (at % vectorsInStep === 0) yield;
  }
  for (let place = 0; place < places; place += 1) {
    begins[place + 1] = (begins[place + 1] ?? 0) + (begins[place] ?? 0);
  }
  yield;
  const next = begins.slice();
  const vectors = new Uint32Array(begins[places] ?? 0);
  const shares = new Float32Array(vectors.length);
  for (const [vector, { traits }] of kept.entries()) {
    for (const [nth, place] of traits.places.entries()) {
      const at = next[place] ?? 0;
      next[place] = at + 1;
      vectors[at] = vector;
      shares[at] = traits.strengths[nth] ?? 0;
    }
    if (vector % vectorsInStep === 0) yield;
  }
  return { begins, vectors, shares, owners: Uint16Array.from(kept, ({ owner }) => owner) };
}

/**
 * Keeps what things are asked for by. The middle of each is that of its texts' vectors (Rocchio 1971, Relevance Feedback
 * in Information Retrieval), each trait's share damped by its square root. In steps, so that others may have their turn
 * between them.
 */
export function* keepLikenesses(known: readonly Known[]): Generator<void, Likenesses> {
  const rarities = yield* countRarities(known);
  const middles: Vector[] = [];
  const singles: Vector[] = [];
  for (const [owner, texts] of known.entries()) {
    middles.push({ traits: findMiddle(texts, rarities), owner });
    for (const { traits, isSingle } of texts) {
      if (!isSingle) continue;
      singles.push({
        traits: { places: traits.places, strengths: weigh(traits, rarities) },
        owner,
      });
    }
    yield;
  }
  return {
    middles: yield* keepVectors(middles),
    singles: yield* keepVectors(singles),
    rarities,
  };
}

/** How like the likest vector of each thing a text is. */
function findLikest({ begins, vectors, shares, owners }: Vectors, text: Vector["traits"]) {
  const sums = new Float32Array(owners.length);
  for (const [nth, place] of text.places.entries()) {
    const weight = text.strengths[nth] ?? 0;
    const until = begins[place + 1] ?? 0;
    for (let at = begins[place] ?? 0; at < until; at += 1) {
      const vector = vectors[at] ?? 0;
      sums[vector] = (sums[vector] ?? 0) + weight * (shares[at] ?? 0);
    }
  }
  const likest = new Map<number, number>();
  for (const [vector, sum] of sums.entries()) {
    const owner = owners[vector] ?? 0;
    if (sum > (likest.get(owner) ?? 0)) likest.set(owner, sum);
  }
  return likest;
}

/**
 * How like each known thing a question is, by where the thing stands: the cosine to its middle and to the nearest of its
 * single texts, each 0 to 1; what shares no trait is left out.
 */
export function listLikenesses(
  { middles, singles, rarities }: Likenesses,
  traits: LikenessTraits,
): { middle: ReadonlyMap<number, number>; nearest: ReadonlyMap<number, number> } {
  const text = { places: traits.places, strengths: weigh(traits, rarities) };
  return { middle: findLikest(middles, text), nearest: findLikest(singles, text) };
}
