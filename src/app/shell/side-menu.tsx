import { useLingui } from "@lingui/react/macro";
import {
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  PhoneCall,
  ShieldCheck,
  Store,
} from "lucide-react";
import { callCentre } from "#content/helplines.ts";
import { changeLanguage } from "#src/app/offline/language-change.ts";
import { useFarmPlaces } from "#src/features/farm/use-farm-places.ts";
import { LanguageSection } from "#src/features/profile/language-section.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { PlaceLink } from "#src/ui/place-link.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { BrandName } from "./brand.tsx";

type Place = { href: string; label: string; Icon: LucideIcon };

const look =
  "flex min-h-13 items-center gap-3.5 rounded-control px-3 leading-tight text-lg font-medium no-underline hover:bg-leaf-100 aria-[current=page]:bg-leaf-100 aria-[current=page]:font-semibold aria-[current=page]:text-leaf-800 [&[aria-current=page]>svg]:text-leaf-700";

type PlaceListProps = { places: readonly Place[]; onFollow: () => void; className?: string };

function PlaceList({ places, onFollow, className }: PlaceListProps) {
  return (
    <ul className={classNames("grid gap-1", className)}>
      {places.map(({ href, label, Icon }) => (
        <li key={href}>
          <PlaceLink href={href} onClick={onFollow} className={look}>
            <Icon aria-hidden size={24} className="shrink-0 text-quiet" />
            <span className="min-w-0">{label}</span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

/** The menu of small screens: every place of the product, one press away. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const farm = useFarmPlaces();
  const places = [
    { href: "/dashboard", label: t`Dashboard`, Icon: LayoutDashboard },
    { href: "/marketplace", label: t`Marketplace`, Icon: Store },
    { href: "/community/blogs", label: t`Blogs`, Icon: Newspaper },
    { href: "/community/government-schemes", label: t`Schemes`, Icon: Landmark },
    { href: "/community/insurance", label: t`Insurance`, Icon: ShieldCheck },
  ] as const;
  return (
    <Sheet open={open} onClose={onClose} title={<BrandName />} closeLabel={t`Close menu`}>
      <nav aria-label={t`Menu`} className="mt-2">
        <PlaceList places={places} onFollow={onClose} />
      </nav>
      <nav aria-label={t`My farm`}>
        <h3 className="mt-4 mb-1 px-3 text-sm font-semibold text-quiet">{t`My farm`}</h3>
        <PlaceList places={farm} onFollow={onClose} className="pair:grid-cols-2" />
      </nav>
      <div className="mt-4 grid gap-4 border-t border-line px-3 pt-5">
        <LanguageSection onLanguage={changeLanguage} />
        <a href={`tel:${callCentre}`} className="flex min-h-12 items-center gap-4 font-semibold">
          <PhoneCall aria-hidden size={24} className="shrink-0" />
          <span>
            {t`Farmers' call centre`} <span className="whitespace-nowrap">{callCentre}</span>
          </span>
        </a>
      </div>
    </Sheet>
  );
}
