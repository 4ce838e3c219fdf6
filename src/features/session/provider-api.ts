import { describeFailure, request } from "#src/shared/http-client.ts";
import type { IdentityErrorCode } from "./sign-in-error-schema.ts";
import { toIdentityErrorCode } from "./sign-in-rules.ts";
import {
  type ProviderResult,
  providerMessage,
  providerMessageKind,
  providerResult,
  providerStart,
  type SignedIn,
} from "./sign-in-schema.ts";

const windowSize = { width: 500, height: 600 } as const;
/** A closed window counts as closed by the person only when it has been seen closed for this long. */
const closedPatience = 8000;
const lookEvery = 500;
/** The provider's pages work for this long; success may still come after the window looked closed. */
const longestSignIn = 10 * 60 * 1000;

type PopupOutcome = { signedIn: SignedIn } | { code: IdentityErrorCode };

type Attempt = { cancel: () => void };
let current: Attempt | null = null;

function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

function openWindow(nonce: string): Window | null {
  const { width, height } = windowSize;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return window.open("about:blank", `urvara-${nonce}`, features);
}

function getResult(nonce: string): Promise<ProviderResult> {
  return request("/api/session/provider/result", providerResult, { query: { nonce } });
}

/** Calls back when our own window with this nonce says that it has finished. Returns the unsubscriber. */
function onFinished(nonce: string, finished: () => void): () => void {
  const hear = (data: unknown) => {
    const message = providerMessage.safeParse(data);
    if (message.success && message.data.nonce === nonce) finished();
  };
  const handleMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) hear(event.data);
  };
  window.addEventListener("message", handleMessage);
  // A provider's page may cut the window off from its opener; channels of one origin stay.
  const channel =
    typeof BroadcastChannel === "function" ? new BroadcastChannel(providerMessageKind) : null;
  channel?.addEventListener("message", handleMessage);
  return () => {
    window.removeEventListener("message", handleMessage);
    channel?.close();
  };
}

/** Asks the server where to send the window: also the proof that the server can be reached. */
async function sendWindow(popup: Window, nonce: string): Promise<void> {
  const options = { method: "POST" as const, body: { nonce } };
  const { url } = await request("/api/session/provider/start", providerStart, options);
  if (!/^https?:/.test(url)) throw new Error("The provider's address is none");
  if (!popup.closed) popup.location.replace(url);
}

type Watch = {
  popup: Window;
  nonce: string;
  settle: (outcome: PopupOutcome) => void;
  onLate: (signedIn: SignedIn) => void;
};

/** Waits for the window's success, its failure, or its closing; and, after its closing, for a late success. */
function watchWindow({ popup, nonce, settle, onLate }: Watch): () => void {
  let closedAt: number | null = null;
  let isSettled = false;
  let isAsking = false;
  let isAskedAgain = false;
  const finish = (outcome: PopupOutcome) => {
    isSettled = true;
    clearInterval(timer);
    settle(outcome);
  };
  const ask = async (): Promise<void> => {
    if (isAsking) {
      isAskedAgain = true;
      return;
    }
    isAsking = true;
    isAskedAgain = false;
    const isLast = closedAt !== null && Date.now() - closedAt >= closedPatience;
    try {
      const result = await getResult(nonce);
      if (result.state === "waiting") {
        if (isLast && !isSettled) finish({ code: "popup-closed-by-user" });
        return;
      }
      stop();
      if (result.state === "failed") {
        if (!isSettled) finish({ code: result.code });
        return;
      }
      const signedIn = { user: result.user, isNew: result.isNew };
      if (isSettled) onLate(signedIn);
      else finish({ signedIn });
    } catch (error) {
      const code = toIdentityErrorCode(describeFailure(error).code);
      if (isLast && !isSettled) finish({ code });
    } finally {
      isAsking = false;
      if (isAskedAgain) void ask();
    }
  };
  const look = () => {
    if (!popup.closed) {
      closedAt = null;
      return;
    }
    const before = closedAt;
    closedAt ??= Date.now();
    // At once and at the end: the message of a window that has just closed may still be on its way.
    if (before === null || Date.now() - closedAt >= closedPatience) void ask();
  };
  const timer = setInterval(look, lookEvery);
  const stopHearing = onFinished(nonce, () => void ask());
  const giveUp = setTimeout(() => stop(), longestSignIn);
  const stop = () => {
    isAskedAgain = false;
    clearInterval(timer);
    clearTimeout(giveUp);
    stopHearing();
  };
  return stop;
}

/**
 * Signs in with the other identity provider, in a window of its own. Call it while a press of a button
 * is being handled, or the browser blocks the window. A second call closes the window of the first.
 * @param onLate called when success comes after the window had been reported as closed
 */
export async function signInWithPopup(onLate: (signedIn: SignedIn) => void): Promise<PopupOutcome> {
  current?.cancel();
  const nonce = makeNonce();
  const popup = openWindow(nonce);
  if (!popup) return { code: "popup-blocked" };
  return new Promise((resolve) => {
    const stop = watchWindow({ popup, nonce, settle: resolve, onLate });
    const attempt = {
      cancel() {
        stop();
        popup.close();
        resolve({ code: "cancelled-popup-request" });
      },
    };
    current = attempt;
    sendWindow(popup, nonce).catch((error: unknown) => {
      if (current === attempt) current = null;
      stop();
      popup.close();
      resolve({ code: toIdentityErrorCode(describeFailure(error).code) });
    });
  });
}
