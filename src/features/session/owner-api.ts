import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { isStandInEmail } from "#src/shared/stand-in-email.ts";
import { useSession } from "./api.ts";
import type { OwnerProof } from "./owner-schema.ts";

const sent = z.object({ sent: z.literal(true) });

/** How the owner of the signed-in account shows again that it is them. */
export function useOwnerProof() {
  const { user } = useSession();
  const code = useMutation({
    networkMode: "always",
    mutationFn: () => request("/api/session/owner-code", sent, { method: "POST", body: {} }),
    onError: (error) => console.error("[session] mailing a code failed", error),
  });
  const hasPassword = Boolean(
    user?.providerData.some(({ providerId }) => providerId === "password"),
  );
  return { hasPassword, isByPhone: user !== null && isStandInEmail(user.email), code };
}

/** The proof that a form with its fields holds. */
export function readOwnerProof(form: HTMLFormElement): OwnerProof {
  const data = new FormData(form);
  const [password, code] = [data.get("password"), data.get("code")];
  if (typeof password === "string") return { password };
  return typeof code === "string" ? { code: code.trim() } : {};
}
