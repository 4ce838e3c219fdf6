import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type Tone, toneTints } from "./tones.ts";

type TileProps = {
  tone?: Tone | undefined;
  size?: "small" | "normal" | "row" | "large" | undefined;
  /** The address of a picture, where no child draws one. */
  src?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
};

const sizes = {
  small: "size-10 rounded-xl [&>svg]:size-5 [&>img]:size-6",
  normal: "size-12 rounded-[14px] [&>svg]:size-6 [&>img]:size-8",
  row: "size-14 rounded-[14px] [&>svg]:size-7 [&>img]:size-9",
  large: "size-18 rounded-card [&>svg]:size-9 [&>img]:size-12",
} as const;
const pixels = { small: 24, normal: 32, row: 36, large: 48 } as const;

/** A tinted square with a picture or icon; what it shows is always said in words beside it. */
export function Tile({ tone = "leaf", size = "normal", src, children, className }: TileProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        "inline-grid shrink-0 place-items-center text-2xl leading-none",
        toneTints[tone],
        sizes[size],
        className,
      )}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
        />
      ) : (
        children
      )}
    </span>
  );
}
