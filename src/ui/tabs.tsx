import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TabLink<Href extends string = string> = {
  href: Href;
  label: string;
  icon?: ReactNode;
  active: boolean;
};

type TabLinkProps<Href extends string = string> = {
  href: Href;
  className: string;
  "aria-current": "page" | undefined;
  children: ReactNode;
};

type TabLinksProps<Href extends string> = {
  label: string;
  tabs: readonly TabLink<Href>[];
  /** Draws the link, so that a router can follow it without loading the page. */
  renderLink?: ((props: TabLinkProps<Href>) => ReactNode) | undefined;
  className?: string | undefined;
};

const look =
  "relative flex h-full min-h-14 items-center justify-center gap-2 px-1.5 py-2 text-center leading-tight font-semibold text-quiet no-underline transition-colors hover:text-ink max-sm:min-h-18 max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:text-copy sm:px-4 after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-t-full after:bg-transparent aria-[current=page]:text-leaf-700 aria-[current=page]:after:bg-leaf-700 rounded-t-control hover:after:bg-soil-300 [&>svg]:shrink-0";

/** Places of equal rank as links in a row; the present one is named to screen readers and underlined. */
export function TabLinks<Href extends string>(props: TabLinksProps<Href>) {
  const { label, tabs, renderLink, className } = props;
  return (
    <nav aria-label={label} className={classNames("border-b border-line", className)}>
      <ul className="flex max-sm:flex-wrap">
        {tabs.map((tab) => {
          const link: TabLinkProps<Href> = {
            href: tab.href,
            className: look,
            "aria-current": tab.active ? "page" : undefined,
            children: (
              <>
                {tab.icon}
                <span className="min-w-0">{tab.label}</span>
              </>
            ),
          };
          return (
            <li key={tab.href} className="max-sm:grow max-sm:basis-22 sm:min-w-0">
              {renderLink ? renderLink(link) : <a {...link}>{link.children}</a>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
