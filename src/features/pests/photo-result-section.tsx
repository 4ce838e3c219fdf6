import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { formatNumber } from "#src/shared/numbers.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import type { Photo } from "./photo-api.ts";
import {
  type DamageColour,
  damageColours,
  type LeafMeasure,
  leafColours,
  listDamage,
} from "./photo-rules.ts";

/** How each colour of damage is marked on the photo: strong, and none a colour of leaves. */
const marks: Record<DamageColour, readonly [number, number, number]> = {
  yellow: [255, 214, 0],
  brown: [232, 62, 20],
  white: [0, 200, 255],
  black: [196, 0, 255],
};
const swatches: Record<DamageColour, string> = {
  yellow: "rgb(255 214 0)",
  brown: "rgb(232 62 20)",
  white: "rgb(0 200 255)",
  black: "rgb(196 0 255)",
};

function useColourWords(): Record<DamageColour, string> {
  const { t } = useLingui();
  return {
    yellow: t`yellow`,
    brown: t`brown or rusty`,
    white: t`white or grey`,
    black: t`black`,
  };
}

/** Whole percents; below one, that it is little. */
export const formatShare = (share: number) => (share < 0.01 ? "< 1" : formatNumber(share * 100, 0));

/** The photo with the leaf left as it is, the rest dimmed, and the damage marked. */
function MarkedPhoto({ photo, measure }: { photo: Photo; measure: LeafMeasure }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pixels } = photo;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const shown = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height);
    for (let at = 0; at < measure.mask.length; at += 1) {
      const inside = measure.mask[at] ?? 0;
      if (inside === 0) {
        for (const channel of [0, 1, 2]) {
          const place = at * 4 + channel;
          shown.data[place] = 120 + (shown.data[place] ?? 0) * 0.4;
        }
        continue;
      }
      const colour = damageColours.find((each) => each === leafColours[inside - 1]);
      if (!colour) continue;
      const mark = marks[colour];
      for (const [channel, value] of mark.entries()) shown.data[at * 4 + channel] = value;
    }
    context.putImageData(shown, 0, 0);
  }, [pixels, measure]);
  return (
    <canvas
      ref={canvas}
      width={pixels.width}
      height={pixels.height}
      role="img"
      aria-label={t`Your photo: the leaf is left as it is, the damage is marked, the rest is dimmed.`}
      className="block max-h-[70dvh] w-full rounded-control bg-soil-100 object-contain"
    />
  );
}

/** What was measured, over the photo, in words, and the way on to the finder. */
export function PhotoResultSection({
  photo,
  measure,
  finderLink,
  comparison,
}: {
  photo: Photo;
  measure: LeafMeasure;
  finderLink: string;
  comparison: ReactNode;
}) {
  const { t } = useLingui();
  const colourWords = useColourWords();
  const damage = listDamage(measure);
  const damaged = formatShare(measure.damagedShare);
  const [first] = damage;
  return (
    <section aria-label={t`What was measured`} className="grid gap-5 lg:grid-cols-2">
      <MarkedPhoto photo={photo} measure={measure} />
      <div className="grid content-start gap-4">
        <p className="text-2xl leading-tight font-semibold" role="status">
          {first ? t`${damaged}% of the leaf is damaged` : t`No damage to speak of on this leaf`}
        </p>
        {comparison}
        {damage.length > 0 && (
          <ul className="grid gap-2">
            {damage.map(({ colour, share }) => (
              <li key={colour} className="flex items-center gap-3">
                <span
                  aria-hidden
                  className="size-5 shrink-0 rounded border border-edge"
                  style={{ background: swatches[colour] }}
                />
                <span className="min-w-0 grow">{colourWords[colour]}</span>
                <span className="font-semibold tabular-nums">{formatShare(share)}%</span>
              </li>
            ))}
          </ul>
        )}
        <Link href={finderLink} className={buttonLook("primary", "normal", "justify-self-start")}>
          {t`Find out what it is`}
          <ArrowRight aria-hidden size={20} />
        </Link>
        <p className="text-copy leading-snug text-quiet">
          <Trans>
            Which pest or disease it is, a few questions tell; what was seen here is filled in.
            Shade looks black, a midrib looks pale, and bitten edges are not counted.
          </Trans>
        </p>
      </div>
    </section>
  );
}
