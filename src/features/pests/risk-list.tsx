import { useLingui } from "@lingui/react/macro";
import { ArrowRight, ChevronDown } from "lucide-react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { LevelChip, LevelStrip } from "./level-chip.tsx";
import { useGapText } from "./level-words.ts";
import { SignPicture } from "./plate-picture.tsx";
import type { FarmWatch } from "./schema.ts";
import { SignQuestionSection } from "./sign-question-section.tsx";
import type { ShownRisk, ShownWatch } from "./writes.ts";

// Read by whoever asks why.
const ReasonSection = lazyView(
  async () => (await import("./reason-section.tsx")).ReasonSection,
  null,
);

/** The number that decided, and how sure its rule is, for whoever asks. */
function Why({ risk, name }: { risk: ShownRisk; name: string }) {
  const { t } = useLingui();
  return (
    <details className="group">
      <summary
        aria-label={t`Why: ${name}`}
        className="flex min-h-12 w-fit cursor-pointer list-none items-center gap-1 text-copy font-semibold text-leaf-700 [&::-webkit-details-marker]:hidden"
      >
        {t`Why`}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <ReasonSection risk={risk} />
    </details>
  );
}

type RiskPlace = { field: ShownWatch; farm: FarmWatch; onCount: (pestId: string) => void };

/** One pest of a field: its picture, how pressing it is, what to look for, the days ahead, and why. */
function RiskItem({ risk, ...place }: RiskPlace & { risk: ShownRisk }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getGapText = useGapText();
  const { pestId, gap, days } = risk;
  const words = place.farm.pests[pestId];
  const name = words?.name[language] ?? pestId;
  return (
    <li className="grid grid-cols-1 content-start gap-3 border-t border-line py-4 first:border-0 first:pt-0 @xl:nth-2:border-0 @xl:nth-2:pt-0">
      <div className="flex gap-3.5">
        <SignPicture pest={{ id: pestId, isDrawn: words?.isDrawn ?? false }} className="size-24" />
        <div className="grid min-w-0 grow grid-cols-1 content-start justify-items-start gap-1.5">
          <h3 className="max-w-full text-lg leading-snug font-semibold break-words">{name}</h3>
          {gap === null && <LevelChip level={risk.level} />}
        </div>
      </div>
      {gap === null ? (
        <SignQuestionSection {...place} pestId={pestId} />
      ) : (
        <p className="leading-snug">{getGapText({ ...risk, gap })}</p>
      )}
      {days.some(({ level }) => level !== null) && <LevelStrip days={days} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {gap === null ? <Why risk={risk} name={name} /> : <span />}
        <Link
          href={`/pests/${pestId}`}
          aria-label={t`More about it: ${name}`}
          className={buttonLook("text", "small", "-mr-3.5 min-h-12 self-start")}
        >
          {t`More about it`}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
    </li>
  );
}

/** A list of risks, each told in full. */
export function RiskList({ risks, ...place }: RiskPlace & { risks: readonly ShownRisk[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 @xl:grid-cols-2">
      {risks.map((risk) => (
        <RiskItem key={risk.pestId} risk={risk} {...place} />
      ))}
    </ul>
  );
}
