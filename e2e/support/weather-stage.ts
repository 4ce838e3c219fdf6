import { afterAll } from "vitest";
import {
  type DemoBody,
  type DemoProvider,
  openDemoProvider,
} from "#src/features/weather/test-weather.server.ts";
import { startProduct } from "./product.ts";
import { openStage, type Stage } from "./stage.ts";

/** No drop from the first day known to the last foretold, so that a plot dries. */
export function makeDry({ hourly, daily }: DemoBody): void {
  hourly["precipitation"] = hourly.time.map(() => 0);
  daily["precipitation_sum"] = daily.time.map(() => 0);
}

/**
 * A stage under a sky that the tests of the file make, from the first day known to the last foretold.
 * @param getSettings what else the product is started with
 */
export function openWeatherStage(
  change: (body: DemoBody) => void = () => undefined,
  getSettings: () => Promise<Record<string, string>> = async () => ({}),
): {
  stage: () => Stage;
  getProvider: () => DemoProvider;
} {
  let provider: DemoProvider | undefined;
  const getProvider = () => {
    if (!provider) throw new Error("The sky opens before the first test");
    return provider;
  };
  const stage = openStage(async () => {
    provider = await openDemoProvider();
    provider.behave({ kind: "well", change });
    return startProduct({ WEATHER_URL: provider.url, ...(await getSettings()) });
  });
  afterAll(() => provider?.close());
  return { stage, getProvider };
}
