import { expect, test } from "vitest";
import { getWetness, type SkyHour } from "./leaf-wetness.ts";

const dry: SkyHour = { temperature: 25, humidity: 60, rain: 0, isDay: true };
const day = (change: (at: number) => Partial<SkyHour>) =>
  Array.from({ length: 24 }, (_, at): SkyHour => ({ ...dry, ...change(at) }));

test("hours of 90 % and more are wet, with their own mean temperature and longest run", () => {
  const hours = day((at) =>
    at < 6 || at > 21 ? { humidity: 90, temperature: at < 6 ? 16 : 22 } : {},
  );
  // Six of 16 °C and two of 22 °C.
  expect(getWetness(hours)).toEqual({ hours: 8, longestRun: 6, temperature: 17.5 });
  expect(getWetness(day(() => ({ humidity: 89.9 })))).toEqual({
    hours: 0,
    longestRun: 0,
    temperature: null,
  });
});

test("an hour of rain is wet however dry the air is told to be", () => {
  expect(getWetness(day((at) => ({ rain: at === 12 ? 0.1 : 0 })))?.hours).toBe(1);
});

test("only hours at the temperatures asked for count", () => {
  const hours = day((at) => ({ humidity: 95, temperature: at }));
  expect(getWetness(hours, { temperatures: { from: 18, to: 20 } })?.hours).toBe(3);
});

test("a day of which too few hours are known is not known, and never dry", () => {
  expect(getWetness([])).toBeNull();
  expect(getWetness(day((at) => (at < 5 ? { humidity: null, rain: null } : {})))).toBeNull();
  expect(getWetness(day((at) => (at < 4 ? { humidity: null, rain: null } : {})))?.hours).toBe(0);
  expect(getWetness(day((at) => (at < 5 ? { temperature: null } : {})))).toBeNull();
});
