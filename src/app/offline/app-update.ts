import { useSyncExternalStore } from "react";
import type { Language } from "#src/shared/language.ts";
import { readConnection } from "./connection.ts";
import { knockPath, type WorkerMessage } from "./worker-rules.ts";

const hour = 60 * 60 * 1000;
const untilStart = 1500;
const untilRest = 4000;
const untilKnock = 2000;
/** Between two knocks: a visit that meets one is lost as easily. */
const untilReload = 11_000;

/** Puts the new version in place and shows it. */
type Apply = () => void;
let ready: Apply | null = null;
const listeners = new Set<() => void>();

function setReady(apply: Apply): void {
  ready = apply;
  for (const listener of listeners) listener();
}

/** How to put a new version of the app in place, or null while there is none. */
export function useAppUpdate(): Apply | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ready,
    () => null,
  );
}

type StartedWorker = {
  /** The address of this page's first script. */
  script: string;
  language: Language;
  warn: (error: unknown) => void;
};

function tell(worker: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []) {
  worker?.postMessage(message, ports);
}

/** The first script of the worker's build, or null where it does not answer. */
function askVersion(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), 3000);
    tell(worker, { kind: "tell-version" }, [port2]);
  });
}

/**
 * A picture that the page asks for while Chromium ends the worker before starts that one again, and the new one is
 * forgotten. Any visit reminds Chromium of it, but is itself lost with the worker that is ended then: a frame's may be.
 * It ends with the page.
 */
function keepKnocking(): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  setInterval(() => {
    frame.src = knockPath;
  }, untilKnock);
}

function watchUpdates(
  registration: ServiceWorkerRegistration,
  { script: own, warn }: StartedWorker,
): void {
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  let isPressed = false;
  const look = async () => {
    const worker = registration.waiting;
    // A page that came from the network is of the new version already; the worker follows by itself.
    if (!worker || !serviceWorker.controller || (await askVersion(worker)) === own) return;
    setReady(() => {
      if (isPressed) return;
      isPressed = true;
      tell(registration.active, { kind: "make-way" });
      tell(worker, { kind: "take-over" });
      keepKnocking();
      // Where the one before still answers another tab, the page comes from the network.
      setTimeout(() => window.location.reload(), untilReload);
    });
  };
  const follow = async () => {
    if (isPressed) return window.location.reload();
    // Another tab put it in place: this one still runs the version before, whose parts are gone.
    if (hadController && (await askVersion(serviceWorker.controller)) !== own) {
      setReady(() => window.location.reload());
    }
  };
  serviceWorker.addEventListener("controllerchange", () => void follow());
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") void look();
    });
  });
  void look();
  const update = () => {
    if (!document.hidden && navigator.onLine) registration.update().catch(warn);
  };
  setInterval(update, hour);
  document.addEventListener("visibilitychange", update);
}

/**
 * Lets the service worker keep the app for times without a network. Browsers have none on plain http from
 * another machine; the app then works as long as there is a network.
 */
export function startWorker(given: StartedWorker): void {
  if (!("serviceWorker" in navigator)) return;
  const register = async () => {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    watchUpdates(registration, given);
    if (readConnection().saveData) return;
    setTimeout(() => {
      void navigator.serviceWorker.ready.then(({ active }) =>
        tell(active, { kind: "keep-rest", language: given.language }),
      );
    }, untilRest);
  };
  // What comes after the first screen comes before what is kept for another time.
  setTimeout(() => void register().catch(given.warn), untilStart);
}

/** Lets the app start in this language without a network, too. */
export function keepLanguage(language: Language): void {
  if (!("serviceWorker" in navigator)) return;
  tell(navigator.serviceWorker.controller, { kind: "change-language", language });
  tell(navigator.serviceWorker.controller, { kind: "keep-rest", language });
}
