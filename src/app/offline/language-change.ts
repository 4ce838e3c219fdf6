import { isLanguage, type Language } from "#src/shared/language.ts";
import { loadWords } from "#src/ui/area-words.ts";
import { keepLanguage } from "./app-update.ts";

const channelName = "urvara-language";

async function showLanguage(language: Language): Promise<void> {
  await loadWords(language);
  document.documentElement.lang = language;
}

/** Shows another language here and in the other tabs, and keeps it for times without a network. */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  keepLanguage(language);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(language);
  channel.close();
}

/**
 * Shows the language that is chosen in another tab.
 * @returns the way to stop
 */
export function followLanguage(warn: (error: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  // One after the other, since the words of the one before may come last.
  let last = Promise.resolve();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isLanguage(data)) last = last.then(() => showLanguage(data)).catch(warn);
  });
  return () => channel.close();
}
