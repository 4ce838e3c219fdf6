import { Trans, useLingui } from "@lingui/react/macro";
import { LayoutDashboard, Menu, Sprout, Store, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { getAccountAddress } from "#src/features/session/account-rules.ts";
import type { SessionUser } from "#src/features/session/schema.ts";
import { waitForRest } from "#src/ui/at-rest.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { IconButton } from "#src/ui/button.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyAnew, lazyView } from "#src/ui/lazy-view.tsx";
import { PlaceLink } from "#src/ui/place-link.tsx";
import { Tooltip } from "#src/ui/tooltip.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { BrandName } from "./brand.tsx";
import { NotificationBell } from "./notification-bell.tsx";

// Fetched after the screen: a phone with a signal has nothing to read in it.
const OfflineStrip = lazyAnew(async () => {
  await waitForRest();
  return (await import("#src/app/offline/offline-strip.tsx")).OfflineStrip;
}, null);

// Wide screens have none, and without it the menu above still leads everywhere.
const BottomBar = lazyAnew(async () => (await import("./bottom-bar.tsx")).BottomBar, null);

// Only phones have the buttons that open it.
const SideMenu = lazyView(async () => (await import("./side-menu.tsx")).SideMenu, null);

type AppShellProps = {
  farmer: Pick<SessionUser, "displayName" | "email" | "phoneNumber" | "photoURL">;
  onOpenProfile: () => void;
  children: ReactNode;
};

function MainLinks() {
  const { t } = useLingui();
  const places = [
    { href: "/dashboard", label: t`Dashboard`, Icon: LayoutDashboard },
    { href: "/marketplace", label: t`Marketplace`, Icon: Store },
    { href: "/community", label: t`Community`, Icon: Users },
  ] as const;
  return (
    <nav aria-label={t`Main`} className="ml-auto max-md:hidden">
      <ul className="flex items-center gap-1">
        {places.map(({ href, label, Icon }) => (
          <li key={href}>
            <PlaceLink
              href={href}
              className="relative flex min-h-12 items-center gap-2 rounded-control px-3.5 font-semibold text-quiet no-underline transition-colors hover:bg-leaf-100 hover:text-ink aria-[current=page]:text-leaf-700 after:absolute after:inset-x-3.5 after:-bottom-2 after:h-[3px] after:rounded-t-full aria-[current=page]:after:bg-leaf-700"
            >
              <Icon aria-hidden size={20} className="max-lg:hidden" />
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Everything around a signed-in screen: the fixed bar, its menus, and the word about the signal. */
export function AppShell({ farmer, onOpenProfile, children }: AppShellProps) {
  const { t } = useLingui();
  const menu = useDialog();
  const name = farmer.displayName ?? getAccountAddress(farmer);
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-2 z-30 rounded-control bg-leaf-700 px-5 py-3 font-semibold text-on-leaf focus:top-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <header className="fixed inset-x-0 top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
        <div className="mx-auto flex h-16 max-w-wrap items-center gap-1 px-2 sm:px-6">
          <IconButton
            label={t`Menu`}
            aria-haspopup="dialog"
            aria-expanded={menu.open}
            onClick={menu.show}
            className="md:hidden"
            icon={<Menu aria-hidden size={26} />}
          />
          <Link
            href="/dashboard"
            aria-label="Urvara"
            // On the narrowest phones the mark alone leaves room for what stands beside it.
            className="flex min-h-12 items-center overflow-clip rounded-lg no-underline *:shrink-0 max-md:mr-auto max-[22.4375rem]:w-8"
          >
            <BrandName />
          </Link>
          <MainLinks />
          <div className="flex items-center gap-1 md:ml-2">
            <Tooltip text={t`AI Chat Bot`} names>
              <PlaceLink
                href="/assistant"
                aria-label={t`AI Chat Bot`}
                className="grid size-12 place-items-center rounded-full text-ink transition-colors hover:bg-leaf-100 active:bg-leaf-200 aria-[current=page]:bg-leaf-100 aria-[current=page]:text-leaf-700"
              >
                <Sprout aria-hidden size={24} />
              </PlaceLink>
            </Tooltip>
            <NotificationBell />
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpenProfile}
              className="grid size-12 place-items-center rounded-full transition-shadow hover:shadow-[0_0_0_2px_var(--leaf-200)]"
            >
              <Avatar name={name} src={farmer.photoURL} />
              <span className="sr-only">
                <Trans>Profile</Trans>
              </span>
            </button>
          </div>
        </div>
      </header>
      {menu.open && <SideMenu open onClose={menu.hide} />}
      <div className="pt-16 pb-(--bar) print:pt-0">
        <ErrorBoundary fallback={() => null}>
          <OfflineStrip />
        </ErrorBoundary>
        <ErrorBoundary fallback={() => null}>
          <BottomBar isMenuOpen={menu.open} onMenu={menu.show} />
        </ErrorBoundary>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </>
  );
}
