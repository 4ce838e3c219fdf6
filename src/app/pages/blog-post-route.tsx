import { useParams } from "wouter";
import { BlogPostPage } from "#src/features/blogs/blog-post-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { AskedName } from "./asked-name.tsx";

const report = lazyPart(
  ["forms"],
  async () => (await import("#src/features/blogs/report-dialog.tsx")).ReportDialog,
);

const edit = lazyPart(
  ["writing"],
  async () => (await import("#src/features/blogs/blog-edit-dialog.tsx")).BlogEditDialog,
);

// Hardly any post is ever hidden.
const hidden = lazyPart(
  ["moderation"],
  async () => (await import("#src/features/moderation/hidden-section.tsx")).HiddenSection,
);

/** The post that the address names. */
export function BlogPostRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <BlogPostPage
      id={id.toLowerCase()}
      ReportDialog={report.Part}
      HiddenSection={hidden.Part}
      EditDialog={edit.Part}
      askedName={<AskedName />}
    />
  );
}
