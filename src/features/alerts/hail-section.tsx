import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { Fold } from "#src/ui/fold.tsx";
import { HailLineSection, type HailProps } from "./hail-line-section.tsx";
import { useHailAdvice, useHailPlace } from "./hail-words.ts";

/** A warning of hail with whose it is, for where, and what to do; what comes after it is folded. */
export function HailSection({ hail, reading }: HailProps) {
  const { t } = useLingui();
  const place = useHailPlace()(hail.data);
  const advice = useHailAdvice();
  return (
    <>
      <HailLineSection {...{ hail, reading }} />
      <p className="mt-1.5 leading-snug wrap-anywhere">{place}</p>
      <p className="mt-1.5 flex items-start gap-1.5 leading-snug">
        <ArrowRight aria-hidden size={20} className="mt-px shrink-0 text-leaf-700" />
        <span className="min-w-0">{advice}</span>
      </p>
      <Fold title={t`After the hail`} className="-mb-2">
        <p className="pl-7 text-copy leading-snug">
          <Trans>
            Take photos at once, before anything is moved. Where crop insurance pays for hail in
            your state, report within 72 hours; elsewhere ask at once for the state's survey of
            damage (panchnama).
          </Trans>
        </p>
        <Link
          href="/community/insurance/loss-report"
          className="ml-7 flex min-h-12 items-center gap-1.5 font-semibold text-leaf-800 no-underline hover:underline"
        >
          <Trans>Report a crop loss</Trans>
          <ArrowRight aria-hidden size={18} />
        </Link>
      </Fold>
    </>
  );
}
