import { Trans } from "@lingui/react/macro";
import type { Language } from "#src/shared/language.ts";
import { LandingAbout } from "./landing-about.tsx";
import { LandingAnswers } from "./landing-answers.tsx";
import { LandingBar } from "./landing-bar.tsx";
import { LandingContact } from "./landing-contact.tsx";
import { LandingDemo } from "./landing-demo.tsx";
import { LandingFeatures } from "./landing-features.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHero } from "./landing-hero.tsx";

/** The landing page; it is plain HTML, so nothing in it may need a script. */
export function LandingPage({ language }: { language: Language }) {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-2 z-30 rounded-control bg-leaf-700 px-5 py-3 font-semibold text-on-leaf focus:top-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <LandingBar language={language} />
      <main id="main">
        <LandingHero />
        <LandingFeatures />
        <LandingAbout />
        <LandingDemo />
        <LandingAnswers />
        <LandingContact />
      </main>
      <LandingFooter />
    </>
  );
}
