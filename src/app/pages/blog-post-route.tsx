import { useParams } from "wouter";
import { BlogPostPage } from "#src/features/blogs/blog-post-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { AskedName } from "./asked-name.tsx";

const Report = lazyView(
  async () => (await import("#src/features/blogs/report-dialog.tsx")).ReportDialog,
);

const Edit = lazyView(
  async () => (await import("#src/features/blogs/blog-edit-dialog.tsx")).BlogEditDialog,
  null,
);

// Hardly any post is ever hidden.
const Hidden = lazyView(
  async () => (await import("#src/features/moderation/hidden-section.tsx")).HiddenSection,
);

/** The post that the address names. */
export function BlogPostRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <BlogPostPage
      id={id.toLowerCase()}
      ReportDialog={Report}
      HiddenSection={Hidden}
      EditDialog={Edit}
      askedName={<AskedName />}
    />
  );
}
