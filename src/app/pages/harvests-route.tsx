import { HarvestsPage } from "#src/features/crops/harvests-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";

const form = lazyPart(
  ["harvests"],
  async () => (await import("#src/features/crops/record-form.tsx")).RecordForm,
);
const profit = lazyPart(
  ["harvests"],
  async () => (await import("#src/features/crops/profit-section.tsx")).ProfitSection,
);
const records = lazyPart(
  ["harvests"],
  async () => (await import("#src/features/crops/record-list.tsx")).RecordList,
);
const exports = lazyPart(
  ["harvests"],
  async () => (await import("#src/features/crops/export-section.tsx")).ExportSection,
);
const yields = lazyPart(
  [],
  async () => (await import("#src/features/crops/yield-section.tsx")).YieldSection,
);

const parts = {
  Form: form.Part,
  Profit: profit.Part,
  Records: records.Part,
  Export: exports.Part,
  Yields: yields.Part,
};

/** The screen of the farm's harvests and costs. */
export function HarvestsRoute() {
  return <HarvestsPage parts={parts} />;
}
