/** What the sky looks like, for a picture. */
const skies = [
  "clear",
  "partly-cloudy",
  "cloudy",
  "fog",
  "drizzle",
  "rain",
  "shower",
  "thunder",
  "snow",
] as const;
export type Sky = (typeof skies)[number];
export type Strength = "light" | "some" | "heavy";

/**
 * The WMO weather interpretation codes that Open-Meteo uses, by the kind of sky, and how strong it is.
 * Source: the table "WMO Weather interpretation codes" of https://open-meteo.com/en/docs.
 */
export const wmoCodes: Readonly<Record<number, { sky: Sky; strength: Strength }>> = {
  0: { sky: "clear", strength: "some" },
  1: { sky: "clear", strength: "light" },
  2: { sky: "partly-cloudy", strength: "some" },
  3: { sky: "cloudy", strength: "some" },
  45: { sky: "fog", strength: "some" },
  48: { sky: "fog", strength: "heavy" },
  51: { sky: "drizzle", strength: "light" },
  53: { sky: "drizzle", strength: "some" },
  55: { sky: "drizzle", strength: "heavy" },
  56: { sky: "drizzle", strength: "light" },
  57: { sky: "drizzle", strength: "heavy" },
  61: { sky: "rain", strength: "light" },
  63: { sky: "rain", strength: "some" },
  65: { sky: "rain", strength: "heavy" },
  66: { sky: "rain", strength: "light" },
  67: { sky: "rain", strength: "heavy" },
  71: { sky: "snow", strength: "light" },
  73: { sky: "snow", strength: "some" },
  75: { sky: "snow", strength: "heavy" },
  77: { sky: "snow", strength: "some" },
  80: { sky: "shower", strength: "light" },
  81: { sky: "shower", strength: "some" },
  82: { sky: "shower", strength: "heavy" },
  85: { sky: "snow", strength: "light" },
  86: { sky: "snow", strength: "heavy" },
  95: { sky: "thunder", strength: "some" },
  96: { sky: "thunder", strength: "heavy" },
  99: { sky: "thunder", strength: "heavy" },
};
