import "./main.zod.ts";
import "./app/app.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { loadWords } from "./app/words.ts";
import { isLanguage } from "./shared/language.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const language = document.documentElement.lang;
const words = await loadWords(isLanguage(language) ? language : "en");
createRoot(root).render(<App words={words} />);
