import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PageProps = {
  /** The way back to where the page lies within. */
  back?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** A drawing at the end of the heading on wide screens. */
  picture?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** The heading of a page and the room that its content has. */
export function Page(props: PageProps) {
  const { back, title, subtitle, actions, picture, children, className } = props;
  return (
    <div
      className={classNames(
        "mx-auto w-full max-w-wrap px-4 pb-14 sm:px-6",
        back ? "pt-3 sm:pt-4" : "pt-6 sm:pt-8",
        className,
      )}
    >
      {back}
      <header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4 sm:mb-6">
        <div className="min-w-0 grow basis-72">
          <h1 className="text-title break-words sm:text-title-wide">{title}</h1>
          {subtitle && <p className="mt-1.5 max-w-[68ch] text-quiet">{subtitle}</p>}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{actions}</div>
        )}
        {picture && (
          <div aria-hidden className="-mb-2 w-56 shrink-0 max-md:hidden">
            {picture}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
