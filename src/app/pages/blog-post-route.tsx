import { useParams } from "wouter";
import { BlogPostPage } from "#src/features/blogs/blog-post-page.tsx";

/** The post that the address names. */
export function BlogPostRoute() {
  const { id } = useParams<{ id: string }>();
  return <BlogPostPage id={id.toLowerCase()} />;
}
