import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { alertKind } from "#src/features/alerts/schema.ts";
import type { Candidate, Reason } from "./schema.ts";
import { useVerdictText } from "./verdict-words.ts";

const today = "2026-11-25";
const water = { code: "water", isLate: false, grossDepth: 18, minutes: 130 } as const;
const reasons: Reason[] = [
  { ...water, date: today },
  { ...water, date: "2026-11-20" },
  { ...water, date: "2026-11-28", isLate: true },
  { code: "no-water", due: today },
  { code: "dry", from: today },
  ...alertKind.options.map((alert) => ({
    code: "weather" as const,
    alert,
    level: "danger" as const,
    firstDay: today,
    lastDay: today,
    value: 5,
    crop: null,
  })),
  { code: "pest", pestId: "tomato-early-blight", names: { en: "early blight" }, crop: "tomato" },
  { code: "nutrient", date: "2026-11-28", kilograms: 50, halfBags: 2 },
  { code: "harvest-ready", crop: "wheat", days: 120, usualDays: 118 },
  { code: "harvest-before-weather", crop: "wheat", alert: "heavy-rain", day: today, value: 70 },
  { code: "harvest-untold", crop: "wheat", endedDate: "2026-11-20" },
  { code: "schemes-fit", count: 3 },
  { code: "loss-window", cropName: "tomato", endsAt: "2026-11-26T06:00:00Z" },
];

function Verdict({ reason }: { reason: Reason }) {
  const lead: Candidate = {
    id: "one",
    source: "water",
    topic: "one",
    fields: [],
    dueAt: null,
    stake: null,
    reason,
    link: "/",
  };
  return useVerdictText(today)({ fields: [], verdict: "now", lead, tasks: [], putOff: [] });
}

test("a verdict has at most seven words and names no day that has passed", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  for (const reason of reasons) {
    const verdict = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Verdict reason={reason} />
      </I18nProvider>,
    );
    expect(verdict.split(" ").length, verdict).toBeLessThanOrEqual(7);
    expect(verdict).not.toContain("20 Nov");
  }
});
