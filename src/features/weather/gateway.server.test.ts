import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWeatherProvider, type ProviderAnswer } from "./gateway.server.ts";
import { type DemoBody, type DemoProvider, openDemoProvider } from "./test-weather.server.ts";

/** 13 July 2026, 9:20 in India: the moment of the sample. */
const now = new Date("2026-07-13T03:50:00Z");
const nashik = { latitude: 20, longitude: 73.8, pastDays: 3, now };

let demo: DemoProvider;
beforeAll(async () => {
  demo = await openDemoProvider({ now: () => now });
});
afterAll(() => demo.close());
beforeEach(() => {
  demo.behave({ kind: "well" });
  demo.questions.length = 0;
});

const ask = (settings: { WEATHER_URL?: string; WEATHER_KEY?: string } = {}) =>
  openWeatherProvider({
    WEATHER_URL: demo.url,
    WEATHER_KEY: undefined,
    WEATHER_TIMEOUT_MS: 400,
    ...settings,
  }).getForecast(nashik);

async function askWell(): Promise<Extract<ProviderAnswer, { kind: "forecast" }>> {
  const answer = await ask();
  if (answer.kind !== "forecast") throw new Error(`${answer.fault}: ${answer.detail}`);
  return answer;
}

async function askChanged(change: (body: DemoBody) => void) {
  demo.behave({ kind: "well", change });
  return ask();
}

test("days and hours are those of India, and what belongs to the hour before a stamp is moved to it", async () => {
  const { forecast, pastDays, absurdReadings } = await askWell();
  expect(absurdReadings).toBe(0);
  expect(pastDays.map(({ day }) => day)).toEqual(["2026-07-10", "2026-07-11", "2026-07-12"]);
  expect(forecast.days).toHaveLength(8);
  expect(forecast.days[0]).toMatchObject({
    day: "2026-07-13",
    highestCelsius: 29.8,
    lowestCelsius: 23.2,
    rainMillimetres: 2.4,
    rainChancePercent: 57,
    strongestWindKilometresPerHour: 15.4,
    gustKilometresPerHour: 29.9,
    radiationMegajoules: 19.63,
    et0Millimetres: 4.38,
    // 11,622.86 seconds.
    sunshineHours: 3.23,
    sunrise: "2026-07-13T06:03+05:30",
    sunset: "2026-07-13T19:18+05:30",
    code: 80,
  });
  expect(forecast.hours[0]?.time).toBe("2026-07-13T09:00+05:30");
  expect(forecast.hours).toHaveLength(72);
  // The sample has 0.4 mm at 14:00, which fell from 13:00 on.
  const first = forecast.hours.find(({ rainMillimetres }) => (rainMillimetres ?? 0) > 0);
  // So does its drizzle, 51.
  expect(first).toMatchObject({ time: "2026-07-13T13:00+05:30", rainMillimetres: 0.4, code: 51 });
  expect(forecast.current?.time).toBe("2026-07-13T09:15+05:30");
});

test("humidity and the mean wind of a day are folded from its hours", async () => {
  const { forecast } = await askWell();
  const body: { hourly: Record<string, number[]> } = await (
    await fetch(`${demo.url}?forecast_days=7`)
  ).json();
  const humidity = body.hourly["relative_humidity_2m"]?.slice(0, 24) ?? [];
  const winds = body.hourly["wind_speed_10m"]?.slice(0, 24) ?? [];
  const [today] = forecast.days;
  expect(today?.highestHumidityPercent).toBe(Math.max(...humidity));
  expect(today?.lowestHumidityPercent).toBe(Math.min(...humidity));
  const mean = winds.reduce((sum, wind) => sum + wind, 0) / 24;
  expect(today?.meanWindKilometresPerHour).toBeCloseTo(mean, 2);
});

test("the question names the cell, the days and the units, and the key only when there is one", async () => {
  await ask();
  await ask({ WEATHER_KEY: "paid for" });
  const [plain, keyed] = demo.questions.map(({ searchParams }) => searchParams);
  expect(Object.fromEntries(plain ?? [])).toMatchObject({
    latitude: "20.00",
    longitude: "73.80",
    timezone: "Asia/Kolkata",
    past_days: "3",
    forecast_days: "8",
    wind_speed_unit: "kmh",
  });
  expect(plain?.has("apikey")).toBe(false);
  expect(keyed?.get("apikey")).toBe("paid for");
});

describe("faults", () => {
  test("no answer in time", async () => {
    demo.behave({ kind: "silent" });
    expect(await ask()).toMatchObject({ kind: "fault", fault: "timeout" });
  });

  test("nobody there", async () => {
    const answer = await ask({ WEATHER_URL: "http://127.0.0.1:9/" });
    expect(answer).toMatchObject({ kind: "fault", fault: "unreachable" });
  });

  test("a connection that breaks off half-way", async () => {
    demo.behave({ kind: "broken-off" });
    expect(await ask()).toMatchObject({ kind: "fault", fault: "unreachable" });
  });

  test("400 with the reason", async () => {
    const body = JSON.stringify({ error: true, reason: "Latitude must be in range" });
    demo.behave({ kind: "status", status: 400, body });
    expect(await ask()).toEqual({
      kind: "fault",
      fault: "refused",
      detail: "400 Latitude must be in range",
      retryAfterSeconds: null,
    });
  });

  test("429 with how long to wait", async () => {
    const headers = { "retry-after": "120" };
    demo.behave({ kind: "status", status: 429, body: "slow down", headers });
    expect(await ask()).toMatchObject({ fault: "too-many-requests", retryAfterSeconds: 120 });
  });

  test("500 with a page in place of JSON", async () => {
    demo.behave({ kind: "status", status: 500, body: "<html>Oops</html>" });
    expect(await ask()).toMatchObject({
      fault: "provider-failed",
      detail: "500 <html>Oops</html>",
    });
  });

  test("JSON that is cut off", async () => {
    demo.behave({ kind: "truncated" });
    expect(await ask()).toMatchObject({ kind: "fault", fault: "not-understood" });
  });

  test.each<[string, (body: DemoBody) => void]>([
    ["hours without temperatures", ({ hourly }) => void delete hourly["temperature_2m"]],
    ["days without rain", ({ daily }) => void delete daily["precipitation_sum"]],
    ["columns of different lengths", ({ hourly }) => void (hourly["weather_code"] = [1, 2, 3])],
    ["times that run backwards", ({ hourly }) => void hourly.time.reverse()],
    ["times that are none", ({ hourly }) => void (hourly.time[3] = "soon")],
    ["Fahrenheit", (body) => void (body["hourly_units"] = { temperature_2m: "°F" })],
    ["another clock than India's", (body) => void (body["utc_offset_seconds"] = 0)],
    [
      "hardly a temperature",
      ({ hourly }) => void (hourly["temperature_2m"] = hourly.time.map(() => null)),
    ],
    ["no hours", (body) => Reflect.deleteProperty(body, "hourly")],
  ])("%s", async (_name, change) => {
    expect(await askChanged(change)).toMatchObject({ kind: "fault", fault: "not-understood" });
  });
});

describe("faults that leave the rest", () => {
  test("nulls inside lists stay unknown, and others keep their hours", async () => {
    const answer = await askChanged(({ hourly }) => {
      const winds = hourly["wind_speed_10m"];
      // Three days of the past and nine hours lie before the first hour that is kept.
      if (Array.isArray(winds)) winds[3 * 24 + 10] = null;
    });
    if (answer.kind !== "forecast") throw new Error(answer.detail);
    const winds = answer.forecast.hours.map(({ windKilometresPerHour }) => windKilometresPerHour);
    expect(winds.slice(0, 3)).toEqual([expect.any(Number), null, expect.any(Number)]);
    expect(answer.absurdReadings).toBe(0);
  });

  test("what cannot be true is left out and counted", async () => {
    const answer = await askChanged(({ hourly, daily }) => {
      const set = (column: unknown, at: number, value: unknown) => {
        if (Array.isArray(column)) column[at] = value;
      };
      set(hourly["temperature_2m"], 3 * 24 + 9, 900);
      set(hourly["relative_humidity_2m"], 3 * 24 + 9, -4);
      set(hourly["weather_code"], 3 * 24 + 10, 42);
      set(hourly["wind_speed_10m"], 3 * 24 + 9, "strong");
      set(daily["temperature_2m_max"], 3, 10);
      set(daily["sunrise"], 3, "early");
    });
    if (answer.kind !== "forecast") throw new Error(answer.detail);
    expect(answer.forecast.hours[0]).toMatchObject({
      temperatureCelsius: null,
      humidityPercent: null,
      code: null,
      windKilometresPerHour: null,
      windFromDegrees: expect.any(Number),
    });
    // 10 °C can be true, but not as the highest of a day whose lowest is 23.2.
    expect(answer.forecast.days[0]).toMatchObject({
      highestCelsius: null,
      lowestCelsius: null,
      sunrise: null,
      sunset: "2026-07-13T19:18+05:30",
    });
    expect(answer.absurdReadings).toBe(5);
  });

  test("a list that is not there at all is unknown throughout", async () => {
    const answer = await askChanged(({ hourly }) => void delete hourly["wind_gusts_10m"]);
    if (answer.kind !== "forecast") throw new Error(answer.detail);
    const gusts = answer.forecast.hours.map(({ gustKilometresPerHour }) => gustKilometresPerHour);
    expect(new Set(gusts)).toEqual(new Set([null]));
  });

  test("without a present reading there is none", async () => {
    const answer = await askChanged((body) => Reflect.deleteProperty(body, "current"));
    expect(answer).toMatchObject({ kind: "forecast", forecast: { current: null } });
  });
});
