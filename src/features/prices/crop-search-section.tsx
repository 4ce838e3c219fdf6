import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useState } from "react";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { TextField } from "#src/ui/field.tsx";
import { CropButton } from "./crop-button.tsx";
import { searchCrops } from "./name-rules.ts";

/** Every crop that is not at hand, by its name in any script. */
export function CropSearchSection(props: {
  chosen: Crop | null;
  atHand: readonly Crop[];
  onChoose: (crop: Crop) => void;
}) {
  const { chosen, atHand, onChoose } = props;
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const getWord = (crop: Crop) => i18n._(cropWords[crop]);
  const others = crops.filter((crop) => !atHand.includes(crop));
  const found = searchCrops(typed, { among: typed ? crops : others, getWord });
  return (
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
        <div className="mt-3 grid pair:grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {found.map((crop) => (
            <CropButton key={crop} crop={crop} isChosen={crop === chosen} onChoose={onChoose} />
          ))}
        </div>
      ) : (
        <p role="status" className="mt-3 text-quiet">
          {t`No crop of that name is known here yet.`}
        </p>
      )}
    </div>
  );
}
