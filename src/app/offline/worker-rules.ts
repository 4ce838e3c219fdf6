import { appScreens } from "#src/app/app-paths.ts";
import type { PushMessage } from "#src/features/notifications/delivery-schema.ts";
import type { Language } from "#src/shared/language.ts";

/** What the build tells the service worker of its own files, as addresses. */
export type BuiltFiles = {
  /** Changes with every file of the build. */
  id: string;
  /** The app's first script, by which its page is known to be of this build. */
  script: string;
  /** What the app needs to start, by the language of its words; and what its other screens need. */
  shell: Record<Language, string[]>;
  rest: Record<Language, string[]>;
  icons: string[];
};

export type WorkerMessage =
  | { kind: "take-over" | "make-way" | "tell-version" }
  | { kind: "keep-rest" | "change-language"; language: Language };

/** A frame that asks for this is answered with nothing; that it has asked is what it is for. */
export const knockPath = "/knock";

/** How a request is answered: `page` is a document outside the app, null is left to the network. */
type RequestPlan = "app" | "page" | "asset" | "picture" | "knock" | null;

const unnavigated = /^\/(api|health|metrics|media|docs)(\/|$)/;

const appAddresses = Object.keys(appScreens).map(
  (path) => new RegExp(`^${path.replaceAll(/:[a-z]+/g, "[^/]+")}/?$`),
);

/** How the worker answers a request of a page at the given origin. */
export function planRequest(
  request: { method: string; mode: string; url: string },
  origin: string,
): RequestPlan {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== "GET" || asked !== origin) return null;
  if (request.mode === "navigate") {
    if (pathname === knockPath) return "knock";
    if (appAddresses.some((address) => address.test(pathname))) return "app";
    return unnavigated.test(pathname) ? null : "page";
  }
  if (/^\/(assets|icons)\//.test(pathname)) return "asset";
  return /^\/(pictures|media)\//.test(pathname) ? "picture" : null;
}

const mostPictures = 150;

/**
 * Which pictures go when one is kept or shown again.
 * @param kept the addresses, the longest unused first
 * @returns `isOld`: the one used is nearer to going than to staying, and is worth being moved to the end
 */
export function planPictures(
  kept: readonly string[],
  { used, limit = mostPictures }: { used: string; limit?: number },
): { remove: string[]; isOld: boolean } {
  const others = kept.filter((url) => url !== used);
  const at = kept.indexOf(used);
  return {
    remove: others.slice(0, Math.max(0, others.length + 1 - limit)),
    isOld: at >= 0 && at < kept.length / 2,
  };
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Whether a picture may have changed since: an uploaded one never does, its address is its content. */
export function isStale(url: string, given: { date: string | null; now: number }): boolean {
  if (new URL(url).pathname.startsWith("/media/")) return false;
  return given.now - Date.parse(given.date ?? "") > week;
}

/** What is shown where it cannot be read what was pushed: browsers demand that something is. */
const unread: PushMessage = { title: "Urvara", text: "", path: "/dashboard", tag: "urvara" };

/** Without the schema, which would make the worker a third larger; a path of two slashes would lead to another host. */
const isPushed = (read: unknown): read is PushMessage =>
  typeof read === "object" &&
  Object.keys(unread).every((name) => typeof Object(read)[name] === "string") &&
  /^\/(?!\/)/.test(Object(read).path);

/** What the server has pushed, by the text of its message. */
export function readPushed(text: string | undefined): PushMessage {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return isPushed(read) ? read : unread;
  } catch {
    return unread;
  }
}
