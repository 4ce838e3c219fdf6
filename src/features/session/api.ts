import { createContext, use } from "react";
import * as z from "zod/mini";
import type { AppErrorCode } from "#src/shared/app-error.ts";
import { request } from "#src/shared/http-client.ts";
import { type SessionUser, sessionUser } from "./schema.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";

/** The session's key in local storage. */
export const sessionKey = "user";

type SessionContextValue = {
  user: SessionUser | null;
  login: (user: SessionUser) => void;
  logout: () => void;
};

export const SessionContext = createContext<SessionContextValue | null>(null);

/** The signed-in user of this app and the two ways to change it. */
export function useSession(): SessionContextValue {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

function parseMirror(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Local storage may be forbidden; the app then knows its user only until the page is left. */
function withStorage<Result>(action: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return typeof window === "undefined" ? otherwise : action(window.localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    logIdentityError("web-storage-unsupported");
    return otherwise;
  }
}

/** The user that this browser remembers, for an instant start and never as proof; anything else is removed. */
export function readMirror(): SessionUser | null {
  return withStorage((storage) => {
    const user = parseMirror(storage.getItem(sessionKey));
    if (!user) storage.removeItem(sessionKey);
    return user;
  }, null);
}

/** Keeps who is signed in on this device, so that the next page begins with it; null forgets. */
export function writeMirror(user: SessionUser | null): void {
  withStorage((storage) => {
    if (user) storage.setItem(sessionKey, JSON.stringify(user));
    else storage.removeItem(sessionKey);
  }, undefined);
}

/** Writes a code to the console, for whoever develops. */
export function logIdentityError(code: IdentityErrorCode | AppErrorCode): void {
  console.warn("[identity]", code);
}

/** The user whose session cookie this browser holds. @throws AppError not-signed-in, TypeError offline */
export function getCurrentUser(): Promise<SessionUser> {
  return request("/api/session", sessionUser);
}

/**
 * The user to show a guarded screen to: the remembered one, else the one the server knows, who is then
 * remembered; null when there is neither.
 */
export async function restoreUser(): Promise<SessionUser | null> {
  const remembered = readMirror();
  if (remembered) return remembered;
  try {
    const user = await getCurrentUser();
    writeMirror(user);
    // Browsers tell only other tabs of a change; the provider of this one has to hear of it too.
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
    return user;
  } catch {
    // Not signed in, or no answer: either way nobody is known, and signing in is what is offered.
    return null;
  }
}

/** Ends the session on the server. @throws TypeError when it could not be told: the session then lives on */
export async function signOut(): Promise<void> {
  await request("/api/session/sign-out", z.undefined(), { method: "POST" });
}
