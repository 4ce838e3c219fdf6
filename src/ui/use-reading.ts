import { useEffect, useState } from "react";
import { type Language, languageTags } from "#src/shared/language.ts";

/** Speech knows no digits of its own. */
export const getSpokenTag = (language: Language) => languageTags[language].replace(/-u-.*/, "");

/** Reads texts aloud, where the browser can. One is read at a time. */
export function useReading() {
  const [readId, setReadId] = useState<string | null>(null);
  const voice = "speechSynthesis" in window ? window.speechSynthesis : null;
  useEffect(() => () => voice?.cancel(), [voice]);
  return {
    canRead: voice !== null,
    /** What is being read, or null. */
    readId,
    start(id: string, { text, language }: { text: string; language: Language }) {
      if (!voice) return;
      voice.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = getSpokenTag(language);
      const end = () => setReadId((known) => (known === id ? null : known));
      utterance.onend = end;
      utterance.onerror = end;
      setReadId(id);
      voice.speak(utterance);
    },
    stop() {
      voice?.cancel();
      setReadId(null);
    },
  };
}
