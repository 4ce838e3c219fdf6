import { expect, test } from "vitest";
import { newEmail, password } from "./support/farmers.ts";
import { openWeatherStage } from "./support/weather-stage.ts";

const { stage } = openWeatherStage();

test("the first advice is at most sixty seconds and twelve presses from the account", async () => {
  const { page } = await stage().openFarmer({ viewport: { width: 360, height: 740 } });
  await page.goto("/register");
  await page.getByLabel("Email address").fill(newEmail("first"));
  await page.getByLabel("Password", { exact: true }).fill(password);
  let presses = 0;
  const press = async (name: string, role: "button" | "radio" = "button") => {
    presses += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  /** A field is pressed before it is typed in. */
  const type = async (label: RegExp, text: string) => {
    presses += 1;
    await page.getByLabel(label).fill(text);
  };
  const begin = Date.now();
  await press("Create account");
  await type(/^Phone/, "98765 43210");
  await type(/^Address/, "Ojhar, Nashik 422206");
  await press("Submit");
  await press("Tomato");
  await press("1 month ago", "radio");
  await press("Save field");
  const today = page.getByRole("region", { name: "Today", exact: true });
  await today.getByText("Tomato field", { exact: true }).first().waitFor();
  await today.getByRole("heading", { level: 3 }).first().waitFor();
  expect(presses).toBeLessThanOrEqual(12);
  expect((Date.now() - begin) / 1000).toBeLessThanOrEqual(60);
});
