/** One less than the database can count to. */
export const largestVersion = 2_147_483_646;

/**
 * A version for a change that no other device makes: two that count up from the same one would both arrive at the
 * next, and what followed the one would be taken for what follows the other.
 */
export function makeVersion(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  // Half, so that whoever counts one on from it stays within the largest.
  return 1 + (random % (largestVersion / 2));
}
