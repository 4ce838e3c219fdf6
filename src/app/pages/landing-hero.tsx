import { Trans } from "@lingui/react/macro";
import { LanguageLinks } from "#src/app/shell/language-links.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { HeroScene } from "#src/ui/scenes/hero-scene.tsx";
import { LandingPhone } from "./landing-phone.tsx";

/** The first screen: what it is, in which language, the way in, and how it looks in a hand over the fields. */
export function LandingHero() {
  return (
    <section id="home" className="relative isolate overflow-hidden bg-sky-fade pt-16">
      <div className="mx-auto grid max-w-wrap gap-x-10 gap-y-10 px-5 pt-6 sm:px-6 md:grid-cols-[1fr_18.75rem] lg:grid-cols-[1fr_21.25rem] lg:pt-12">
        <div className="relative z-10 md:pb-[max(270px,24.5vw)]">
          <LanguageLinks />
          <h1 className="mt-6 max-w-[12ch] text-hero text-leaf-800">
            <Trans>Your field knows. Now you do too.</Trans>
          </h1>
          <p className="mt-4 max-w-[50ch] text-lg text-quiet">
            <Trans>
              Hyperlocal weather forecasts, AI-powered pest management and a verified marketplace,
              all in one platform. In your language, even with no signal.
            </Trans>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href="/register" className={buttonLook("primary", "normal", "max-sm:w-full")}>
              <Trans>Explore Urvara</Trans>
            </a>
            {/* Spelt so: the text of this button is a given. */}
            <a href="/register" className={buttonLook("quiet", "normal", "max-sm:grow")}>
              <Trans>Get Startet</Trans>
            </a>
            <a href="#contact" className={buttonLook("text", "normal", "max-sm:grow")}>
              <Trans>Contact Sales</Trans>
            </a>
          </div>
        </div>
        <div className="relative z-10 pb-40 md:self-end md:pb-50">
          <LandingPhone />
        </div>
      </div>
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-0 -z-10 h-[max(340px,29.2vw)] [&>svg]:block [&>svg]:size-full"
      >
        <HeroScene />
      </div>
    </section>
  );
}
