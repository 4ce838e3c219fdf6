import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDate } from "#src/shared/dates.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { ratingsQuery } from "./api.ts";
import { StarsSection } from "./stars-section.tsx";

/** What buyers think of a product, in their words, below a heading. */
export function RatingList({ productId }: { productId: string }) {
  const { t } = useLingui();
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{t`What buyers say`}</h2>
      <Ratings productId={productId} />
    </section>
  );
}

function Ratings({ productId }: { productId: string }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const list = useInfiniteQuery(ratingsQuery(productId));
  const ratings = list.data?.pages.flatMap((page) => page.ratings);
  if (!ratings && list.isError) {
    return (
      <LoadFailed
        title={t`The ratings could not be loaded`}
        error={list.error}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!ratings) return <SkeletonList count={1} label={t`Loading ratings`} className="grid gap-4" />;
  if (ratings.length === 0) {
    return (
      <p className="text-quiet">
        <Trans>Nobody has rated it yet. Buyers can, once it has been delivered to them.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="grid divide-y divide-line">
        {ratings.map(({ boughtTitle, ...rating }) => (
          <li key={rating.id} className="py-4 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StarsSection stars={rating.stars} />
              <span className="font-medium">
                {getNameWords(i18n, { name: rating.raterName, isGone: rating.isRaterGone })}
              </span>
              <span className="text-sm text-quiet">
                {formatDate(new Date(rating.ratedDate), language, now)}
              </span>
            </p>
            {boughtTitle !== null && (
              <p className="mt-1 text-sm break-words text-quiet">{t`Bought as “${boughtTitle}”`}</p>
            )}
            {rating.comment && (
              <p className="mt-1.5 max-w-[68ch] break-words whitespace-pre-line">
                {rating.comment}
              </p>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          label={t`Show more ratings`}
          busy={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
