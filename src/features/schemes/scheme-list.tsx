import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { schemesQuery } from "./api.ts";
import type { Scheme, SchemeFilters } from "./schema.ts";
import { SchemeCard } from "./scheme-card.tsx";

type SchemeListProps = {
  filters: SchemeFilters;
  onClear: () => void;
  renderFit: (scheme: Scheme) => ReactNode;
};

/** The schemes that fit the filters, a page at a time. */
export function SchemeList({ filters, onClear, renderFit }: SchemeListProps) {
  const { t } = useLingui();
  const list = useInfiniteQuery(schemesQuery(filters, useLanguage()));
  const all = list.data?.pages.flatMap((page) => page.schemes);
  // An answer between two pages may have moved a scheme from one to the other.
  const schemes = all && [...new Map(all.map((scheme) => [scheme.id, scheme])).values()];
  const count = schemes?.length ?? 0;
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
      {(scheme) => <SchemeCard key={scheme.id} scheme={scheme} fit={renderFit(scheme)} />}
    </PagedList>
  );
}
