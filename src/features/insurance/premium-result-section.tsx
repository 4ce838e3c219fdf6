import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Card } from "#src/ui/card.tsx";
import { Fold } from "#src/ui/fold.tsx";
import type { PremiumClaim, PremiumResult } from "./premium-form-rules.ts";
import { centreCeilings, toWholeRupees } from "./premium-rules.ts";
import { PremiumSumSection } from "./premium-sum-section.tsx";

const inRupees = (whole: number) => formatRupees(whole * 100);
const inPercent = (hundredths: number) => `${formatNumber(hundredths / 100)}%`;
const wholeHectares = (squareMetres: number) => formatNumber(squareMetres / 10_000, 4);

type Line = { what: string; working: string; amount: string };

function WorkingList({ lines }: { lines: Line[] }) {
  return (
    <ol className="grid gap-2.5">
      {lines.map(({ what, working, amount }) => (
        <li
          key={what}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line pb-2.5 last:border-b-0 last:pb-0"
        >
          <span className="min-w-0">
            <span className="block leading-snug font-medium">{what}</span>
            <span className="text-copy leading-snug text-quiet tabular-nums">{working}</span>
          </span>
          <strong className="text-right tabular-nums">{amount}</strong>
        </li>
      ))}
    </ol>
  );
}

function usePremiumLines({ input, premium }: PremiumResult): Line[] {
  const { t } = useLingui();
  const { sumInsured, farmer, whole } = toWholeRupees(premium);
  const unit = inRupees(Math.round(input.sumInsuredInPaise / 100));
  const hectares = wholeHectares(input.areaInSquareMetres);
  const units = formatNumber(input.areaInSquareMetres / input.unitInSquareMetres, 4);
  const cap = inPercent(premium.cap);
  const rate = inPercent(premium.farmerRate);
  const total = inRupees(sumInsured);
  const isByHectare = input.unitInSquareMetres === 10_000;
  const lines: Line[] = [
    {
      what: t`Area`,
      working: t`one hectare is 2.47 acres`,
      amount: t`${hectares} hectares`,
    },
    {
      what: t`Sum insured`,
      working: isByHectare ? t`${unit} × ${hectares} hectares` : t`${unit} × ${units} acres`,
      amount: total,
    },
    {
      what: t`Your rate`,
      working:
        premium.whole === null
          ? t`the most that the scheme allows for this crop and season`
          : t`the lower of ${cap} (the most) and ${inPercent(premium.whole.rate)} (the insurer's)`,
      amount: rate,
    },
    { what: t`You pay`, working: `${rate} × ${total}`, amount: inRupees(farmer) },
  ];
  if (!premium.whole || !whole) return lines;
  const gross = inRupees(whole.premium);
  return [
    ...lines,
    {
      what: t`Whole premium`,
      working: `${inPercent(premium.whole.rate)} × ${total}`,
      amount: gross,
    },
    {
      what: t`Government pays`,
      working: `${gross} − ${inRupees(farmer)}`,
      amount: inRupees(whole.subsidy),
    },
    {
      what: t`Of it the centre`,
      working: input.split === "half" ? t`half` : t`90 of 100`,
      amount: inRupees(whole.centre),
    },
    { what: t`Of it the state`, working: t`the rest`, amount: inRupees(whole.state) },
  ];
}

function useClaimLines({ result, claim }: { result: PremiumResult; claim: PremiumClaim }): Line[] {
  const { t } = useLingui();
  const total = inRupees(toWholeRupees(result.premium).sumInsured);
  const threshold = formatNumber(claim.threshold);
  const actual = formatNumber(claim.actual);
  const shortfall = `${formatNumber(claim.shortfall * 100)}%`;
  const before: Line[] =
    claim.best === null || claim.mean === null
      ? []
      : [
          {
            what: t`Usual yield`,
            working: t`the best five of seven years: (${claim.best.map((each) => formatNumber(each)).join(" + ")}) ÷ 5`,
            amount: formatNumber(claim.mean),
          },
          {
            what: t`Threshold yield`,
            working: `${formatNumber(claim.mean)} × ${claim.level}%`,
            amount: threshold,
          },
        ];
  return [
    ...before,
    {
      what: t`Shortfall`,
      working:
        claim.shortfall > 0
          ? `(${threshold} − ${actual}) ÷ ${threshold}`
          : t`${actual} is not below ${threshold}`,
      amount: shortfall,
    },
    {
      what: t`Claim`,
      // From the yields themselves: the per cent above is rounded.
      working:
        claim.shortfall > 0
          ? `${formatNumber(claim.threshold - claim.actual)} ÷ ${threshold} × ${total}`
          : `0 × ${total}`,
      amount: inRupees(Math.round(claim.claim / 100)),
    },
  ];
}

function ClaimWorking({ result, claim }: { result: PremiumResult; claim: PremiumClaim }) {
  const { t } = useLingui();
  const lines = useClaimLines({ result, claim });
  return (
    <Fold title={t`The claim, step by step`} className="border-t border-line">
      <WorkingList lines={lines} />
    </Fold>
  );
}

/** What the farmer pays and would get, and each step by which it was found. */
export function PremiumResultSection({ result }: { result: PremiumResult }) {
  const { t } = useLingui();
  const lines = usePremiumLines(result);
  const { premium, claim, input } = result;
  const rupees = toWholeRupees(premium);
  const isShareCut =
    premium.whole !== null &&
    premium.whole.rate > centreCeilings[input.isIrrigated ? "irrigated" : "unirrigated"];
  return (
    <Card>
      <div role="status">
        <PremiumSumSection isLarge premium={premium} />
        {rupees.whole && (
          <p className="mt-1 text-quiet">
            {t`The government adds ${inRupees(rupees.whole.subsidy)}.`}
          </p>
        )}
        <p className="mt-4 leading-snug text-quiet">{t`If the whole harvest of your area fails, you get up to`}</p>
        <p className="text-2xl font-bold tracking-tight tabular-nums">
          {inRupees(rupees.sumInsured)}
        </p>
        {claim && (
          <p className="mt-4 rounded-control bg-leaf-100 px-4 py-3 leading-snug">
            {t`With that harvest the claim would be about`}{" "}
            <strong className="text-xl whitespace-nowrap tabular-nums">
              {inRupees(Math.round(claim.claim / 100))}
            </strong>
          </p>
        )}
      </div>
      <Fold title={t`The premium, step by step`} className="mt-4 border-t border-line">
        <WorkingList lines={lines} />
        {isShareCut && (
          <p className="mt-3 text-copy text-quiet">
            {t`At so high a rate the centre shares only a part; the state carries the rest. This rule is from general knowledge, not confirmed.`}
          </p>
        )}
      </Fold>
      {claim && <ClaimWorking {...{ result, claim }} />}
      <Banner className="mt-4">
        {t`An estimate by the rules of PMFBY. The insurer and your state fix the real sum, rate and yields, and whether your crop is insured in your area.`}
      </Banner>
    </Card>
  );
}
