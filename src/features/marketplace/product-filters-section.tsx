import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/field.tsx";
import {
  type ProductCategory,
  type ProductFilters,
  productCategories,
  productCategory,
  productSort,
} from "./schema.ts";

const categoryLabels = {
  seeds: msg`Seeds and plants`,
  tools: msg`Tools`,
  irrigation: msg`Irrigation`,
  fertiliser: msg`Manure and fertiliser`,
  "crop-protection": msg`Crop protection`,
  machinery: msg`Machinery and hire`,
  livestock: msg`Livestock`,
  produce: msg`Farm produce`,
} as const satisfies Record<ProductCategory, MessageDescriptor>;

type PriceBand = Pick<ProductFilters, "minPrice" | "maxPrice">;
const priceBands: PriceBand[] = [
  { maxPrice: 200 },
  { minPrice: 200, maxPrice: 1000 },
  { minPrice: 1000, maxPrice: 10_000 },
  { minPrice: 10_000 },
];

const toBandValue = ({ minPrice, maxPrice }: PriceBand) =>
  minPrice === undefined && maxPrice === undefined ? "" : `${minPrice ?? ""}-${maxPrice ?? ""}`;

export type ProductFiltersSectionProps = {
  filters: ProductFilters;
  onFilter: (next: ProductFilters) => void;
  onClear: () => void;
};

/** Category, price and order of the products. */
export function ProductFiltersSection({ filters, onFilter, onClear }: ProductFiltersSectionProps) {
  const { t, i18n } = useLingui();
  const { search, category, minPrice, maxPrice, sort } = filters;
  const wordBand = (band: PriceBand) => {
    const from = formatRupees((band.minPrice ?? 0) * 100);
    if (band.maxPrice === undefined) return t`${from} and above`;
    const to = formatRupees(band.maxPrice * 100);
    return band.minPrice === undefined ? t`Up to ${to}` : t`${from} to ${to}`;
  };
  const chosen = toBandValue(filters);
  const isKnown = chosen === "" || priceBands.some((band) => toBandValue(band) === chosen);
  // An address may name prices of its own; the box then shows them rather than "Any price".
  const bands = isKnown ? priceBands : [...priceBands, { minPrice, maxPrice }];
  const chooseBand = (value: string) => {
    const band = bands.find((one) => toBandValue(one) === value);
    onFilter({ ...filters, minPrice: band?.minPrice, maxPrice: band?.maxPrice });
  };
  const isFiltered = Boolean(category || chosen || sort);
  return (
    <div className="mt-3 mb-6 grid grid-cols-2 items-center gap-2.5 sm:flex">
      <SelectField
        label={t`Category`}
        labelHidden
        className="max-sm:col-span-2 sm:max-w-56 sm:flex-1"
        placeholder={t`All Categories`}
        options={productCategories.map((value) => ({
          value,
          label: i18n._(categoryLabels[value]),
        }))}
        value={category ?? ""}
        onChange={(event) =>
          onFilter({ ...filters, category: productCategory.safeParse(event.target.value).data })
        }
      />
      <SelectField
        label={t`Price`}
        labelHidden
        className="sm:max-w-52 sm:flex-1"
        placeholder={t`Any price`}
        options={bands.map((band) => ({ value: toBandValue(band), label: wordBand(band) }))}
        value={chosen}
        onChange={(event) => chooseBand(event.target.value)}
      />
      <SelectField
        label={t`Order`}
        labelHidden
        className="sm:max-w-52 sm:flex-1"
        placeholder={search ? t`Best match first` : t`Newest first`}
        options={[
          ...(search || sort === "newest" ? [{ value: "newest", label: t`Newest first` }] : []),
          { value: "price-low", label: t`Lowest price first` },
          { value: "price-high", label: t`Highest price first` },
        ]}
        value={sort ?? ""}
        onChange={(event) =>
          onFilter({ ...filters, sort: productSort.safeParse(event.target.value).data })
        }
      />
      {isFiltered && (
        <Button variant="text" className="shrink-0 max-sm:col-span-2" onClick={onClear}>
          {t`Clear filters`}
        </Button>
      )}
    </div>
  );
}
