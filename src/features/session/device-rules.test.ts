import { expect, test } from "vitest";
import { describeDevice } from "./device-rules.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    { browser: "Chrome", system: "Android", isPhone: true },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    { browser: "Edge", system: "Windows", isPhone: false },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iPhone", isPhone: true },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
    { browser: "Firefox", system: "Linux", isPhone: false },
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A145F) ${webKit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    { browser: "Samsung Internet", system: "Android", isPhone: true },
  ],
  ["curl/8.5.0", { browser: null, system: null, isPhone: false }],
  ["", { browser: null, system: null, isPhone: false }],
])("%s is known by its name", (userAgent, name) => {
  expect(describeDevice(userAgent)).toEqual(name);
});
