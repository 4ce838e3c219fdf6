import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { removeLeafChecks } from "#src/features/pests/photo-check-api.ts";
import { planDeviceRemoval } from "#src/shared/device-data.ts";
import { holdSignedOut, request } from "#src/shared/http-client.ts";
import { type DeletionInput, deletionAnswer } from "./account-schema.ts";
import { profileQuery, useShowProfile } from "./api.ts";
import { type Profile, profile } from "./schema.ts";

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
