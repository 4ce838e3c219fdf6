import { useSyncExternalStore } from "react";
import { mailedToken } from "./sign-in-schema.ts";

const subscribeToHash = (changed: () => void) => {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
};

/**
 * The token in this page's address; empty where there is none, or what a mail has cut cannot be one. For a press,
 * which may come before a rendering knows it.
 */
export const readMailedToken = () =>
  mailedToken.safeParse(window.location.hash.slice(1)).data ?? "";

/** The token in this page's address; empty where there is none, null before the script has looked. */
export function useMailedToken(): string | null {
  return useSyncExternalStore(subscribeToHash, readMailedToken, () => null);
}
