import { WeatherPage } from "#src/features/weather/weather-page.tsx";
import { WeatherStep } from "./weather-step.tsx";

/** The weather screen, with the step towards the farm's own. */
export function WeatherRoute() {
  return <WeatherPage step={<WeatherStep />} />;
}
