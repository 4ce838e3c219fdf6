import "./main.zod.ts";
import "./app/identity.css";
import { I18nProvider } from "@lingui/react";
import { hydrateRoot } from "react-dom/client";
import { isStepPage, phoneFirstPages } from "./app/app-paths.ts";
import { SignInPage } from "./app/pages/sign-in-page.tsx";
import { SignStepPage } from "./app/pages/sign-step-page.tsx";
import { SignUpPage } from "./app/pages/sign-up-page.tsx";
import { isLanguage } from "./shared/language.ts";
import { loadAreaWords, loadWords } from "./ui/area-words.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const { lang, dataset } = document.documentElement;
const { page } = dataset;
const language = isLanguage(lang) ? lang : "en";
const words = await loadWords(language);
await loadAreaWords(["steps"]);
hydrateRoot(
  root,
  <I18nProvider i18n={words}>
    {isStepPage(page) && <SignStepPage name={page} />}
    {(page === "register" || page === phoneFirstPages.register) && (
      <SignUpPage isByPhone={page !== "register"} />
    )}
    {(page === "login" || page === phoneFirstPages.login) && (
      <SignInPage isByPhone={page !== "login"} />
    )}
  </I18nProvider>,
);
