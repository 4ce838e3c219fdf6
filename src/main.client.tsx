import "./main.zod.ts";
import "./app/app.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { keepQueries } from "./app/offline/kept-queries.ts";
import { openQueryClient } from "./app/query-client.ts";
import { loadWords } from "./app/words.ts";
import { readMirror } from "./features/session/api.ts";
import { isLanguage } from "./shared/language.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";
const queryClient = openQueryClient();
const uid = readMirror()?.uid;
// The address of a built script changes with its content and with all that it imports.
const build = import.meta.url;
const restored = uid === undefined ? null : keepQueries(queryClient, { uid, build });
const longestRestore = new Promise((resolve) => setTimeout(resolve, 500));
const [words] = await Promise.all([
  loadWords(language),
  // A store that does not answer, or refuses, must not keep the screen away.
  Promise.race([restored, longestRestore]).catch((error: unknown) =>
    console.warn("[offline] what was loaded before could not be read", error),
  ),
]);
createRoot(root).render(<App words={words} queryClient={queryClient} />);
// Keeping the app for times without a network waits until it is on the screen.
if (import.meta.env.PROD) {
  const { startWorker } = await import("./app/offline/app-update.ts");
  startWorker({
    script: new URL(build).pathname,
    language,
    warn: (error) => console.warn("[offline] the app is not kept", error),
  });
}
