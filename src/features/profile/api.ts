import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#src/features/session/api.ts";
import { request } from "#src/shared/http-client.ts";
import { type Language, languageCookie } from "#src/shared/language.ts";
import { useWrite } from "#src/ui/use-outbox.ts";
import type { FarmUpdate } from "./farm-schema.ts";
import { type Profile, profile } from "./schema.ts";

export const profileKey = ["profile"] as const;

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => request("/api/profile", profile, { signal }),
});

/** Shows a record as it was saved, and its name and picture wherever the farmer is shown. */
export function useShowProfile(): (saved: Profile) => void {
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

/** Saves the farm profile: shown at once, and kept in this browser until the server has it. */
export function useUpdateFarmProfile() {
  const client = useQueryClient();
  return useWrite(
    { kind: "farm" },
    {
      toCommand: (update: FarmUpdate) => update,
      onSuccess(answer, { upon: _upon, ...farm }) {
        if (answer !== null) return;
        client.setQueryData(profileQuery.queryKey, (shown) => shown && { ...shown, ...farm });
      },
    },
  );
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
