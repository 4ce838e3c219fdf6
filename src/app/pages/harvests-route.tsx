import { HarvestsPage } from "#src/features/crops/harvests-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";

const Form = lazyView(async () => (await import("#src/features/crops/record-form.tsx")).RecordForm);
const Profit = lazyView(
  async () => (await import("#src/features/crops/profit-section.tsx")).ProfitSection,
);
const Records = lazyView(
  async () => (await import("#src/features/crops/record-list.tsx")).RecordList,
);
const Exports = lazyView(
  async () => (await import("#src/features/crops/export-section.tsx")).ExportSection,
);
const Yields = lazyView(
  async () => (await import("#src/features/crops/yield-section.tsx")).YieldSection,
);

const parts = { Form, Profit, Records, Export: Exports, Yields };

/** The screen of the farm's harvests and costs. */
export function HarvestsRoute() {
  return <HarvestsPage parts={parts} />;
}
