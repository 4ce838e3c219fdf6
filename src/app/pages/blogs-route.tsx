import { useNavigate, useSearch } from "@tanstack/react-router";
import { BlogsPage } from "#src/features/blogs/blogs-page.tsx";

/** The blogs screen with its search and filters kept in the address. */
export function BlogsRoute() {
  const filters = useSearch({ from: "/signed-in/community/blogs" });
  const navigate = useNavigate();
  return (
    <BlogsPage
      filters={filters}
      onFilter={(next) => void navigate({ to: "/community/blogs", search: next, replace: true })}
    />
  );
}
