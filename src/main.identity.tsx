import "./main.zod.ts";
import "./app/identity.css";
import { I18nProvider } from "@lingui/react";
import { hydrateRoot } from "react-dom/client";
import { SignInPage } from "./app/pages/sign-in-page.tsx";
import { SignUpPage } from "./app/pages/sign-up-page.tsx";
import { loadAreaWords, loadWords } from "./app/words.ts";
import { isLanguage } from "./shared/language.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const { lang, dataset } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";
const words = await loadWords(language);
await loadAreaWords(language, ["session"]);
hydrateRoot(
  root,
  <I18nProvider i18n={words}>
    {dataset.page === "register" ? <SignUpPage /> : <SignInPage />}
  </I18nProvider>,
);
