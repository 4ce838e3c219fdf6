import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  miss,
  openFarmer,
  openParts,
  see,
  send,
} from "#src/app/test-parts.tsx";
import { WeatherCard } from "./weather-card.tsx";

const parts = openParts();
const showCard = (given = {}) =>
  parts.show(
    <WeatherCard
      step={<p>Give your PIN code</p>}
      alerts={<p>Warned</p>}
      spray={() => <p>May be sprayed</p>}
      usual={() => <p>As usual</p>}
    />,
    { path: "/dashboard", ...given },
  );
const chips = () => page.getByText("Sample", { exact: true });

test("the card has its face for waiting, and for a farm without a place: a sample that says so", async () => {
  await openFarmer("By the banyan tree");
  await commands.meet("/api/weather", { kind: "held" });
  await showCard();
  await expect.element(page.getByText("Loading the weather…")).toBeInTheDocument();
  await miss(chips());
  await commands.letThrough();
  await see(chips());
  await see(page.getByText("39°C"));
  await see(page.getByText("4.04 km/hr"));
  await see(page.getByText("Not today's weather:"));
  await see(page.getByText("Give your PIN code"));
});

test("a failure is said and tried again; the card of a place has its week, its age when it is old, and no sample", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  const json = { code: "internal-error", message: "No" };
  await commands.meet("/api/weather", { kind: "answered", status: 500, json });
  await showCard();
  const again = page.getByRole("button", { name: "Try again" });
  await see(again);
  await commands.letThrough();
  await again.click();
  await see(page.getByRole("link", { name: "Whole forecast" }));
  await see(page.getByText("May be sprayed"));
  await see(page.getByText("Warned"));
  expect(document.querySelectorAll("main ol > li")).toHaveLength(7);
  await miss(chips());
  const answer = await send("GET /api/weather");
  const fetchedAt = new Date(Date.now() - 7 * 3_600_000).toISOString();
  const old = { ...answer, fetchedAt };
  await commands.meet("/api/weather", { kind: "answered", status: 200, json: old });
  await showCard({ language: "hi", width: 320 });
  await see(page.getByText(/^(आज|कल) .+ बजे का हाल$/));
  await see(page.getByRole("button", { name: "फिर कोशिश करें" }));
  expectNoSidewaysScroll();
  await expectNoAxeViolations();
});
