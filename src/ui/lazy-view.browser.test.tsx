import { type ComponentType, type ReactNode, Suspense } from "react";
import { test } from "vitest";
import { page } from "vitest/browser";
import { miss, openParts, see } from "#src/app/test-parts.tsx";
import { lazyView } from "./lazy-view.tsx";

const parts = openParts();
const words = page.getByText("The season in words");
const chart = page.getByText("The season as a chart");
const shape = page.getByText("The chart is on its way");

/** A part that comes when it is let. */
function makeChart(fallback?: ReactNode) {
  let bring = () => {};
  const fetched = new Promise<ComponentType>((resolve) => {
    bring = () => resolve(() => <p>The season as a chart</p>);
  });
  return { Chart: lazyView(() => fetched, fallback), bring };
}

test("what is fetched has its place held, and what stands beside it is there at once", async () => {
  const { Chart, bring } = makeChart(<p>The chart is on its way</p>);
  await parts.show(
    <>
      <p>The season in words</p>
      <Chart />
    </>,
  );
  await see(words);
  await see(shape);
  bring();
  await see(chart);
  await miss(shape);
});

test("what is given nothing for its place is waited for by what it stands in", async () => {
  const { Chart, bring } = makeChart();
  await parts.show(
    <Suspense fallback={<p>The chart is on its way</p>}>
      <p>The season in words</p>
      <Chart />
    </Suspense>,
  );
  await see(shape);
  await miss(words);
  bring();
  await see(chart);
  await see(words);
});
