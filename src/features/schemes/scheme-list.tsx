import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { schemesQuery } from "./api.ts";
import type { Scheme, SchemeFilters } from "./schema.ts";
import { SchemeCard } from "./scheme-card.tsx";
import { SchemeDialog } from "./scheme-dialog.tsx";

export type SchemeListProps = { filters: SchemeFilters; onClear: () => void };

/** The schemes that fit, a page at a time. */
export function SchemeList({ filters, onClear }: SchemeListProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Scheme | null>(null);
  const list = useInfiniteQuery(schemesQuery(filters, useLanguage()));
  const schemes = list.data?.pages.flatMap((page) => page.schemes);
  const count = schemes?.length ?? 0;
  return (
    <>
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
        {(scheme) => (
          <SchemeCard key={scheme.id} scheme={scheme} onLearnMore={() => setOpened(scheme)} />
        )}
      </PagedList>
      <SchemeDialog scheme={opened} onClose={() => setOpened(null)} />
    </>
  );
}
