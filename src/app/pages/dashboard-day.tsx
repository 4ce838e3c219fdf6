import type { ReactNode } from "react";
import { AssistantCard } from "#src/features/assistant/assistant-card.tsx";
import { FirstFieldSection } from "#src/features/fields/first-field-section.tsx";
import type { Profile } from "#src/features/profile/schema.ts";
import { TodaySection } from "#src/features/recommendations/today-section.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { ViewFailed } from "#src/ui/lazy-view.tsx";
import { RestScene } from "#src/ui/rest-scene.tsx";
import { daySpans } from "./dashboard-grid.ts";
import { DashboardWeather } from "./dashboard-weather.tsx";

/** A place in the grid, whose fault leaves the others as they are. */
function Place({ name, children }: { name: keyof typeof daySpans; children: ReactNode }) {
  return (
    <li className={daySpans[name]}>
      <ErrorBoundary fallback={(retry) => <ViewFailed onRetry={retry} />}>{children}</ErrorBoundary>
    </li>
  );
}

/** What a dashboard shows first, whoever's it is; in one file, since all of it is waited for. */
export function DashboardDay({ farm }: { farm: Profile | undefined }) {
  return (
    <>
      <Place name="today">
        <TodaySection
          firstField={
            <FirstFieldSection
              mainCrop={farm?.cropType ?? null}
              isRainFed={farm?.waterSource === "rain"}
            />
          }
        />
      </Place>
      <Place name="weather">
        <DashboardWeather />
      </Place>
      <Place name="assistant">
        <AssistantCard />
        <RestScene className="max-xl:hidden" />
      </Place>
    </>
  );
}
