import { type GrownCrop, isKnownCrop } from "#src/shared/farm-terms.ts";
import { plantLooks } from "./data/plant-forms.ts";
import { plantShapes } from "./data/plant-shapes.ts";
import { paints } from "./data/plant-strokes.ts";
import { type DrawnStage, stages } from "./growth-rules.ts";

/** A plant of its form in a stage, standing in the ground: what lies below 58 of 76 is in the soil. */
export function PlantPicture(props: { crop: GrownCrop; stage: DrawnStage; isPale: boolean }) {
  const { crop, stage, isPale } = props;
  const { form, fruit } = plantLooks[isKnownCrop(crop) ? crop : "soybean"];
  const shapes = plantShapes[form][stages.indexOf(stage)] ?? [];
  return (
    <svg
      viewBox="0 0 64 76"
      width={64}
      height={76}
      aria-hidden
      focusable="false"
      opacity={isPale ? 0.4 : 1}
    >
      {shapes.map(([paint, outline, width]) => {
        const colour = paint === "fruit" ? fruit : paints[paint];
        return width === undefined ? (
          <path key={outline} d={outline} fill={colour} />
        ) : (
          <path
            key={outline}
            d={outline}
            fill="none"
            stroke={colour}
            strokeWidth={width}
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}
