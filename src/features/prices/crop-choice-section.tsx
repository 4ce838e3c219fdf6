import { useLingui } from "@lingui/react/macro";
import { Sprout } from "lucide-react";
import { useState } from "react";
import type { Crop } from "#src/shared/farm-terms.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { CropButton } from "./crop-button.tsx";

const CropSearchSection = lazyView(
  async () => (await import("./crop-search-section.tsx")).CropSearchSection,
  <Skeleton className="mt-3 h-72 rounded-card" />,
);

/** The crop whose prices are shown: the farmer's own at hand, every other behind a search. */
export function CropChoiceSection(props: {
  chosen: Crop | null;
  own: readonly Crop[];
  onChoose: (crop: Crop) => void;
}) {
  const { chosen, own, onChoose } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(own.length === 0 && chosen === null);
  const isOther = chosen !== null && !own.includes(chosen);
  const atHand = isOther ? [...own, chosen] : own;
  const choose = (crop: Crop) => {
    setOpen(false);
    onChoose(crop);
  };
  return (
    <section aria-label={t`Crop`} className="mb-5">
      <div className="flex flex-wrap gap-2">
        {atHand.map((crop) => (
          <CropButton key={crop} crop={crop} isChosen={crop === chosen} onChoose={choose} />
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-12 items-center gap-2 rounded-control px-3 font-semibold text-leaf-700 hover:bg-leaf-100"
        >
          <Sprout aria-hidden size={20} />
          {t`Another crop`}
        </button>
      </div>
      {isOpen && <CropSearchSection {...{ chosen, atHand }} onChoose={choose} />}
    </section>
  );
}
