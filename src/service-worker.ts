import {
  type BuiltFiles,
  isStale,
  planPictures,
  planRequest,
  readPushed,
  type WorkerMessage,
} from "./app/offline/worker-rules.ts";
import { isLanguage, type Language } from "./shared/language.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build puts its own list in. */
declare const __BUILT_FILES__: BuiltFiles;

const built = __BUILT_FILES__;
const shellName = `shell ${built.id}`;
// Names of assets carry their content, so the caches of two builds can be one.
const assetsName = "assets";
const picturesName = "pictures";
const patienceForPage = 3000;
const anyVariant = { ignoreVary: true };
const appPage = "/dashboard";
const offlinePage = "/offline";

/** A new version takes over when this one has nothing left to do, which on a slow network may be minutes. */
let underWay = new AbortController();
const ask = (request: Request, how?: RequestInit) =>
  fetch(request, { ...how, signal: underWay.signal });

/** Calls off what is under way, and nothing that is asked for later: another tab may hold the new version up. */
function makeWay(): void {
  underWay.abort();
  underWay = new AbortController();
}

async function fetchWhole(address: string, how: RequestInit): Promise<Response> {
  const response = await fetch(address, how);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}

const fetchPage = (address: string) =>
  fetchWhole(address, { cache: "no-cache", signal: underWay.signal });

/** The first ones first, some at a time: on a slow network each waits for its answer far longer than for its bytes. */
async function keepAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(assetsName);
  const left = addresses[Symbol.iterator]();
  const { signal } = underWay;
  const keepNext = async () => {
    for (const address of left) {
      if (await cache.match(address, anyVariant)) continue;
      await cache.put(address, await fetchWhole(address, { signal }));
    }
  };
  await Promise.all(Array.from({ length: 4 }, keepNext));
}

/** Keeps an app page of this very build, with the words of its language; another build's brings its own worker. */
async function keepShell(page: Response): Promise<boolean> {
  const text = await page.clone().text();
  const language = /<html lang="([a-z]+)"/.exec(text)?.[1];
  if (!isLanguage(language) || !text.includes(built.script)) return false;
  await keepAssets(built.shell[language]);
  const shell = await caches.open(shellName);
  await shell.put(appPage, page);
  return true;
}

async function keepOfflinePage(address: string): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.put(offlinePage, await fetchPage(address));
}

async function install(): Promise<void> {
  await Promise.all([keepOfflinePage(offlinePage), keepAssets(built.icons)]);
  // While a new version is being put in place the server may still answer with the one before.
  if (!(await keepShell(await fetchPage(appPage)))) throw new Error("The app is of another build");
}

async function changeLanguage(language: Language): Promise<void> {
  const page = await fetchPage(`${appPage}?language=${language}`);
  await Promise.all([keepShell(page), keepOfflinePage(`${offlinePage}?language=${language}`)]);
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("shell ") && name !== shellName);
  await Promise.all(old.map((name) => caches.delete(name)));
  const wanted = new Set([
    ...Object.values(built.shell).flat(),
    ...Object.values(built.rest).flat(),
    ...built.icons,
  ]);
  const assets = await caches.open(assetsName);
  for (const request of await assets.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetsName);
  const kept = await cache.match(request, anyVariant);
  if (kept) return kept;
  const response = await ask(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function keepPicture(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(picturesName);
  const kept = (await cache.keys()).map(({ url }) => url);
  const { remove, isOld } = planPictures(kept, { used: request.url });
  // Putting it anew moves it to the end, behind those that were not used for longer.
  if (isOld || !kept.includes(request.url)) await cache.put(request, response);
  for (const url of remove) await cache.delete(url, anyVariant);
}

async function refreshPicture(request: Request): Promise<void> {
  const response = await ask(request, { cache: "no-cache" });
  if (response.ok) await (await caches.open(picturesName)).put(request, response);
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(picturesName);
  const kept = await cache.match(request, anyVariant);
  if (kept) {
    const date = kept.headers.get("date");
    const isOld = navigator.onLine && isStale(request.url, { date, now: Date.now() });
    event.waitUntil(isOld ? refreshPicture(request) : keepPicture(request, kept.clone()));
    return kept;
  }
  try {
    const response = await ask(request);
    if (response.ok) event.waitUntil(keepPicture(request, response.clone()));
    return response;
  } catch (error) {
    // Beside its name a small drawing may be missing; the browser's sign for a broken picture may not be there.
    if (new URL(request.url).pathname.startsWith("/pictures/icons/")) return blankDrawing();
    throw error;
  }
}

const blankDrawing = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    headers: { "content-type": "image/svg+xml" },
  });

const wait = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** The newest page where the network is quick enough, else the one that is kept. */
async function answerApp(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const answered: Promise<Response | null> = asked.catch(() => null);
  event.waitUntil(
    answered.then(async (response) => {
      if (response?.ok) await keepShell(response.clone());
    }),
  );
  const response = await Promise.race([answered, wait(patienceForPage)]);
  if (response && response.status < 500) return response.clone();
  const kept = await (await caches.open(shellName)).match(appPage, anyVariant);
  return kept ?? asked;
}

async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(shellName)).match(offlinePage, anyVariant);
    if (kept) return kept;
    throw error;
  }
}

/** Shows what the server has pushed; where that cannot be read, that there is something, as browsers demand. */
async function showNotice(data: PushMessageData | null): Promise<void> {
  const { title, text, path, tag } = readPushed(data?.text());
  await self.registration.showNotification(title, {
    body: text,
    tag,
    data: path,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
  });
}

/** Leads a window that is open to what was pressed, or opens one. */
async function openScreen(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [first] = open;
  if (!first) {
    await self.clients.openWindow(path);
    return;
  }
  await first.focus();
  // A window of another page may not be led.
  await first.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openScreen(String(event.notification.data)));
});

type InstallEvent = ExtendableEvent & {
  addRoutes?: (route: { condition: { urlPattern: string }; source: "network" }) => Promise<void>;
};

/** Where the browser can, it asks for data without waking the worker, which would only leave it to the network. */
async function passData(event: InstallEvent): Promise<void> {
  const route = { condition: { urlPattern: "/api/*" }, source: "network" } as const;
  // Where it is refused data comes through the worker, as in browsers that cannot.
  await event.addRoutes?.(route).catch(() => undefined);
}

self.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([passData(event), install()])),
);

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([removeOld(), self.clients.claim()])),
);

self.addEventListener("fetch", (event) => {
  switch (planRequest(event.request, self.location.origin)) {
    case "app":
      return event.respondWith(answerApp(event));
    case "page":
      return event.respondWith(answerPage(event.request));
    case "asset":
      return event.respondWith(answerAsset(event.request));
    case "picture":
      return event.respondWith(answerPicture(event));
    case "knock":
      return event.respondWith(new Response(null, { status: 204 }));
    default:
      return;
  }
});

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  switch (message.kind) {
    case "take-over":
      // Only ever asked for by a person: a new version under a running page is theirs to choose.
      return event.waitUntil(self.skipWaiting());
    case "make-way":
      return makeWay();
    case "tell-version":
      return event.ports[0]?.postMessage(built.script);
    case "keep-rest":
      // A page that was opened while this worker was put in place is nobody's: parts of it would come past what is kept.
      event.waitUntil(self.clients.claim());
      return event.waitUntil(keepAssets(built.rest[message.language]));
    case "change-language":
      return event.waitUntil(changeLanguage(message.language));
  }
});
