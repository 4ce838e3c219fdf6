import { Trans } from "@lingui/react/macro";
import { buttonLook } from "#src/ui/button-look.ts";

/** The real ways to reach someone. */
export function LandingContact() {
  return (
    <section id="contact" className="mx-auto max-w-wrap px-5 pb-16 sm:px-6 sm:pb-24">
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 rounded-3xl bg-sky-100 p-6 sm:p-10 lg:grid-cols-2">
        <div>
          <h2 className="text-section text-leaf-800">
            <Trans>Contact</Trans>
          </h2>
          <p className="mt-3 max-w-[50ch] text-lg">
            <Trans>
              The quickest answer comes from farmers who grow what you grow. Make an account and ask
              in the community.
            </Trans>
          </p>
          <a href="/register" className={buttonLook("primary", "normal", "mt-6")}>
            <Trans>Ask the community</Trans>
          </a>
        </div>
        <div className="">
          <h3 className="text-xl">
            <Trans>For cooperatives and producer companies</Trans>
          </h3>
          <p className="mt-2 max-w-[50ch] text-quiet">
            <Trans>
              There is nothing to buy: Urvara is open source, and your group can run it for its
              members on one small computer. If a group gave you this address, its office is the
              place to ask.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
