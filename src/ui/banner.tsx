import { CircleAlert, CircleCheck, Droplets, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type Tone, toneGrounds, toneInks } from "./tones.ts";

type BannerProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
};

const icons = {
  leaf: CircleCheck,
  warn: TriangleAlert,
  water: Droplets,
  bad: CircleAlert,
  soil: Info,
} as const;

/** A notice in the flow of the page: an icon, what it is about, and at most one thing to do. */
export function Banner({ tone = "soil", icon, children, action, className }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-4 py-3",
        toneGrounds[tone],
        className,
      )}
    >
      <span className={classNames("shrink-0", !action && "self-start", toneInks[tone])}>
        {icon ?? <Icon aria-hidden size={22} />}
      </span>
      <div className="min-w-0 grow basis-52">{children}</div>
      {action}
    </div>
  );
}
