import { useFilters } from "#src/app/use-filters.ts";
import { BlogsPage } from "#src/features/blogs/blogs-page.tsx";
import { blogFilters } from "#src/features/blogs/schema.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { AskedName } from "./asked-name.tsx";

// Most come to read.
const writing = lazyPart(
  ["writing"],
  async () => (await import("#src/features/blogs/blog-dialog.tsx")).BlogDialog,
);

/** The blogs screen with its search and filters kept in the address. */
export function BlogsRoute() {
  const [filters, setFilters] = useFilters(blogFilters);
  return (
    <BlogsPage
      filters={filters}
      onFilter={setFilters}
      WritingDialog={writing.Part}
      askedName={<AskedName />}
    />
  );
}
