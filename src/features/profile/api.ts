import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { type Language, languageCookie } from "#src/shared/language.ts";
import { type DeletionInput, deletionAnswer } from "./account-schema.ts";
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

/** Sets the farmer's own picture; null takes it away. */
export function useUpdatePicture() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (picture: File | null) => {
      const path = "/api/profile/picture";
      if (!picture) return request(path, profile, { method: "DELETE" });
      const form = new FormData();
      form.set("picture", picture);
      return request(path, profile, { method: "PUT", body: form });
    },
    onSuccess: (saved: Profile) => client.setQueryData(profileQuery.queryKey, saved),
  });
}

/** Marks the account for removal; every session, this one too, has ended when it answers. */
export function useDeleteAccount() {
  return useMutation({
    networkMode: "always",
    mutationFn: (body: DeletionInput) =>
      request("/api/profile", deletionAnswer, { method: "DELETE", body }),
  });
}

/** The farmer has read that the account was kept. */
export function useRemoveKeptNotice() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: () => request("/api/profile/kept-notice", z.undefined(), { method: "DELETE" }),
    onSuccess: () =>
      client.setQueryData(profileQuery.queryKey, (own: Profile | undefined) =>
        own ? { ...own, accountKeptAt: null } : own,
      ),
  });
}

/** Lets this browser's next page come in the language chosen, signed in or not. */
export function updateLanguageCookie(language: Language): void {
  const year = 31_536_000;
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
}
