import { useNavigate, useSearch } from "@tanstack/react-router";
import { InsurancePage } from "#src/features/insurance/insurance-page.tsx";

/** The insurance screen with its search and filters kept in the address. */
export function InsuranceRoute() {
  const filters = useSearch({ from: "/signed-in/community/insurance" });
  const navigate = useNavigate();
  return (
    <InsurancePage
      filters={filters}
      onFilter={(next) =>
        void navigate({ to: "/community/insurance", search: next, replace: true })
      }
    />
  );
}
