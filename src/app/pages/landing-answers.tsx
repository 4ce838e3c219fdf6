import { Trans, useLingui } from "@lingui/react/macro";
import { buttonLook } from "#src/ui/button-look.ts";

/** The marketplace, the price of it all, and the short answers that the footer leads to. */
export function LandingAnswers() {
  const { t } = useLingui();
  const answers = [
    {
      id: "blog",
      title: t`Blog`,
      text: t`Farmers write what worked and what did not. Read and answer them in the community.`,
    },
    {
      id: "careers",
      title: t`Careers`,
      text: t`No posts are open now. The source is, to whoever knows farming or code.`,
    },
    {
      id: "help",
      title: t`Help Center`,
      text: (
        <Trans>
          Every card says why. To talk to a person, call the Kisan Call Centre, free:{" "}
          <a href="tel:18001801551" className="whitespace-nowrap text-leaf-700 underline">
            1800-180-1551
          </a>
        </Trans>
      ),
    },
    {
      id: "privacy",
      title: t`Privacy`,
      text: t`Your farm's data is yours. It is never sold; take it with you or delete it in your profile.`,
    },
  ];
  return (
    <div className="mx-auto max-w-wrap px-5 py-16 sm:px-6 sm:py-24">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_21.25rem]">
        <section id="marketplace" className="rounded-3xl bg-marigold-100 p-6 sm:p-10">
          <h2 className="text-section text-leaf-800">
            <Trans>A marketplace you can check</Trans>
          </h2>
          <p className="mt-3 max-w-[50ch] text-lg">
            <Trans>
              Seed, drip and tools, with the price and the seller. Advice never sells: what to spray
              is decided without looking at what is for sale.
            </Trans>
          </p>
          <a href="/register" className={buttonLook("quiet", "normal", "mt-6")}>
            <Trans>Explore the marketplace</Trans>
          </a>
        </section>
        <section
          id="pricing"
          className="rounded-3xl border border-line bg-surface p-6 shadow-card sm:p-10"
        >
          <h2 className="text-lg text-quiet">
            <Trans>Pricing</Trans>
          </h2>
          <p className="mt-2 text-6xl leading-none font-bold tracking-tight text-leaf-800">₹0</p>
          <p className="mt-4 text-lg">
            <Trans>Free for every farmer: all of it, with no trial that ends.</Trans>
          </p>
        </section>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {answers.map(({ id, title, text }) => (
          <section
            key={id}
            id={id}
            className="border-t-2 border-soil-300 pt-4 target:border-leaf-600"
          >
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-quiet">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
