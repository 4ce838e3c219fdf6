import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { countCart } from "./cart-rules.ts";
import type { Cart } from "./cart-schema.ts";

/** Stands by the total of a cart with samples in it, which are not counted. */
export function SamplesSection({ cart }: { cart: Pick<Cart, "sellers"> }) {
  const { t } = useLingui();
  const { samplesInPaise } = countCart(cart.sellers);
  if (samplesInPaise === 0) return null;
  const trial = formatRupees(samplesInPaise);
  return (
    <span className="block text-copy text-quiet">
      {t`Samples of ${trial} are not counted: nobody pays them.`}
    </span>
  );
}
