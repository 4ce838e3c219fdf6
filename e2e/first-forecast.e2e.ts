import { expect, test } from "vitest";
import { readLayoutShift, watchLayoutShift, watchRequests } from "./support/checks.ts";
import { send } from "./support/farm.ts";
import { openNewFarmer, vagueAddress } from "./support/farmers.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

const { stage, getProvider } = openWeatherStage();
/** After all else of the dashboard stands there, and well within the 2.5 s that the first who asks waits for it. */
const lateInMs = 1000;

/** Each in a place of its own, whose weather nobody has asked for. */
test.each([
  { width: 360, pin: "422206" },
  { width: 1280, pin: "560001" },
])(
  "the first forecast and its alerts come late and together, asked for once, at $width px",
  async ({ width, pin }) => {
    const viewport = { width, height: 740 };
    const given = { name: "first", address: vagueAddress, options: { viewport } };
    const { page, context } = await openNewFarmer(stage(), given);
    await send(page, "PUT /api/farm-place", { pin });
    await page.close();
    getProvider().behave({ kind: "well", afterMs: lateInMs });
    const dashboard = await context.newPage();
    const asked: string[] = [];
    dashboard.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await watchLayoutShift(dashboard);
    const waitUntilWhole = watchRequests(dashboard);
    await dashboard.goto("/dashboard");
    await dashboard.getByRole("region", { name: "Weather alerts" }).waitFor();
    // The stream has told of the alerts.
    await dashboard
      .getByRole("button", { name: /^Notification \(\d+\)/ })
      .first()
      .waitFor();
    await waitUntilWhole();
    expect(asked.filter((path) => path === "/api/alerts")).toHaveLength(1);
    expect(await readLayoutShift(dashboard)).toBeCloseTo(0, 2);
  },
);
