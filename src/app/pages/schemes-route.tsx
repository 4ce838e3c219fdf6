import { useNavigate, useSearch } from "@tanstack/react-router";
import { SchemesPage } from "#src/features/schemes/schemes-page.tsx";

/** The schemes screen with its search and filters kept in the address. */
export function SchemesRoute() {
  const filters = useSearch({ from: "/signed-in/community/government-schemes" });
  const navigate = useNavigate();
  return (
    <SchemesPage
      filters={filters}
      onFilter={(next) =>
        void navigate({ to: "/community/government-schemes", search: next, replace: true })
      }
    />
  );
}
