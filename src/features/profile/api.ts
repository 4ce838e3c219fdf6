import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { type Language, languageCookie } from "#src/shared/language.ts";
import { type FarmProfileInput, type Profile, profile } from "./schema.ts";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => request("/api/profile", profile, { signal }),
});

function usePutProfile<Input>(path: string) {
  const client = useQueryClient();
  return useMutation({
    // A save without a network fails where it was asked for, instead of waiting unseen.
    networkMode: "always",
    mutationFn: (body: Input) => request(path, profile, { method: "PUT", body }),
    onSuccess: (saved: Profile) => client.setQueryData(profileQuery.queryKey, saved),
  });
}

export const useUpdateFarmProfile = () => usePutProfile<FarmProfileInput>("/api/profile/farm");

export const useUpdateDisplayName = () =>
  usePutProfile<{ displayName: string }>("/api/profile/display-name");

export const useUpdateLanguage = () =>
  usePutProfile<{ language: Language }>("/api/profile/language");

/** Lets this browser's next page come in the language chosen, signed in or not. */
export function updateLanguageCookie(language: Language): void {
  const year = 31_536_000;
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
}
