import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { blogCategoryLabels } from "./category-words.ts";
import { useWaitingBlogs, type WaitingBlog } from "./post-api.ts";
import type { BlogFilters } from "./schema.ts";

/** The address of a picture that lies in this browser alone, for as long as it is shown. */
function usePictureAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

function WaitingBlogItem({ post }: { post: WaitingBlog }) {
  const { t, i18n } = useLingui();
  const address = usePictureAddress(post.picture);
  const { title } = post;
  return (
    <Card as="li" padded={false} className="flex flex-col border-dashed">
      <CardPicture src={address} alt={t`Picture of “${title}”`} />
      <div className="flex grow flex-col p-4">
        <div className="mb-3">
          <WaitingChip isRefused={post.isRefused} />
        </div>
        <h2 lang={post.language} className="text-lg leading-snug break-words">
          {title}
        </h2>
        <p
          lang={post.language}
          className="mt-2 line-clamp-4 text-[15px] break-words whitespace-pre-line text-quiet"
        >
          {post.description}
        </p>
        <div className="mt-auto pt-3">
          <Chip tone="soil">{i18n._(blogCategoryLabels[post.category])}</Chip>
        </div>
      </div>
    </Card>
  );
}

/** The farmer's own posts that the server does not have yet, above all others. */
export function WaitingBlogList({ filters }: { filters: BlogFilters }) {
  const { t } = useLingui();
  const posts = useWaitingBlogs(filters);
  if (posts.length === 0) return null;
  return (
    <ul
      aria-label={t`Waiting to be sent`}
      className="mb-4 grid gap-4 sm:grid-cols-2 lg:mb-5 lg:grid-cols-3 lg:gap-5"
    >
      {posts.map((post) => (
        <WaitingBlogItem key={post.id} post={post} />
      ))}
    </ul>
  );
}
