import { createContext } from "react";
import type { Language } from "#src/shared/language.ts";

/** Loads the words of another language and shows the product in it. */
export const LanguageContext = createContext<(language: Language) => Promise<void>>(async () => {});
