import { useLingui } from "@lingui/react/macro";
import { Search, Sprout } from "lucide-react";
import { useState } from "react";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { cropPictures, cropWords } from "#src/shared/farm-words.ts";
import { classNames } from "#src/ui/class-names.ts";
import { TextField } from "#src/ui/field.tsx";
import { searchCrops } from "./name-rules.ts";

function CropButton(props: { crop: Crop; isChosen: boolean; onChoose: (crop: Crop) => void }) {
  const { crop, isChosen, onChoose } = props;
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(crop)}
      className={classNames(
        "inline-flex min-h-12 items-center gap-2 rounded-control border px-3 py-1.5 text-left leading-tight font-semibold transition-colors",
        isChosen
          ? "border-leaf-700 bg-leaf-100 text-leaf-800"
          : "border-soil-300 bg-surface hover:border-leaf-600 hover:bg-leaf-100",
      )}
    >
      <img src={`/pictures/icons/${cropPictures[crop]}.svg`} alt="" width={28} height={28} />
      {i18n._(cropWords[crop])}
    </button>
  );
}

/** The crop whose prices are shown: the farmer's own at hand, every other by its name in any script. */
export function CropChoiceSection(props: {
  chosen: Crop | null;
  own: readonly Crop[];
  onChoose: (crop: Crop) => void;
}) {
  const { chosen, own, onChoose } = props;
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(own.length === 0);
  const getWord = (crop: Crop) => i18n._(cropWords[crop]);
  const isOther = chosen !== null && !own.includes(chosen);
  const atHand = isOther ? [...own, chosen] : own;
  const others = crops.filter((crop) => !atHand.includes(crop));
  const found = searchCrops(typed, { among: typed ? crops : others, getWord });
  const choose = (crop: Crop) => {
    setTyped("");
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
      {isOpen && (
        <div className="mt-3 rounded-card border border-line bg-surface p-4">
          <TextField
            type="search"
            label={t`Find a crop`}
            hint={t`In Hindi, Marathi or English.`}
            leading={<Search aria-hidden size={20} />}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {found.length > 0 ? (
            <div className="mt-3 flex flex-wrap gap-2">
              {found.map((crop) => (
                <CropButton key={crop} crop={crop} isChosen={crop === chosen} onChoose={choose} />
              ))}
            </div>
          ) : (
            <p role="status" className="mt-3 text-quiet">
              {t`No crop of that name is known here yet.`}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
