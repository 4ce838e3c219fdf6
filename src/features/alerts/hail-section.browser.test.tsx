import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  miss,
  openFarmer,
  openParts,
  see,
} from "#src/app/test-parts.tsx";
import { AlertsInForceSection, HailNoteSection } from "./alerts-in-force-section.tsx";
import { PressingAlertsSection } from "./pressing-alerts-section.tsx";

const parts = openParts();
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const warning = (hours: { from: number; until: number }) => ({
  id: "0b8d2c2e-4f5a-4d6f-8a9b-0c1d2e3f4a5b",
  kind: "hail",
  data: {
    level: "danger",
    from: inHours(hours.from),
    until: inHours(hours.until),
    area: { en: "EAST UTTAR PRADESH", hi: "पूर्वी उत्तर प्रदेश" },
  },
  createdDate: inHours(-1),
  lastDay: inHours(48).slice(0, 10),
  readDate: null,
  overDate: null,
});
const answer = (hail: object[], hailReadDate = inHours(0)) =>
  commands.meet("/api/alerts", {
    kind: "answered",
    status: 200,
    json: { check: null, alerts: [], hail, hailReadDate, hasCrop: false },
  });
const showAll = (given = {}) =>
  parts.show(
    <>
      <AlertsInForceSection />
      <PressingAlertsSection isTold={() => false} />
      <HailNoteSection />
    </>,
    { path: "/weather", ...given },
  );
const card = () => page.getByRole("region", { name: "Weather alerts" }).first();

test("a warning of hail says whose it is, for where, what to do, and what comes after", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  await answer([warning({ from: -1, until: 5 })]);
  await showAll();
  await see(
    page.getByText(
      "The India Meteorological Department warns of hail in some places of EAST UTTAR PRADESH. Nobody can say in which.",
    ),
  );
  await see(page.getByText(/^Until (today|tomorrow) \d/).first());
  await see(page.getByText(/^Cover nurseries and vegetables with net or straw/));
  await page.getByText("After the hail").click();
  await see(page.getByText(/report within 72 hours/));
  const link = page.getByRole("link", { name: "Report a crop loss" });
  await expect.element(link).toHaveAttribute("href", "/community/insurance/loss-report");
  await see(page.getByText(/hail may come without one, too/));
  await expectNoAxeViolations();
});

test.each([
  ["hi", "ओले की चेतावनी", /पूर्वी उत्तर प्रदेश में कहीं-कहीं ओले गिर सकते हैं/],
  ["mr", "गारपिटीचा इशारा", /EAST UTTAR PRADESH येथे काही ठिकाणी गारा पडू शकतात/],
])("in %s it fits the narrowest phone", async (language, title, place) => {
  await openFarmer("Ojhar, Nashik 422206");
  await answer([warning({ from: 3, until: 30 })]);
  await showAll({ language, width: 320 });
  await see(page.getByRole("heading", { name: title }).first());
  await see(page.getByText(place));
  expectNoSidewaysScroll();
});

test("what has passed is not shown; a source out of reach is said, and no warning is made of it", async () => {
  await openFarmer("Ojhar, Nashik 422206");
  await answer([warning({ from: -5, until: -1 })], inHours(-3));
  await showAll();
  await see(page.getByText(/new warnings of it cannot be read just now/));
  await miss(card());
  await miss(page.getByText("Hail warning"));
});
