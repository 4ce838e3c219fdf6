import { useEffect, useRef, useState } from "react";
import type { Language } from "#src/shared/language.ts";
import { getSpokenTag } from "#src/ui/use-reading.ts";

/** What of the browser's speech recognition is used; its types are not among the standard ones. */
interface VoiceRecognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => VoiceRecognition;
    webkitSpeechRecognition?: new () => VoiceRecognition;
  }
}

export type VoiceFault = "not-allowed" | "nothing-heard" | "no-network" | "not-here";

function readFault(error: string): VoiceFault | null {
  switch (error) {
    case "aborted":
      return null;
    case "not-allowed":
    case "service-not-allowed":
      return "not-allowed";
    case "no-speech":
      return "nothing-heard";
    case "network":
      return "no-network";
    default:
      return "not-here";
  }
}

/**
 * Writes down what is said, where the browser can.
 * @param given.onText with all that was understood since listening began
 */
export function useListening(given: { language: Language; onText: (text: string) => void }) {
  const [isListening, setListening] = useState(false);
  const [fault, setFault] = useState<VoiceFault | null>(null);
  const current = useRef<VoiceRecognition | null>(null);
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  useEffect(() => () => current.current?.abort(), []);
  const end = () => {
    current.current = null;
    setListening(false);
  };
  const start = () => {
    if (!Recognition) return;
    const listener = new Recognition();
    listener.lang = getSpokenTag(given.language);
    listener.interimResults = true;
    listener.continuous = false;
    listener.onresult = ({ results }) => {
      const heard = Array.from(results, (each) => each[0]?.transcript ?? "");
      given.onText(heard.join(" ").trim());
    };
    listener.onerror = ({ error }) => setFault(readFault(error));
    listener.onend = end;
    setFault(null);
    current.current = listener;
    try {
      listener.start();
      setListening(true);
    } catch (error) {
      // It is forbidden by the page's surroundings, or still busy.
      if (!(error instanceof DOMException)) throw error;
      end();
      setFault("not-here");
    }
  };
  return {
    canListen: Recognition !== undefined,
    isListening,
    fault,
    start,
    stop: () => current.current?.stop(),
  };
}
