import { Trans, useLingui } from "@lingui/react/macro";
import {
  PestPicture,
  PlannerPicture,
  PricePicture,
  SchemePicture,
  WeatherPicture,
  YieldPicture,
} from "./landing-pictures.tsx";

/** Six titles that are a given, each with what it does for a farmer. */
export function LandingFeatures() {
  const { t } = useLingui();
  const features = [
    {
      title: t`Hyperlocal Weather Alerts`,
      text: t`Rain, heat, frost and the hours fit for spraying, for your own field.`,
      tint: "bg-sky-100",
      Picture: WeatherPicture,
    },
    {
      title: t`AI Pest Management`,
      text: t`The risk from last night's weather, the pest by its signs, the gentle cure first.`,
      tint: "bg-chilli-100",
      Picture: PestPicture,
    },
    {
      title: t`Government Scheme Finder`,
      text: t`Which schemes fit your farm, why, and the papers that you need.`,
      tint: "bg-marigold-100",
      Picture: SchemePicture,
    },
    {
      title: t`Yield Optimization`,
      text: t`Water and fertiliser plot by plot, in pump hours and bags.`,
      tint: "bg-leaf-100",
      Picture: YieldPicture,
    },
    {
      title: t`Crop Pricing Insights`,
      text: t`Mandis near you, ranked by what is left after transport.`,
      tint: "bg-sky-100",
      Picture: PricePicture,
    },
    {
      title: t`Sustainable Planner`,
      text: t`Crops, dates and soil, so that next year is better too.`,
      tint: "bg-soil-100",
      Picture: PlannerPicture,
    },
  ];
  return (
    <section id="feature" className="mx-auto max-w-wrap px-5 py-16 sm:px-6 sm:py-24">
      <h2 className="text-section text-leaf-800">
        <Trans>What to do today, on your land</Trans>
      </h2>
      <p className="mt-3 text-lg text-quiet">
        <Trans>Six things that a season hangs on, each with the reason behind it.</Trans>
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, tint, Picture }) => (
          <li
            key={title}
            className="gap-4 rounded-card border border-line bg-surface p-5 shadow-card pair:flex sm:block sm:p-6"
          >
            <span className={`grid size-16 shrink-0 place-items-center rounded-card ${tint}`}>
              <Picture />
            </span>
            <div className="min-w-0">
              <h3 className="text-xl max-pair:mt-4 sm:mt-4">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
