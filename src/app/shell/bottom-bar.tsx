import { useLingui } from "@lingui/react/macro";
import { CalendarCheck, Ellipsis, type LucideIcon, Mic, Sprout, Store } from "lucide-react";
import { PlaceLink } from "#src/ui/place-link.tsx";

const look =
  "flex h-full w-full flex-col items-center justify-center gap-0.5 px-0.5 text-bar leading-tight font-semibold text-quiet no-underline active:bg-leaf-100 aria-[current=page]:text-leaf-700";

function Place({ href, label, Icon }: { href: string; label: string; Icon: LucideIcon }) {
  return (
    <li className="min-w-0">
      <PlaceLink href={href} className={look}>
        <Icon aria-hidden size={24} />
        <span className="max-w-full truncate">{label}</span>
      </PlaceLink>
    </li>
  );
}

type BottomBarProps = { isMenuOpen: boolean; onMenu: () => void };

/** The four places that a thumb reaches on a phone, and between them the microphone. */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-20 h-(--bar) border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid h-full grid-cols-5">
        <Place href="/dashboard" label={t`Today`} Icon={CalendarCheck} />
        <Place href="/fields" label={t`Fields`} Icon={Sprout} />
        <li className="relative">
          <PlaceLink
            href="/assistant?speak"
            aria-label={t`Speak your question`}
            className="absolute inset-x-0 -top-4 mx-auto grid size-15 place-items-center rounded-full border-4 border-paper bg-leaf-700 text-on-leaf shadow-press active:bg-leaf-800"
          >
            <Mic aria-hidden size={26} />
          </PlaceLink>
        </li>
        <Place href="/marketplace" label={t`Market`} Icon={Store} />
        <li className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            className={look}
          >
            <Ellipsis aria-hidden size={24} />
            <span className="max-w-full truncate">{t`More`}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
