import { useQuery } from "@tanstack/react-query";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { measureDistance } from "#src/features/place/rules.ts";
import type { Product } from "./schema.ts";

/**
 * How far products are from the farm.
 * @returns whether its place is known, undefined while that is asked; and kilometres, null where unknown
 */
export function useFarmDistance() {
  const { data: farm } = useQuery(farmPlaceQuery);
  return {
    hasFarm: farm === undefined ? undefined : farm !== null,
    measure: ({ place }: Pick<Product, "place">) =>
      farm && place ? measureDistance(farm, place) : null,
  };
}
