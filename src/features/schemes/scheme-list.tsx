import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { schemesQuery, useSchemeFits } from "./api.ts";
import { judgeScheme } from "./eligibility-rules.ts";
import type { SchemeFilters } from "./schema.ts";
import { SchemeCard } from "./scheme-card.tsx";

export type SchemeListProps = { filters: SchemeFilters; onClear: () => void };

/** The schemes that fit the filters, a page at a time. */
export function SchemeList({ filters, onClear }: SchemeListProps) {
  const { t } = useLingui();
  const { fits } = useSchemeFits();
  const list = useInfiniteQuery(schemesQuery(filters, useLanguage()));
  const all = list.data?.pages.flatMap((page) => page.schemes);
  // An answer between two pages may have moved a scheme from one to the other.
  const schemes = all && [...new Map(all.map((scheme) => [scheme.id, scheme])).values()];
  const count = schemes?.length ?? 0;
  const facts = fits?.facts ?? {};
  return (
    <PagedList
      {...{ list, onClear }}
      items={schemes}
      words={{
        loading: t`Loading schemes`,
        failed: t`The schemes could not be loaded`,
        empty: t`No scheme fits`,
        more: t`Load More`,
        shown: <Plural value={count} one="# scheme shown" other="# schemes shown" />,
      }}
    >
      {(scheme) => {
        const ruled = fits?.schemes.find(({ id }) => id === scheme.id);
        return (
          <SchemeCard
            key={scheme.id}
            scheme={scheme}
            facts={facts}
            judgement={ruled ? judgeScheme(ruled, facts) : null}
          />
        );
      }}
    </PagedList>
  );
}
