import { Trans, useLingui } from "@lingui/react/macro";
import { MarketPicture, PestPicture, WeatherPicture } from "./landing-pictures.tsx";

/** What the product is for, and its three pillars. */
export function LandingAbout() {
  const { t } = useLingui();
  const pillars = [
    {
      title: t`Hyperlocal weather forecasts`,
      text: t`For your field, hour by hour, and kept for when there is no signal.`,
      tint: "bg-sky-100",
      Picture: WeatherPicture,
    },
    {
      title: t`AI-powered pest management`,
      text: t`Every answer names its source, its reason and how sure it is.`,
      tint: "bg-chilli-100",
      Picture: PestPicture,
    },
    {
      title: t`A verified marketplace`,
      text: t`Seed, tools and services from sellers with a name and a place.`,
      tint: "bg-marigold-100",
      Picture: MarketPicture,
    },
  ];
  return (
    <section id="about" className="bg-ground text-on-ground">
      <div className="mx-auto grid grid-cols-1 max-w-wrap gap-x-10 gap-y-10 px-5 py-16 sm:px-6 sm:py-24 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-section">
            <Trans>Transforming agriculture with AI</Trans>
          </h2>
          <p className="mt-4 max-w-[50ch] text-lg text-on-ground-quiet">
            <Trans>
              Urvara brings the knowledge of weather stations, plant doctors and markets to one
              farm: yours. You decide; it tells you why.
            </Trans>
          </p>
        </div>
        <ul className="grid gap-6">
          {pillars.map(({ title, text, tint, Picture }) => (
            <li key={title} className="flex gap-4 ">
              <span className={`grid size-16 shrink-0 place-items-center rounded-card ${tint}`}>
                <Picture />
              </span>
              <div className="min-w-0">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-on-ground-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
