import { Trans, useLingui } from "@lingui/react/macro";
import { Scene } from "#src/ui/scene.tsx";

/** A morning told in four steps beside a picture. */
export function LandingDemo() {
  const { t } = useLingui();
  const steps = [
    { time: "5:40", text: t`Rain from 4 pm. The pump can stay off today.` },
    { time: "6:15", text: t`Two wet nights: look under twenty tomato leaves.` },
    { time: "6:30", text: t`A brown ring. Four questions later you know what it is.` },
    { time: "7:10", text: t`Onion fetches ₹240 more at Lasalgaon. Load the cart.` },
  ];
  return (
    <section id="demo" className="bg-leaf-100">
      <div className="mx-auto grid grid-cols-1 max-w-wrap items-center gap-x-10 gap-y-10 px-5 py-16 sm:px-6 sm:py-24 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-section text-leaf-800">
            <Trans>A morning on the farm</Trans>
          </h2>
          <ol className="mt-6">
            {steps.map(({ time, text }) => (
              <li key={time} className="group flex gap-4">
                <div className="flex flex-col items-center">
                  <b className="rounded-full bg-leaf-700 px-3 py-0.5 text-sm text-on-leaf">
                    {time}
                  </b>
                  <span className="w-0.5 grow bg-leaf-200 group-last:hidden" />
                </div>
                <p className="min-w-0 pb-6 text-lg leading-snug">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="overflow-hidden rounded-3xl border border-line bg-sky-100 shadow-float">
          <Scene name="demo" className="block h-auto w-full" />
        </div>
      </div>
    </section>
  );
}
