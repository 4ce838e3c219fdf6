import { useParams } from "wouter";
import { InsurancePlanPage } from "#src/features/insurance/insurance-plan-page.tsx";

/** The insurance plan that the address names. */
export function InsurancePlanRoute() {
  const { id } = useParams<{ id: string }>();
  return <InsurancePlanPage id={id.toLowerCase()} />;
}
