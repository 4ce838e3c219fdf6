/** So many places that hardly two traits of what is known share one. */
export const places = 2 ** 18;

/** A text's traits: the place of each, and a strength. In plain rows: a tenth of what a map takes. */
export type LikenessTraits = { places: Uint32Array; strengths: Float32Array };

/** One thing that can be asked for: texts that tell or ask for it, each with how much it counts. */
export type Known = readonly { traits: LikenessTraits; weight: number }[];

/** The middle of the texts of each known thing, of length 1, kept by trait. */
export type Middles = {
  begins: Uint32Array;
  owners: Uint16Array;
  shares: Float32Array;
  rarities: Float32Array;
};

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

/**
 * The middle of each known thing: that of its texts' vectors (Rocchio 1971, Relevance Feedback in Information
 * Retrieval), each trait's share damped by its square root. In steps, so that others may have their turn between them.
 */
export function* findMiddles(known: readonly Known[]): Generator<void, Middles> {
  const rarities = yield* countRarities(known);
  const middles: LikenessTraits[] = [];
  const begins = new Uint32Array(places + 1);
  for (const texts of known) {
    const middle = findMiddle(texts, rarities);
    for (const place of middle.places) begins[place + 1] = (begins[place + 1] ?? 0) + 1;
    middles.push(middle);
    yield;
  }
  for (let place = 0; place < places; place += 1) {
    begins[place + 1] = (begins[place + 1] ?? 0) + (begins[place] ?? 0);
  }
  yield;
  const next = begins.slice();
  const owners = new Uint16Array(begins[places] ?? 0);
  const shares = new Float32Array(owners.length);
  for (const [owner, middle] of middles.entries()) {
    for (const [nth, place] of middle.places.entries()) {
      const at = next[place] ?? 0;
      next[place] = at + 1;
      owners[at] = owner;
      shares[at] = middle.strengths[nth] ?? 0;
    }
    yield;
  }
  return { begins, owners, shares, rarities };
}

/** How like each known thing a question is, the cosine of the two, 0 to 1; what shares no trait is left out. */
export function listLikenesses(
  { begins, owners, shares, rarities }: Middles,
  traits: LikenessTraits,
): Map<number, number> {
  const likenesses = new Map<number, number>();
  const weights = weigh(traits, rarities);
  for (const [nth, place] of traits.places.entries()) {
    const until = begins[place + 1] ?? 0;
    for (let at = begins[place] ?? 0; at < until; at += 1) {
      const owner = owners[at] ?? 0;
      const share = (weights[nth] ?? 0) * (shares[at] ?? 0);
      likenesses.set(owner, (likenesses.get(owner) ?? 0) + share);
    }
  }
  return likenesses;
}

/** Single texts by which things are asked for, each of length 1, kept by trait. */
export type Singles = {
  begins: Uint32Array;
  texts: Uint32Array;
  shares: Float32Array;
  /** Of each text the thing that it asks for. */
  owners: Uint16Array;
};

/** The single texts of each known thing, in steps as the middles. */
export function* keepSingles(
  known: readonly (readonly LikenessTraits[])[],
  rarities: Float32Array,
): Generator<void, Singles> {
  const begins = new Uint32Array(places + 1);
  for (const each of known) {
    for (const { places: at } of each) {
      for (const place of at) begins[place + 1] = (begins[place + 1] ?? 0) + 1;
    }
    yield;
  }
  for (let place = 0; place < places; place += 1) {
    begins[place + 1] = (begins[place + 1] ?? 0) + (begins[place] ?? 0);
  }
  yield;
  const next = begins.slice();
  const texts = new Uint32Array(begins[places] ?? 0);
  const shares = new Float32Array(texts.length);
  const owners: number[] = [];
  for (const [owner, each] of known.entries()) {
    for (const traits of each) {
      const weights = weigh(traits, rarities);
      for (const [nth, place] of traits.places.entries()) {
        const at = next[place] ?? 0;
        next[place] = at + 1;
        texts[at] = owners.length;
        shares[at] = weights[nth] ?? 0;
      }
      owners.push(owner);
    }
    yield;
  }
  return { begins, texts, shares, owners: Uint16Array.from(owners) };
}

/** How like the nearest single text of each thing a question is, the cosine of the two, 0 to 1. */
export function listNearest(
  { begins, texts, shares, owners }: Singles,
  traits: LikenessTraits,
  rarities: Float32Array,
): Map<number, number> {
  const sums = new Float32Array(owners.length);
  const weights = weigh(traits, rarities);
  for (const [nth, place] of traits.places.entries()) {
    const weight = weights[nth] ?? 0;
    const until = begins[place + 1] ?? 0;
    for (let at = begins[place] ?? 0; at < until; at += 1) {
      const text = texts[at] ?? 0;
      sums[text] = (sums[text] ?? 0) + weight * (shares[at] ?? 0);
    }
  }
  const nearest = new Map<number, number>();
  for (const [text, sum] of sums.entries()) {
    const owner = owners[text] ?? 0;
    if (sum > (nearest.get(owner) ?? 0)) nearest.set(owner, sum);
  }
  return nearest;
}
