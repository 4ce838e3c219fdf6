import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { Scene } from "#src/ui/scene.tsx";
import { BrandName } from "./brand.tsx";
import { LanguageLinks } from "./language-links.tsx";

type IdentityFrameProps = {
  children: ReactNode;
  /** A card beside the form, on wide screens only. */
  side?: ReactNode;
  /** The one main button of the top bar: a `LinkButton`. */
  topAction: ReactNode;
};

/** The page around signing in and signing up; its links load a page, for no router lives here. */
export function IdentityFrame({ children, side, topAction }: IdentityFrameProps) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip bg-sky-fade">
      <header className="fixed inset-x-0 top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
        <div className="mx-auto flex h-16 max-w-wrap items-center justify-between gap-3 px-4 sm:px-6">
          <a href="/" className="flex min-h-12 items-center rounded-lg no-underline">
            <BrandName />
          </a>
          {topAction}
        </div>
      </header>
      {/* Columns of their own: the form stands in its place before the card beside it has come. */}
      <main
        className={classNames(
          "mx-auto grid w-full max-w-wrap grow grid-cols-[minmax(0,31.25rem)] items-start justify-center gap-6 px-4 pt-20 pb-28 sm:px-6 sm:pb-40",
          side !== undefined && "lg:grid-cols-[minmax(0,31.25rem)_minmax(0,27.5rem)]",
        )}
      >
        <div>
          <div className="mb-4 text-center">
            <LanguageLinks />
          </div>
          <div className="rounded-3xl border border-line bg-surface p-5 shadow-card sm:p-9">
            {children}
          </div>
        </div>
        {side && <aside className="self-stretch max-lg:hidden">{side}</aside>}
      </main>
      <div aria-hidden className="absolute inset-x-0 bottom-0 -z-10">
        <Scene
          name="field-horizon"
          first
          className="block h-[clamp(110px,15vw,220px)] w-full object-cover object-bottom"
        />
      </div>
    </div>
  );
}
