/** Set by `npm run soak`. */
const isSoak = Boolean(process.env["SOAK"]);

/** How often a fault is repeated: now and then in every run of the tests, many times when it is to be proven. */
export const countRounds = ({ few, many }: { few: number; many: number }): number =>
  isSoak ? many : few;

/** How long one test may take: what so many rounds need where other work shares the machine. */
export const limitOf = (rounds: number, secondsEach: number): number =>
  (60 + rounds * secondsEach) * 1000;
