import { useLingui } from "@lingui/react/macro";
import type { Crop } from "#src/shared/farm-terms.ts";
import { cropWords, getCropPicture } from "#src/shared/farm-words.ts";
import { classNames } from "#src/ui/class-names.ts";

/** A crop to be chosen, with its picture. */
export function CropButton(props: {
  crop: Crop;
  isChosen: boolean;
  onChoose: (crop: Crop) => void;
}) {
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
      <img src={`/pictures/icons/${getCropPicture(crop)}.svg`} alt="" width={28} height={28} />
      {i18n._(cropWords[crop])}
    </button>
  );
}
