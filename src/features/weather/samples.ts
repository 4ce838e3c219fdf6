/** The weather that is shown until the farm has a place of its own, as the specification states it. */
export const sampleWeather = {
  temperatureCelsius: 39,
  city: "Nashik",
  humidityPercent: 7,
  windKilometresPerHour: 4.04,
} as const;
