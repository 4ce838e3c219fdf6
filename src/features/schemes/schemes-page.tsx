import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { Page } from "#src/ui/page.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useTypedSearch } from "#src/ui/use-typed-search.ts";
import { schemeRegionLabels } from "./region-words.ts";
import {
  longestSearch,
  type Scheme,
  type SchemeFilters,
  schemeRegion,
  schemeRegions,
  schemeType,
  schemeTypes,
} from "./schema.ts";
import { schemeTypeLabels } from "./scheme-card.tsx";
import { SchemeList } from "./scheme-list.tsx";

type SchemesPageProps = {
  filters: SchemeFilters;
  onFilter: (next: SchemeFilters) => void;
  /** What fits the farm so far, and the next question. */
  fitSection: ReactNode;
  renderFit: (scheme: Scheme) => ReactNode;
};

/** The government schemes, to be searched and sifted. */
export function SchemesPage({ filters, onFilter, fitSection, renderFit }: SchemesPageProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const search = useTypedSearch(filters.search ?? "", (text) =>
    onFilter({ ...filters, search: text || undefined }),
  );
  const clear = () => {
    search.clear();
    onFilter({});
  };
  const [everywhere, ...states] = schemeRegions.map((value) => ({
    value,
    label: i18n._(schemeRegionLabels[value]),
  }));
  const byName = states.sort((a, b) => a.label.localeCompare(b.label, language));
  const isFiltered = Boolean(filters.region || filters.type);
  return (
    <Page
      title={t`Government Schemes`}
      subtitle={t`What the central and state governments offer farmers.`}
    >
      <SearchBox
        label={t`Search schemes`}
        placeholder={t`Search schemes...`}
        submitLabel={t`Search`}
        value={search.typed}
        onChange={(text) => search.type(text.slice(0, longestSearch))}
        onSubmit={search.searchNow}
      />
      <div className="mt-3 mb-6 grid items-center gap-2.5 min-[21.875rem]:grid-cols-2 sm:flex">
        <SelectField
          label={t`Region`}
          labelHidden
          className="sm:max-w-56 sm:flex-1"
          placeholder={t`All Regions`}
          options={everywhere ? [everywhere, ...byName] : byName}
          value={filters.region ?? ""}
          onChange={(event) =>
            onFilter({ ...filters, region: schemeRegion.safeParse(event.target.value).data })
          }
        />
        <SelectField
          label={t`Type`}
          labelHidden
          className="sm:max-w-56 sm:flex-1"
          placeholder={t`All Types`}
          options={schemeTypes.map((value) => ({ value, label: i18n._(schemeTypeLabels[value]) }))}
          value={filters.type ?? ""}
          onChange={(event) =>
            onFilter({ ...filters, type: schemeType.safeParse(event.target.value).data })
          }
        />
        <SelectField
          label={t`Order`}
          labelHidden
          className="col-span-full sm:max-w-60 sm:flex-1"
          options={[
            { value: "", label: t`Fits your farm first` },
            { value: "position", label: t`In the list's order` },
          ]}
          value={filters.sort ?? ""}
          onChange={({ target }) =>
            onFilter({ ...filters, sort: target.value === "position" ? "position" : undefined })
          }
        />
        {isFiltered && (
          <Button variant="text" className="shrink-0 max-sm:col-span-full" onClick={clear}>
            {t`Clear filters`}
          </Button>
        )}
      </div>
      {fitSection}
      <SchemeList filters={filters} onClear={clear} renderFit={renderFit} />
    </Page>
  );
}
