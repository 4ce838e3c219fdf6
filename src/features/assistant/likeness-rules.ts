/** So many places that hardly two traits of what is known share one. */
export const places = 2 ** 18;

/** A text's traits, a strength at the place of each. */
export type LikenessTraits = ReadonlyMap<number, number>;

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

/** How rare a trait is among the known things: log(1 + N / (n + 0.5)). */
function countRarities(known: readonly Known[]): Float32Array {
  const holders = new Uint16Array(places);
  for (const texts of known) {
    for (const place of new Set(texts.flatMap(({ traits }) => [...traits.keys()]))) {
      holders[place] = (holders[place] ?? 0) + 1;
    }
  }
  return Float32Array.from(holders, (held) => Math.log(1 + known.length / (held + 0.5)));
}

/** A text's traits weighed by rarity, together of length 1. */
function weigh(traits: LikenessTraits, rarities: Float32Array): [number, number][] {
  const weighed = [...traits].map(([place, strength]): [number, number] => [
    place,
    strength * (rarities[place] ?? 0),
  ]);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return weighed.map(([place, weight]) => [place, weight / length]);
}

function findMiddle(texts: Known, rarities: Float32Array): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { traits, weight } of texts) {
    for (const [place, share] of weigh(traits, rarities)) {
      sums.set(place, (sums.get(place) ?? 0) + share * weight);
    }
  }
  const damped = [...sums].map(([place, sum]): [number, number] => [place, sum ** dampening]);
  const length = Math.hypot(...damped.map(([, share]) => share)) || 1;
  return new Map(damped.map(([place, share]) => [place, share / length]));
}

/**
 * The middle of each known thing: that of its texts' vectors (Rocchio 1971, Relevance Feedback in Information
 * Retrieval), each trait's share damped by its square root.
 */
export function findMiddles(known: readonly Known[]): Middles {
  const rarities = countRarities(known);
  const middles = known.map((texts) => findMiddle(texts, rarities));
  const begins = new Uint32Array(places + 1);
  for (const middle of middles) {
    for (const place of middle.keys()) begins[place + 1] = (begins[place + 1] ?? 0) + 1;
  }
  for (let place = 0; place < places; place += 1) {
    begins[place + 1] = (begins[place + 1] ?? 0) + (begins[place] ?? 0);
  }
  const next = begins.slice();
  const owners = new Uint16Array(begins[places] ?? 0);
  const shares = new Float32Array(owners.length);
  for (const [owner, middle] of middles.entries()) {
    for (const [place, share] of middle) {
      const at = next[place] ?? 0;
      next[place] = at + 1;
      owners[at] = owner;
      shares[at] = share;
    }
  }
  return { begins, owners, shares, rarities };
}

/** How like each known thing a question is, the cosine of the two, 0 to 1; what shares no trait is left out. */
export function listLikenesses(
  { begins, owners, shares, rarities }: Middles,
  traits: LikenessTraits,
): Map<number, number> {
  const likenesses = new Map<number, number>();
  for (const [place, weight] of weigh(traits, rarities)) {
    const until = begins[place + 1] ?? 0;
    for (let at = begins[place] ?? 0; at < until; at += 1) {
      const owner = owners[at] ?? 0;
      likenesses.set(owner, (likenesses.get(owner) ?? 0) + weight * (shares[at] ?? 0));
    }
  }
  return likenesses;
}
