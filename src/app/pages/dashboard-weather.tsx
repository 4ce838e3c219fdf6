import { WeatherCard } from "#src/features/weather/weather-card.tsx";
import { WeatherStep } from "./weather-step.tsx";

/** The weather on the dashboard, with the step towards the farm's own. */
export function DashboardWeather() {
  return <WeatherCard step={<WeatherStep />} />;
}
