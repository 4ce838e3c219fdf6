import { useFilters } from "#src/app/use-filters.ts";
import { BlogsPage } from "#src/features/blogs/blogs-page.tsx";
import { blogFilters } from "#src/features/blogs/schema.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";

// Most come to read.
const Writing = lazyView(
  async () => (await import("./blog-writing-part.tsx")).BlogWritingPart,
  null,
);

/** The blogs screen with its search and filters kept in the address. */
export function BlogsRoute() {
  const [filters, setFilters] = useFilters(blogFilters);
  return <BlogsPage filters={filters} onFilter={setFilters} WritingDialog={Writing} />;
}
