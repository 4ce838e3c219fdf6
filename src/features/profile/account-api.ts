import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { removeLeafChecks } from "#src/features/pests/photo-check-api.ts";
import { useSession } from "#src/features/session/api.ts";
import { planDeviceRemoval } from "#src/shared/device-data.ts";
import { holdSignedOut, request } from "#src/shared/http-client.ts";
import { type Language, languageCookie } from "#src/shared/language.ts";
import { type DeletionInput, deletionAnswer } from "./account-schema.ts";
import { profileQuery } from "./api.ts";
import { type Profile, profile } from "./schema.ts";

/** Shows a record as it was saved, and its name and picture wherever the farmer is shown. */
function useShowProfile(): (saved: Profile) => void {
  const client = useQueryClient();
  const { user, login } = useSession();
  return (saved) => {
    const { displayName, photoURL } = saved;
    client.setQueryData(profileQuery.queryKey, saved);
    if (user) login({ ...user, displayName, photoURL });
  };
}

function usePutProfile<Input>(path: string) {
  const onSuccess = useShowProfile();
  return useMutation({
    // A save without a network fails where it was asked for, instead of waiting unseen.
    networkMode: "always",
    mutationFn: (body: Input) => request(path, profile, { method: "PUT", body }),
    onSuccess,
  });
}

/** Saves the name that other farmers see. */
export const useUpdateDisplayName = () =>
  usePutProfile<{ displayName: string }>("/api/profile/display-name");

/** Saves the language for every device of the account. */
export const useUpdateLanguage = () =>
  usePutProfile<{ language: Language }>("/api/profile/language");

/** Lets this browser's next page come in the language chosen, signed in or not. */
export function updateLanguageCookie(language: Language): void {
  const year = 31_536_000;
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
}

/** Sets the farmer's own picture; null takes it away. */
export function useUpdatePicture() {
  const onSuccess = useShowProfile();
  return useMutation({
    networkMode: "always",
    mutationFn: (picture: File | null) => {
      const path = "/api/profile/picture";
      if (!picture) return request(path, profile, { method: "DELETE" });
      const form = new FormData();
      form.set("picture", picture);
      return request(path, profile, { method: "PUT", body: form });
    },
    onSuccess,
  });
}

/** Marks the account for removal; every session, this one too, has ended when it answers. */
export function useDeleteAccount(uid: string) {
  return useMutation({
    networkMode: "always",
    mutationFn: async (body: DeletionInput) => {
      // The live stream hears at once that the session has ended; the page would be left with the answer unread.
      const letGo = holdSignedOut();
      try {
        const answer = await request("/api/profile", deletionAnswer, { method: "DELETE", body });
        removeLeafChecks(uid);
        planDeviceRemoval({ uid, removedAfter: answer.removedAfter });
        return answer;
      } catch (error) {
        letGo();
        throw error;
      }
    },
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
