import { BlogDialog, type BlogDialogProps } from "#src/features/blogs/blog-dialog.tsx";
import { AskedName } from "./asked-name.tsx";

/** Writing a post; an author without a name is asked for one. */
export function BlogWritingPart(props: Omit<BlogDialogProps, "askedName">) {
  return <BlogDialog {...props} askedName={<AskedName />} />;
}
