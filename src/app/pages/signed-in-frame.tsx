import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, use, useEffect, useState } from "react";
import { LanguageContext } from "#src/app/language-context.ts";
import { AppShell } from "#src/app/shell/app-shell.tsx";
import { signOut, useSession } from "#src/features/session/api.ts";

const ProfileDialog = lazy(async () => ({
  default: (await import("#src/features/profile/profile-dialog.tsx")).ProfileDialog,
}));

/** The bar, menus and Profile dialog around every signed-in screen. */
export function SignedInFrame() {
  const { user, logout } = useSession();
  // Signed out here, in another tab or by the server: the sign-in page is a document of its own.
  const isSignedOut = user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    const returnTo = window.location.pathname + window.location.search;
    window.location.replace(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  }, [isSignedOut]);
  const changeLanguage = use(LanguageContext);
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const handleSignOut = async () => {
    await signOut();
    logout();
  };
  return (
    <AppShell
      farmer={{
        displayName: user?.displayName ?? null,
        email: user?.email ?? null,
        photoURL: user?.photoURL ?? null,
      }}
      onOpenProfile={() => setIsProfileOpen(true)}
    >
      <Outlet />
      {isProfileOpen && (
        <Suspense>
          <ProfileDialog
            open
            onClose={() => setIsProfileOpen(false)}
            onLanguage={changeLanguage}
            onSignOut={handleSignOut}
          />
        </Suspense>
      )}
    </AppShell>
  );
}
