import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DashboardGreeting, getPartOfDay } from "./dashboard-greeting.tsx";

test.each([
  ["2026-11-20T22:29:00Z", "evening", "3:59 am in India"],
  ["2026-11-20T22:30:00Z", "morning", "4:00 am"],
  ["2026-11-21T06:29:00Z", "morning", "11:59 am"],
  ["2026-11-21T06:30:00Z", "afternoon", "noon"],
  ["2026-11-21T11:29:00Z", "afternoon", "4:59 pm"],
  ["2026-11-21T11:30:00Z", "evening", "5:00 pm"],
  ["2026-11-20T18:30:00Z", "evening", "midnight"],
])("%s is greeted as %s: %s", (moment, part) => {
  expect(getPartOfDay(new Date(moment))).toBe(part);
});

test("a name that looks like markup is greeted as it is written", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const greet = (name: string) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <DashboardGreeting now={new Date("2026-11-21T06:00:00Z")} name={name} />
      </I18nProvider>,
    );
  expect(greet("<b>Ravi</b>")).toBe("Good morning, &lt;b&gt;Ravi&lt;/b&gt;");
  expect(greet("<script>alert(1)</script>")).toContain("&lt;script&gt;");
});
