import { queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { profile } from "./schema.ts";

export const profileKey = ["profile"] as const;

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => request("/api/profile", profile, { signal }),
});
