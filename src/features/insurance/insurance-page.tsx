import { useLingui } from "@lingui/react/macro";
import { Calculator, ChevronRight, Droplets, type LucideIcon, Sprout, Timer } from "lucide-react";
import { Link } from "wouter";
import { formatRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { Page } from "#src/ui/page.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useTypedSearch } from "#src/ui/use-typed-search.ts";
import { insurancePath } from "./back-link-section.tsx";
import { CompareBarSection } from "./compare-bar-section.tsx";
import { planTypeLabels } from "./plan-card.tsx";
import { PlanList } from "./plan-list.tsx";
import { joinCompared, premiumLimits, splitCompared } from "./rules.ts";
import {
  longestSearch,
  type PlanFilters,
  type PremiumBand,
  planType,
  planTypes,
  premiumBand,
  premiumBands,
} from "./schema.ts";

type InsurancePageProps = {
  filters: PlanFilters;
  onFilter: (next: PlanFilters) => void;
};

type ToolLinkProps = {
  href: string;
  Icon: LucideIcon;
  tone: "leaf" | "warn";
  title: string;
  text: string;
};

function ToolLink({ href, Icon, tone, title, text }: ToolLinkProps) {
  return (
    <Link
      href={href}
      className="flex items-center gap-3.5 rounded-card border border-line bg-surface p-3.5 text-ink no-underline shadow-card transition-colors hover:border-leaf-600 hover:bg-leaf-100"
    >
      <Tile tone={tone}>
        <Icon />
      </Tile>
      <span className="min-w-0 grow leading-snug">
        <strong className="block">{title}</strong>
        <span className="text-copy text-quiet">{text}</span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-quiet" />
    </Link>
  );
}

/** The insurance plans, to be searched and sifted. */
export function InsurancePage({ filters, onFilter }: InsurancePageProps) {
  const { t, i18n } = useLingui();
  const search = useTypedSearch(filters.search ?? "", (text) =>
    onFilter({ ...filters, search: text || undefined }),
  );
  const { compare, ...sought } = filters;
  const compared = splitCompared(compare);
  const choose = (ids: string[]) => onFilter({ ...filters, compare: joinCompared(ids) });
  const clear = () => {
    search.clear();
    onFilter({ compare });
  };
  const wordBand = (band: PremiumBand) => {
    const { from, to } = premiumLimits[band];
    const least = formatRupees(from * 100);
    if (to === null) {
      const limit = formatRupees((from - 1) * 100);
      return t`Above ${limit}`;
    }
    const most = formatRupees(to * 100);
    return from === 0 ? t`Up to ${most}` : t`${least} to ${most}`;
  };
  const isFiltered = Boolean(filters.type || filters.premium);
  return (
    <Page title={t`Agri Insurance`}>
      <div className="mb-7 grid gap-3 sm:grid-cols-2">
        <ToolLink
          href={`${insurancePath}/loss-report`}
          Icon={Timer}
          tone="warn"
          title={t`Crop damaged?`}
          text={t`Report it within 72 hours. Get your report ready.`}
        />
        <ToolLink
          href="/community/government-schemes/pmfby"
          Icon={Sprout}
          tone="leaf"
          title={t`Crop insurance (PMFBY)`}
          text={t`Government insurance: what it pays and how to join.`}
        />
        <ToolLink
          href="/community/government-schemes/rwbcis"
          Icon={Droplets}
          tone="leaf"
          title={t`Weather insurance (RWBCIS)`}
          text={t`Government insurance that pays by rain and heat.`}
        />
        <ToolLink
          href={`${insurancePath}/calculator`}
          Icon={Calculator}
          tone="leaf"
          title={t`Premium calculator`}
          text={t`What you pay for crop insurance (PMFBY), and what a claim brings.`}
        />
      </div>
      <h2 className="mb-3 text-lg leading-snug">{t`Sample plans: no insurer stands behind them.`}</h2>
      <SearchBox
        label={t`Search insurance plans`}
        placeholder={t`Search insurance plans...`}
        submitLabel={t`Search`}
        value={search.typed}
        onChange={(text) => search.type(text.slice(0, longestSearch))}
        onSubmit={search.searchNow}
      />
      <div className="mt-3 mb-6 grid items-center gap-2.5 min-[21.875rem]:grid-cols-2 sm:flex">
        <SelectField
          label={t`Type`}
          labelHidden
          className="sm:max-w-56 sm:flex-1"
          placeholder={t`All Types`}
          options={planTypes.map((value) => ({ value, label: i18n._(planTypeLabels[value]) }))}
          value={filters.type ?? ""}
          onChange={(event) =>
            onFilter({ ...filters, type: planType.safeParse(event.target.value).data })
          }
        />
        <SelectField
          label={t`Premium per month`}
          labelHidden
          className="sm:max-w-56 sm:flex-1"
          // Spelt so in the specification.
          placeholder={t`Premimum`}
          options={premiumBands.map((value) => ({ value, label: wordBand(value) }))}
          value={filters.premium ?? ""}
          onChange={(event) =>
            onFilter({ ...filters, premium: premiumBand.safeParse(event.target.value).data })
          }
        />
        {isFiltered && (
          <Button variant="text" className="shrink-0 max-sm:col-span-full" onClick={clear}>
            {t`Clear filters`}
          </Button>
        )}
      </div>
      <PlanList filters={sought} compared={compared} onCompare={choose} onClear={clear} />
      <CompareBarSection ids={compared} onClear={() => choose([])} />
    </Page>
  );
}
