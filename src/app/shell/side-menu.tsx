import { useLingui } from "@lingui/react/macro";
import { Landmark, LayoutDashboard, Newspaper, ShieldCheck, Store } from "lucide-react";
import { PlaceLink } from "#src/ui/place-link.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { BrandName } from "./brand.tsx";

/** The menu of small screens: every place of the product, one press away. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
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
        <ul className="grid gap-1">
          {places.map(({ href, label, Icon }) => (
            <li key={href}>
              <PlaceLink
                href={href}
                onClick={onClose}
                className="flex min-h-14 items-center gap-4 rounded-control px-3 text-lg font-medium no-underline hover:bg-leaf-100 aria-[current=page]:bg-leaf-100 aria-[current=page]:font-semibold aria-[current=page]:text-leaf-800 [&[aria-current=page]>svg]:text-leaf-700"
              >
                <Icon aria-hidden size={24} className="shrink-0 text-quiet" />
                {label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
