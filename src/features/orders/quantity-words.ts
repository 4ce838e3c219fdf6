import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ProductUnit } from "#src/features/marketplace/schema.ts";
import type { Order } from "./schema.ts";

/** So much of a product: `3 kg`, `2 pieces`. */
export function useQuantityText(): (quantity: number, unit: ProductUnit) => string {
  const { t } = useLingui();
  return (quantity, unit) => {
    switch (unit) {
      case "piece":
        return t`${plural(quantity, { one: "# piece", other: "# pieces" })}`;
      case "kg":
        return t`${quantity} kg`;
      case "quintal":
        return t`${plural(quantity, { one: "# quintal", other: "# quintals" })}`;
      case "litre":
        return t`${plural(quantity, { one: "# litre", other: "# litres" })}`;
      case "bag":
        return t`${plural(quantity, { one: "# bag", other: "# bags" })}`;
      case "hour":
        return t`${plural(quantity, { one: "# hour", other: "# hours" })}`;
    }
  };
}

/** What an order is called by: its first product and how much of it, and how much else. */
export function useOrderTitle(): (order: Pick<Order, "lines">) => string {
  const { t } = useLingui();
  const wordQuantity = useQuantityText();
  return ({ lines }) => {
    const [first, ...rest] = lines;
    if (!first) return t`Your order`;
    const { title } = first;
    const quantity = wordQuantity(first.quantity, first.unit);
    const others = rest.length;
    return others === 0 ? t`${title}, ${quantity}` : t`${title}, ${quantity}, and ${others} more`;
  };
}
