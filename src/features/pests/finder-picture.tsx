import { classNames } from "#src/ui/class-names.ts";
import { inks } from "./data/pictogram-shapes.ts";
import type { Drawing } from "./pictogram-rules.ts";

/** A drawing of what is seen; what it shows is always said in words beside it. */
export function FinderPicture({ shapes, ink, className }: Drawing & { className?: string }) {
  return (
    <svg
      viewBox="-6 -6 76 76"
      aria-hidden
      focusable="false"
      className={classNames("shrink-0", className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="-6" y="-6" width="76" height="76" rx="15" fill={inks.tile} />
      {shapes.map(([name, outline, width]) => {
        const colour = inks[name === "mark" ? ink : name];
        return width === undefined ? (
          <path key={outline} d={outline} fill={colour} />
        ) : (
          <path
            key={`${outline} ${name}`}
            d={outline}
            fill="none"
            stroke={colour}
            strokeWidth={width}
          />
        );
      })}
    </svg>
  );
}
