import type { SessionUser } from "./schema.ts";

type SessionState = { user: SessionUser | null };

type SessionAction = { type: "LOGIN"; payload: SessionUser } | { type: "LOGOUT" };

/** The session's two states: LOGIN sets the user from its payload, LOGOUT clears it. */
export function advanceSession(_state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case "LOGIN":
      return { user: action.payload };
    case "LOGOUT":
      return { user: null };
  }
}

/**
 * Whether a request that changes something comes from our own pages, or from a program that carries
 * no cookie and so cannot act for somebody unawares.
 */
export function isOwnRequest(
  trustedOrigins: readonly string[],
  request: { origin: string | undefined; fetchSite: string | undefined; hasCookie: boolean },
): boolean {
  if (request.fetchSite === "cross-site") return false;
  if (request.origin === undefined) return !request.hasCookie;
  return trustedOrigins.includes(request.origin);
}

/**
 * The origins whose pages may sign in: exactly the configured one; on a machine of one's own, where
 * nothing is configured, both names of that machine.
 */
export function listTrustedOrigins(publicUrl: string, isConfigured: boolean): string[] {
  const { origin, port, hostname } = new URL(publicUrl);
  if (isConfigured || hostname !== "localhost") return [origin];
  return [origin, `http://127.0.0.1${port && `:${port}`}`];
}
