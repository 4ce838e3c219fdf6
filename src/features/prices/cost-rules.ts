import { commodities } from "#content/crops/commodities.ts";
import { buyerPaysIn, noMarketLawIn } from "#content/market-rules.ts";
import { usualCommission, usualCosts } from "#content/selling-costs.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { CostBasis, Lot } from "./schema.ts";

const usualQuintals = 10;

/** Who pays the commission in a state, as far as it is known. @param state its two letters */
export function getCostBasis(state: { code: string; name: string } | null): CostBasis {
  if (!state) return { state: null, paidBy: "unknown" };
  const { code, name } = state;
  if (buyerPaysIn.includes(code)) return { state: name, paidBy: "buyer" };
  return { state: name, paidBy: noMarketLawIn.includes(code) ? "unknown" : "farmer" };
}

/** A lot with usual costs, for a farmer who has told nothing of their own yet. */
export function getUsualLot(crop: Crop, { paidBy }: Pick<CostBasis, "paidBy">): Lot {
  const { perishable, keeping } = usualCommission;
  const commission = commodities[crop]?.isPerishable ? perishable : keeping;
  return {
    quantity: usualQuintals,
    unit: "quintal",
    ...usualCosts,
    commissionBasisPoints: paidBy === "buyer" ? 0 : commission,
  };
}
