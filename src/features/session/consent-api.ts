import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { type ConsentState, consentState } from "./security-schema.ts";

const path = "/api/session/consent";

export const consentQuery = queryOptions({
  queryKey: ["session", "consent"],
  queryFn: ({ signal }) => request(path, consentState, { signal }),
});

/** Agrees to the terms of a version, or with none withdraws. */
export function useChangeConsent() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (version: string | null) =>
      version === null
        ? request(path, consentState, { method: "DELETE" })
        : request(path, consentState, { method: "POST", body: { version } }),
    onSuccess: async (state: ConsentState) => {
      client.setQueryData(consentQuery.queryKey, state);
      await client.invalidateQueries({ queryKey: ["session", "events"] });
    },
    onError: (error) => console.error("[session] changing the consent failed", error),
  });
}
