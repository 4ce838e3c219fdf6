import { useQuery } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { placeNames } from "./local-name-schema.ts";

/**
 * Districts and states as the reader's language has them, and talukas and towns of the same name; in English until the
 * names have come, and where none is known.
 */
export function usePlaceNames(): (name: string) => string {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["place-names", language],
    queryFn: ({ signal }) =>
      request("/api/place-names", placeNames, { query: { language }, signal }),
    enabled: language !== "en",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (name) => data?.[name] ?? name;
}
