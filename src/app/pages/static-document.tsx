import { Trans, useLingui } from "@lingui/react/macro";
import type { PageName } from "#src/app/app-paths.ts";
import type { Language } from "#src/shared/language.ts";
import { AppSkeleton } from "./app-skeleton.tsx";
import { LandingPage } from "./landing-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OfflinePage } from "./offline-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { SignStepPage } from "./sign-step-page.tsx";
import { SignUpPage } from "./sign-up-page.tsx";

export type StaticAssets = {
  styles: string[];
  /** The one module script, absent where the page needs none. */
  script: string | null;
  /** Modules that the script will import, so that they load beside it. */
  preloads: string[];
  /** What the screen at the page's address will import besides, once the script runs. */
  parts?: string[];
  /** What the next page will need, fetched when this one is at rest. */
  prefetches: string[];
  /** What the script itself asks for once the page is painted: an entry and its modules, then the next page's. */
  late?: { modules: string[]; next: string };
};

function usePageTitles(): Record<PageName, { title: string; description: string }> {
  const { t } = useLingui();
  const description = t`Weather, water, pests, schemes, markets and other farmers in one place, in your language, even with no signal.`;
  return {
    landing: { title: t`Urvara: your field knows, now you do too`, description },
    login: { title: t`Sign in to Urvara`, description },
    "login-by-phone": { title: t`Sign in to Urvara`, description },
    register: { title: t`Create your account on Urvara`, description },
    "register-by-phone": { title: t`Create your account on Urvara`, description },
    link: { title: t`Sign in to Urvara by e-mail`, description },
    "reset-password": { title: t`New password · Urvara`, description },
    "verify-email": { title: t`Confirm your address · Urvara`, description },
    "change-email": { title: t`Your new address · Urvara`, description },
    "undo-email": { title: t`Take your account back · Urvara`, description },
    "second-factor": { title: t`One more step · Urvara`, description },
    phone: { title: t`Sign in to Urvara by phone`, description },
    "phone-code": { title: t`Your code · Urvara`, description },
    offline: { title: t`No signal · Urvara`, description },
    "not-found": { title: t`Page not found · Urvara`, description },
    app: { title: "Urvara", description },
  };
}

/** Part of the document, for where no script comes that could say it; nobody with a signal waits so long. */
function LateNote() {
  return (
    <p role="status" className="min-w-0 animate-late text-sm leading-snug">
      <Trans>
        Still loading. Without signal, <a href="?">load again</a> when it is back.
      </Trans>
    </p>
  );
}

function PageBody({ name, language }: { name: PageName; language: Language }) {
  switch (name) {
    case "landing":
      return <LandingPage language={language} />;
    case "login":
    case "login-by-phone":
      return <SignInPage isByPhone={name === "login-by-phone"} />;
    case "register":
    case "register-by-phone":
      return <SignUpPage isByPhone={name === "register-by-phone"} />;
    case "link":
    case "reset-password":
    case "verify-email":
    case "change-email":
    case "undo-email":
    case "second-factor":
    case "phone":
    case "phone-code":
      return <SignStepPage name={name} />;
    case "offline":
      return <OfflinePage />;
    case "not-found":
      return <NotFoundPage />;
    case "app":
      return <AppSkeleton note={<LateNote />} />;
  }
}

/** The whole document of a page: everything that is painted before a script runs. */
export function StaticDocument(props: {
  name: PageName;
  language: Language;
  assets: StaticAssets;
}) {
  const { name, language, assets } = props;
  const { title, description } = usePageTitles()[name];
  return (
    <html lang={language} data-page={name}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10170f" media="(prefers-color-scheme: dark)" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {/* The app itself asks for it later: it brings a picture with it, and neither is seen. */}
        {name !== "app" && <link rel="manifest" href="/manifest.webmanifest" />}
        {name === "landing" && (
          <>
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:image" content="/og.png" />
          </>
        )}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.script && (
          <script
            type="module"
            src={assets.script}
            data-modules={assets.late?.modules.join(" ")}
            data-next={assets.late?.next}
          />
        )}
        {assets.parts?.map((href) => (
          <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
        ))}
        {assets.prefetches.map((href) => (
          <link key={href} rel="prefetch" href={href} />
        ))}
      </head>
      <body>
        <div id="root">
          <PageBody name={name} language={language} />
        </div>
      </body>
    </html>
  );
}
