import "./main.zod.ts";
import "./app/app.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { keepQueries } from "./app/offline/kept-queries.ts";
import { openQueryClient } from "./app/query-client.ts";
import { readMirror } from "./features/session/api.ts";
import { isLanguage, languageCookie } from "./shared/language.ts";
import { loadWords } from "./ui/area-words.ts";
import { waitForRest } from "./ui/at-rest.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const page = document.documentElement;
// A kept page may be in the language that was chosen before.
const chosen = new RegExp(`\\b${languageCookie}=([a-z]+)`).exec(document.cookie)?.[1];
const language = [chosen, page.lang].find(isLanguage) ?? "en";
/** Without a network the words of another language may be missing; those of the kept page are there. */
const loadPageWords = () => loadWords(isLanguage(page.lang) ? page.lang : "en");
const queryClient = openQueryClient();
// The address of a built script changes with its content and with all that it imports.
const build = import.meta.url;
const keepFor = (uid: string) =>
  keepQueries(queryClient, { uid, build }).catch((error: unknown) =>
    console.warn("[offline] what was loaded before could not be read", error),
  );
const uid = readMirror()?.uid;
const restored = uid === undefined ? null : keepFor(uid);
const longestRestore = new Promise((resolve) => setTimeout(resolve, 500));
const [words] = await Promise.all([
  loadWords(language).catch(loadPageWords),
  // A store that does not answer must not keep the screen away.
  Promise.race([restored, longestRestore]),
]);
page.lang = words.locale;
// A screen whose words are not loaded would show their ids, and nothing else would tell.
words.on("missing", ({ id }) => console.error("[words]", id));
// In slices, so that a touch is answered between them.
startTransition(() =>
  createRoot(root).render(
    <App words={words} queryClient={queryClient} keepFor={(uid) => void keepFor(uid)} />,
  ),
);
// The first of a browser's formats takes it tens of milliseconds: better while answers are on their way.
setTimeout(() => new Intl.DateTimeFormat());
// What makes an app of it on the device, and keeps it for times without a network, waits until it is on the screen.
await waitForRest();
const manifest = Object.assign(document.createElement("link"), {
  rel: "manifest",
  href: "/manifest.webmanifest",
});
document.head.append(manifest);
if (import.meta.env.PROD) {
  const { startWorker } = await import("./app/offline/app-update.ts");
  startWorker({
    script: new URL(build).pathname,
    language,
    warn: (error) => console.warn("[offline] the app is not kept", error),
  });
}
