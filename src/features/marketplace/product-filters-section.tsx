import { useLingui } from "@lingui/react/macro";
import { Check, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { formatRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { SelectField } from "#src/ui/field.tsx";
import { categoryLabels } from "./product-words.ts";
import {
  type ProductFilters,
  productCategories,
  productCategory,
  productReach,
  productReaches,
  productSort,
} from "./schema.ts";

type PriceBand = Pick<ProductFilters, "minPrice" | "maxPrice">;
const priceBands: PriceBand[] = [
  { maxPrice: 200 },
  { minPrice: 200, maxPrice: 1000 },
  { minPrice: 1000, maxPrice: 10_000 },
  { minPrice: 10_000 },
];

const toBandValue = ({ minPrice, maxPrice }: PriceBand) =>
  minPrice === undefined && maxPrice === undefined ? "" : `${minPrice ?? ""}-${maxPrice ?? ""}`;

type ProductFiltersSectionProps = {
  filters: ProductFilters;
  /** Whether distances can be told; without a farm's place nothing is near. */
  hasFarm: boolean;
  onFilter: (next: ProductFilters) => void;
  onClear: () => void;
};

/** Category, price, distance, stock and order of the products. */
export function ProductFiltersSection(props: ProductFiltersSectionProps) {
  const { filters, hasFarm, onFilter, onClear } = props;
  const { t, i18n } = useLingui();
  const { search, category, minPrice, maxPrice, within, inStock, sort } = filters;
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
  const count = [category, chosen, within, inStock, sort].filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3 mb-6">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal aria-hidden size={20} />}
        className="w-full sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t`Filter` : t`Filter (${count})`}
      </Button>
      <div
        id={id}
        className={classNames(
          "grid pair:grid-cols-2 items-center gap-2.5 max-sm:mt-2.5 sm:grid-cols-3 lg:flex lg:flex-wrap",
          !isOpen && "max-sm:hidden",
        )}
      >
        <SelectField
          label={t`Category`}
          labelHidden
          className="max-sm:col-span-2 lg:max-w-60 lg:flex-1"
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
          className="lg:max-w-52 lg:flex-1"
          placeholder={t`Any price`}
          options={bands.map((band) => ({ value: toBandValue(band), label: wordBand(band) }))}
          value={chosen}
          onChange={(event) => chooseBand(event.target.value)}
        />
        {hasFarm && (
          <SelectField
            label={t`Distance`}
            labelHidden
            className="lg:max-w-52 lg:flex-1"
            placeholder={t`Any distance`}
            options={productReaches.map((value) => ({ value, label: t`Within ${value} km` }))}
            value={within ?? ""}
            onChange={(event) =>
              onFilter({ ...filters, within: productReach.safeParse(event.target.value).data })
            }
          />
        )}
        <SelectField
          label={t`Order`}
          labelHidden
          className="lg:max-w-52 lg:flex-1"
          placeholder={search ? t`Best match first` : hasFarm ? t`Nearest first` : t`Newest first`}
          options={[
            ...(search || hasFarm || sort === "newest"
              ? [{ value: "newest", label: t`Newest first` }]
              : []),
            { value: "price-low", label: t`Lowest price first` },
            { value: "price-high", label: t`Highest price first` },
            ...(hasFarm && (search || sort === "nearest")
              ? [{ value: "nearest", label: t`Nearest first` }]
              : []),
          ]}
          value={sort ?? ""}
          onChange={(event) =>
            onFilter({ ...filters, sort: productSort.safeParse(event.target.value).data })
          }
        />
        <Button
          variant="quiet"
          aria-pressed={inStock === "yes"}
          icon={inStock && <Check aria-hidden size={18} />}
          className="font-medium aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800"
          onClick={() => onFilter({ ...filters, inStock: inStock ? undefined : "yes" })}
        >
          {t`In stock`}
        </Button>
        {count > 0 && (
          <Button variant="text" className="shrink-0" onClick={onClear}>
            {t`Clear filters`}
          </Button>
        )}
      </div>
    </div>
  );
}
