import { Trans, useLingui } from "@lingui/react/macro";

/** The end of the landing page: its tagline, and three groups of links into the page. */
export function LandingFooter() {
  const { t } = useLingui();
  const groups = [
    {
      title: t`Product`,
      links: [
        ["feature", t`Features`],
        ["marketplace", t`Marketplace`],
        ["pricing", t`Pricing`],
      ],
    },
    {
      title: t`Company`,
      links: [
        ["about", t`About`],
        ["blog", t`Blog`],
        ["careers", t`Careers`],
      ],
    },
    {
      title: t`Support`,
      links: [
        ["contact", t`Contact`],
        ["help", t`Help Center`],
        ["privacy", t`Privacy`],
      ],
    },
  ] as const;
  return (
    <footer className="bg-ground text-on-ground">
      <div className="mx-auto grid max-w-wrap gap-x-10 gap-y-10 px-5 py-16 sm:px-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <b className="text-xl">Urvara</b>
          <p className="mt-2 max-w-[50ch] text-on-ground-quiet">
            <Trans>
              Empowering farmers with smart technology for better yields and sustainable farming.
            </Trans>
          </p>
        </div>
        <div className="grid pair:grid-cols-2 gap-x-10 gap-y-10 sm:grid-cols-3">
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <b>{title}</b>
              <ul className="mt-1">
                {links.map(([section, label]) => (
                  <li key={section}>
                    <a
                      href={`#${section}`}
                      className="inline-flex min-h-12 items-center text-on-ground-quiet hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
