import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { useSession } from "./api.ts";
import type { OwnerProof } from "./owner-schema.ts";
import { createPasskey } from "./passkey-api.ts";
import { passkeys } from "./passkey-schema.ts";
import { type SessionUser, sessionUser } from "./schema.ts";
import {
  accountEventPage,
  backupCodes,
  type ChangeAddressInput,
  devices,
  secondFactorSecret,
  secondFactorState,
} from "./security-schema.ts";

export const devicesQuery = queryOptions({
  queryKey: ["session", "devices"],
  queryFn: ({ signal }) => request("/api/session/devices", devices, { signal }),
});

export const secondFactorQuery = queryOptions({
  queryKey: ["session", "second-factor"],
  queryFn: ({ signal }) => request("/api/session/second-factor", secondFactorState, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ["session", "passkeys"],
  queryFn: ({ signal }) => request("/api/session/passkeys", passkeys, { signal }),
});

/** What happened in the account, a page at a time. */
export const eventsQuery = infiniteQueryOptions({
  queryKey: ["session", "events"],
  queryFn: ({ pageParam, signal }) =>
    request("/api/session/events", accountEventPage, { query: { cursor: pageParam }, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

type Change<Input, Answer> = (input: Input) => Promise<Answer>;

/** A change of the account's security, after which what is shown of it is read anew. */
function useChange<Input, Answer>(mutationFn: Change<Input, Answer>, keeping = {}) {
  const client = useQueryClient();
  return useMutation({
    ...keeping,
    networkMode: "always",
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ["session"] }),
  });
}

/** Signs another device out. */
export const useRemoveDevice = () =>
  useChange((id: string) =>
    request(`/api/session/devices/${encodeURIComponent(id)}`, z.undefined(), { method: "DELETE" }),
  );

/** Signs out the other devices, or all of them. */
export const useEndSessions = () =>
  useChange((which: "others" | "all") =>
    request("/api/session/devices/end", z.undefined(), { method: "POST", body: { which } }),
  );

/** Has this device make a passkey of the account. */
export const useAddPasskey = () => useChange(createPasskey);

/** Takes a passkey out of the account. */
export const useRemovePasskey = () =>
  useChange(({ id, proof }: { id: string; proof: OwnerProof }) =>
    request(`/api/session/passkeys/${encodeURIComponent(id)}/remove`, z.undefined(), {
      method: "POST",
      body: proof,
    }),
  );

/** Changes the password; the current one is asked for again. */
export const useChangePassword = () =>
  useChange((body: { currentPassword: string; newPassword: string }) =>
    request("/api/session/password", z.undefined(), { method: "PUT", body }),
  );

/** Asks for a new secret, which counts once a code of it was typed. */
export const useBeginSecondFactor = () =>
  useChange(() =>
    request("/api/session/second-factor/setup", secondFactorSecret, { method: "POST", body: {} }),
  );

const sendCode =
  <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
  (code: string) =>
    request(`/api/session/second-factor/${path}`, schema, { method: "POST", body: { code } });

const codesKey = ["session", "backup-codes"];
const keptCodes = { mutationKey: codesKey, gcTime: Number.POSITIVE_INFINITY };

/** Turns the second factor on with a code of the new secret; the answer is the backup codes. */
export const useConfirmSecondFactor = () => useChange(sendCode("confirm", backupCodes), keptCodes);
/** Asks for new backup codes; the old ones end. */
export const useRenewBackupCodes = () =>
  useChange(sendCode("backup-codes", backupCodes), keptCodes);
/** Turns the second factor off with a code. */
export const useTurnOffSecondFactor = () => useChange(sendCode("turn-off", z.undefined()));

/**
 * The newest backup codes until they are forgotten, also when the profile is closed meanwhile: they are told
 * once. Only this page's memory holds them, since mutations are not kept on the device.
 */
export function useBackupCodes() {
  const client = useQueryClient();
  const answers = useMutationState({
    filters: { mutationKey: codesKey, status: "success" },
    select: ({ state }) => backupCodes.parse(state.data),
  });
  const forget = () => {
    const cache = client.getMutationCache();
    for (const each of cache.findAll({ mutationKey: codesKey })) cache.remove(each);
  };
  return { codes: answers.at(-1)?.codes ?? null, forget };
}

const sent = z.object({ sent: z.literal(true) });

/** Asks for another address, which counts once its mail was opened. */
export const useAskAddress = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: ChangeAddressInput) =>
      request("/api/session/address", sent, { method: "POST", body }),
  });

/** A change of the account's number, which every screen knows at once. */
function usePhoneChange<Input>(change: Change<Input, SessionUser>) {
  const { login } = useSession();
  return useChange(async (input: Input) => login(await change(input)));
}

/** Has a code sent to the number that is to open the account. */
export const useAskPhone = () =>
  useChange((body: { phone: string } & OwnerProof) =>
    request("/api/session/phone/own", sent, { method: "POST", body }),
  );

/** Puts the number into the account with its code. */
export const useConfirmPhone = () =>
  usePhoneChange((code: string) =>
    request("/api/session/phone/own/confirm", sessionUser, { method: "POST", body: { code } }),
  );

/** Takes the number out of the account. */
export const useRemovePhone = () =>
  usePhoneChange((body: OwnerProof) =>
    request("/api/session/phone/own/remove", sessionUser, { method: "POST", body }),
  );

/** Has the mail that confirms the address sent again. */
export const useAskVerification = () =>
  useMutation({
    networkMode: "always",
    mutationFn: () => request("/api/session/email/mail", sent, { method: "POST", body: {} }),
  });

/** Has the mail that leads to a new password sent. */
export const useAskNewPassword = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (email: string) =>
      request("/api/session/password/forgotten", sent, { method: "POST", body: { email } }),
  });
