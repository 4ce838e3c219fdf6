import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";

/** Whether notices can come to this browser while the product is closed. */
export type PushSupport =
  | "possible"
  /** The farmer has said no to the browser, which does not ask again by itself. */
  | "forbidden"
  /** On iPhones and iPads only a page that was put on the home screen may ask. */
  | "home-screen"
  | "none";

export function getPushSupport(): PushSupport {
  const isKnown = "Notification" in window && "PushManager" in window;
  if (isKnown && "serviceWorker" in navigator) {
    return Notification.permission === "denied" ? "forbidden" : "possible";
  }
  return /\b(iPhone|iPad)\b/.test(navigator.userAgent) ? "home-screen" : "none";
}

/** Whether this browser has never been asked. */
export const isPushUnasked = () =>
  getPushSupport() === "possible" && Notification.permission === "default";

const patienceInMs = 10_000;

/** The worker that is to show notices; it is put in place when the page has been loaded. */
async function getWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("no service worker came")), patienceInMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function isBoundTo({ options }: PushSubscription, key: string): boolean {
  const bound = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bound));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

/**
 * Asks the farmer, and has notices come to this browser from now on.
 * @param key the product's, as base64url
 * @throws DOMException NotAllowedError when the farmer says no; another when the browser cannot reach its push service
 */
export async function addThisBrowser(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    // As the browser itself refuses a subscription then.
    throw new DOMException("Notices are not allowed", "NotAllowedError");
  }
  const { pushManager } = await getWorker();
  const before = await pushManager.getSubscription();
  // Of another key nothing that we send would be taken.
  if (before && !isBoundTo(before, key)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] };
  await request("/api/push-subscriptions", z.unknown(), { method: "POST", body });
}
