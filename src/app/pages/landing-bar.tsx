import { Trans, useLingui } from "@lingui/react/macro";
import { BrandName } from "#src/app/shell/brand.tsx";
import type { Language } from "#src/shared/language.ts";
import { buttonLook } from "#src/ui/button-look.ts";

function useBarLinks(): readonly { section: string; label: string }[] {
  const { t } = useLingui();
  return [
    { section: "home", label: t`Home` },
    { section: "feature", label: t`Feature` },
    { section: "marketplace", label: t`Marketplace` },
    { section: "about", label: t`About` },
    { section: "contact", label: t`Contact` },
  ];
}

function MobileMenu({ language }: { language: Language }) {
  const { t } = useLingui();
  return (
    <details data-menu className="group lg:hidden">
      <summary
        aria-label={t`Menu`}
        className="grid size-12 list-none place-items-center rounded-full hover:bg-leaf-100 [&::-webkit-details-marker]:hidden"
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-7 stroke-ink"
          strokeWidth="2.2"
          strokeLinecap="round"
        >
          <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
          <path d="m6 6 12 12M18 6 6 18" className="hidden group-open:inline" />
        </svg>
      </summary>
      <div className="fixed inset-x-0 top-16 bottom-0 flex flex-col overflow-y-auto bg-paper px-5 pt-3 pb-6">
        <nav aria-label={t`Menu`}>
          <ul>
            {useBarLinks().map(({ section, label }) => (
              <li key={section} className="border-b border-line">
                {/* The section's name in the address makes the page load anew, which closes the menu without a script. */}
                <a
                  href={`/?language=${language}&to=${section}#${section}`}
                  className="flex min-h-12 items-center text-xl font-semibold"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-3 pt-6">
          <a href="/register" className={buttonLook("primary")}>
            <Trans>Get Started</Trans>
          </a>
          <a href="/login" className={buttonLook("quiet")}>
            <Trans>Signin</Trans>
          </a>
        </div>
      </div>
    </details>
  );
}

/** The fixed panel at the top of the landing page. */
export function LandingBar({ language }: { language: Language }) {
  const { t } = useLingui();
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-wrap items-center gap-2 px-4 sm:px-6">
        <a
          href="#home"
          aria-label="Urvara"
          className="mr-auto flex min-h-12 items-center rounded-control"
        >
          <BrandName />
        </a>
        <nav aria-label={t`Sections`} className="max-lg:hidden">
          <ul className="flex">
            {useBarLinks().map(({ section, label }) => (
              <li key={section}>
                <a
                  href={`#${section}`}
                  className="flex min-h-12 items-center rounded-control px-4 font-semibold text-quiet hover:bg-leaf-100 hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href="/login"
          className="flex min-h-12 items-center rounded-control px-4 font-semibold text-leaf-700 hover:bg-leaf-100 max-lg:hidden"
        >
          <Trans>Signin</Trans>
        </a>
        <a href="/register" className={buttonLook("primary", "small")}>
          <Trans>Get Started</Trans>
        </a>
        <MobileMenu language={language} />
      </div>
    </header>
  );
}
