/**
 * What a lot costs the farmer until its own figures are told: usual sums of 2026, own knowledge, to be corrected
 * on the screen. A small lorry for a few tonnes takes about so much for each kilometre and quintal there and back.
 */
export const usualCosts = {
  transportPaise: 150,
  loadingPaise: 2500,
  otherPaise: 0,
} as const;

/** In hundredths of a percent, where it is not known who pays: what commission agents commonly take. */
export const usualCommission = { perishable: 600, keeping: 200 } as const;

/**
 * States whose market rules have the buyer pay the commission, by their letters: own knowledge, not confirmed, and
 * practice differs from yard to yard. Elsewhere it is taken to be the farmer who pays.
 */
export const buyerPaysIn: readonly string[] = ["MH", "KA", "MP", "PB", "HR", "TS", "RJ"];

/** States without a law on agricultural markets, so that there is nothing to say about who pays. */
export const noMarketLawIn: readonly string[] = ["BR", "KL", "MN"];
