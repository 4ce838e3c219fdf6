import { useCallback, useMemo } from "react";
import { useSearchParams } from "wouter";
import type * as z from "zod/mini";

/**
 * A screen's search and filters, kept in the address so that they survive a reload and can be shared.
 * @param schema reads the address; what it does not understand it leaves out
 */
export function useFilters<Filters extends Record<string, string | number | undefined>>(
  schema: z.ZodMiniType<Filters>,
): [Filters, (next: Filters) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => schema.parse(Object.fromEntries(search)), [schema, search]);
  const setFilters = useCallback(
    (next: Filters) => {
      const given = Object.entries(next).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      setSearch(new URLSearchParams(given), { replace: true });
    },
    [setSearch],
  );
  return [filters, setFilters];
}
