import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useReducer } from "react";
import { describeFailure, networkRequestFailed, onSignedOut } from "#src/shared/http-client.ts";
import {
  getCurrentUser,
  logIdentityError,
  readMirror,
  SessionContext,
  sessionKey,
  writeMirror,
} from "./api.ts";
import { advanceSession } from "./rules.ts";
import type { SessionUser } from "./schema.ts";

type SessionProviderProps = {
  children: ReactNode;
  /** Called whenever somebody is signed in: the one remembered, or whoever came since. */
  onSignedIn?: (uid: string) => void;
  /** Called whenever the user is gone or another one came, so that what was loaded for them goes too. */
  onSignedOut?: () => void;
};

/**
 * Asks the server for the user behind the remembered one, and again when another was remembered meanwhile: in
 * this tab or beside it something was changed then, and the answer may be older than that.
 * @returns both; null when nobody is remembered any more
 */
async function confirmMirror() {
  for (;;) {
    const before = JSON.stringify(readMirror());
    const current = await getCurrentUser();
    const remembered = readMirror();
    // Whoever signed out while the answer was on its way stays signed out.
    if (!remembered) return null;
    if (JSON.stringify(remembered) === before) return { remembered, current };
  }
}

/** Holds the session of the app, remembers it in local storage and keeps all tabs in step. */
export function SessionProvider({
  children,
  onSignedIn,
  onSignedOut: onUserGone,
}: SessionProviderProps) {
  const [{ user }, dispatch] = useReducer(advanceSession, null, () => ({ user: readMirror() }));

  const login = useCallback((next: SessionUser) => {
    // At once and not in an effect: the page is often left right after.
    writeMirror(next);
    dispatch({ type: "LOGIN", payload: next });
  }, []);
  const logout = useCallback(() => {
    writeMirror(null);
    dispatch({ type: "LOGOUT" });
  }, []);

  const meetUser = useEffectEvent((uid: string) => onSignedIn?.(uid));
  const forgetUser = useEffectEvent(() => onUserGone?.());
  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    meetUser(uid);
    return () => forgetUser();
  }, [uid]);

  useEffect(() => onSignedOut(logout), [logout]);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      // A null key means that everything was cleared.
      if (key !== sessionKey && key !== null) return;
      const other = readMirror();
      dispatch(other ? { type: "LOGIN", payload: other } : { type: "LOGOUT" });
    };
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);

  const confirmUser = useEffectEvent(async () => {
    if (!user) return;
    try {
      const found = await confirmMirror();
      if (!found) return;
      // Another account has signed in beside this tab: the server's word is the one that counts.
      if (found.remembered.uid !== found.current.uid) logIdentityError("user-mismatch");
      login(found.current);
    } catch (error) {
      // Signed out is told by onSignedOut; without a network the remembered user stays, for work offline.
      const { code } = describeFailure(error);
      if (code !== networkRequestFailed) logIdentityError(code);
    }
  });
  useEffect(() => {
    void confirmUser();
  }, []);

  const value = useMemo(() => ({ user, login, logout }), [user, login, logout]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
