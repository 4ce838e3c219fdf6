import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type FoldProps = {
  title: ReactNode;
  isOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What not everybody needs, behind its name until it is wanted. */
export function Fold({ title, isOpen, onToggle, className, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className={classNames("group", className)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={20}
          className="shrink-0 text-leaf-700 transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  );
}
