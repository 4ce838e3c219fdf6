import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { cropWords, getCropPicture } from "#src/shared/farm-words.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { useFields } from "./api.ts";
import { listOfferedCrops } from "./offered-crop-rules.ts";

// It comes with the first press.
const FirstFieldDialog = lazyView(
  async () => (await import("./first-field-dialog.tsx")).FirstFieldDialog,
);

/**
 * For whoever has described no field yet: what they get for it, and its crop to be pressed.
 * @param props.mainCrop what Setup was told that they grow, in its words; null where it was told nothing
 * @param props.isRainFed whether it was told that only rain waters the farm
 */
export function FirstFieldSection(props: { mainCrop: string | null; isRainFed: boolean }) {
  const { t, i18n } = useLingui();
  const { fields } = useFields();
  const [opened, setOpened] = useState<Crop | "" | null>(null);
  const offered = listOfferedCrops(crops.find((crop) => crop === props.mainCrop) ?? null);
  const [kept] = fields;
  if (kept) {
    return (
      <p className="flex min-h-150 items-center rounded-card bg-leaf-100 p-5 text-xl font-bold sm:min-h-120">
        {t`“${kept.name}” is kept. Its advice is on its way.`}
      </p>
    );
  }
  return (
    <div className="flex min-h-150 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-soil-300 p-4 text-center sm:min-h-120">
      <Scene name="empty-field" first className="h-auto w-32" />
      <h3 className="text-xl">{t`Add your first field`}</h3>
      <p className="max-w-prose text-quiet">{t`What grows there? Press it.`}</p>
      <ul className="grid w-full max-w-lg grid-cols-2 gap-2 pair:grid-cols-3">
        {offered.map((crop) => (
          <li key={crop}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(crop)}
              className="flex min-h-22 w-full flex-col items-center gap-1 rounded-control border border-line bg-surface px-1 py-2 text-copy leading-tight font-medium hover:border-leaf-600 hover:bg-leaf-100"
            >
              <img
                src={`/pictures/icons/${getCropPicture(crop)}.svg`}
                alt=""
                width={40}
                height={40}
                loading="lazy"
                fetchPriority="low"
                className="size-10"
              />
              <span className="max-w-full">{i18n._(cropWords[crop])}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpened("")}>
        {t`Something else`}
      </Button>
      <Suspense>
        {opened !== null && (
          <FirstFieldDialog
            crop={opened}
            isRainFed={props.isRainFed}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
