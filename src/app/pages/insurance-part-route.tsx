import type { ComponentType } from "react";
import { useParams } from "wouter";
import { InsurancePlanPage } from "#src/features/insurance/insurance-plan-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";

/** What no plan may be called: the tools beside the plans, by the last part of their addresses. */
const tools: Partial<Record<string, ComponentType>> = {
  compare: lazyPart(
    [],
    async () => (await import("./insurance-compare-route.tsx")).InsuranceCompareRoute,
    lazyAnew,
  ).Part,
  calculator: lazyPart(
    ["premium", "terms", "states"],
    async () => (await import("./insurance-calculator-route.tsx")).InsuranceCalculatorRoute,
    lazyAnew,
  ).Part,
  "loss-report": lazyPart(
    ["loss", "terms", "states"],
    async () => (await import("./insurance-loss-route.tsx")).InsuranceLossRoute,
    lazyAnew,
  ).Part,
};

/** The tool or the insurance plan that the address names. */
export function InsurancePartRoute() {
  const { id } = useParams<{ id: string }>();
  const name = id.toLowerCase();
  const Tool = tools[name];
  return Tool ? <Tool /> : <InsurancePlanPage id={name} />;
}
