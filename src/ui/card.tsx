import { ImageOff } from "lucide-react";
import { type HTMLAttributes, type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";

type CardProps = {
  as?: "section" | "article" | "li" | "div" | undefined;
  title?: ReactNode;
  icon?: ReactNode;
  /** The one action of the card, at the end of its title row. */
  action?: ReactNode;
  /** When it was last updated, or where it comes from. */
  note?: ReactNode;
  padded?: boolean | undefined;
} & Omit<HTMLAttributes<HTMLElement>, "title">;

/** A sheet of paper on the ground: a title row, then what matters. */
export function Card(props: CardProps) {
  const { as: Box = "section", title, icon, action, note, padded = true, ...rest } = props;
  const { className, children, ...attributes } = rest;
  return (
    <Box
      {...attributes}
      className={classNames(
        "min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card",
        padded && "p-5",
        className,
      )}
    >
      {(title || action || note) && (
        <header
          className={classNames(
            "mb-3.5 flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1",
            !padded && "px-5 pt-5",
          )}
        >
          {icon && <span className="shrink-0 text-leaf-700">{icon}</span>}
          {title && <h2 className="min-w-0 grow basis-24 text-lg">{title}</h2>}
          {note && <span className="text-sm text-quiet">{note}</span>}
          {action && <span className="-my-2 -mr-2 ml-auto shrink-0">{action}</span>}
        </header>
      )}
      {children}
    </Box>
  );
}

type CardPictureProps = {
  src?: string | null | undefined;
  /** The same picture at other widths, and how wide it is shown. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  ratio?: "16/10" | "4/3" | "1/1" | undefined;
  /** For one that is seen at once and is the largest thing on its screen. */
  first?: boolean | undefined;
  className?: string | undefined;
};

const ratios = {
  "16/10": "aspect-[16/10]",
  "4/3": "aspect-[4/3]",
  "1/1": "aspect-square",
} as const;

/** A picture with its room kept from the start, so that nothing jumps, and a tint while it is not there. */
export function CardPicture(props: CardPictureProps) {
  const { src, srcSet, sizes, alt, ratio = "16/10", first = false, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div
      className={classNames(
        "relative grid w-full place-items-center overflow-hidden bg-leaf-100",
        ratios[ratio],
        className,
      )}
    >
      {src && failed !== src ? (
        <img
          {...{ src, srcSet, sizes }}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <ImageOff
          size={32}
          strokeWidth={1.5}
          className="text-leaf-700 opacity-60"
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        />
      )}
    </div>
  );
}
