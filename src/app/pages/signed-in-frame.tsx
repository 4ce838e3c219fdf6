import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { forgetQueries } from "#src/app/offline/kept-queries.ts";
import { AppShell } from "#src/app/shell/app-shell.tsx";
import { restoreUser, signOut, useSession } from "#src/features/session/api.ts";
import type { Language } from "#src/shared/language.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useWide } from "#src/ui/use-wide.ts";
import { AppSkeleton } from "./app-skeleton.tsx";

const CommunityTabs = lazyView(
  async () => (await import("#src/app/shell/community-tabs.tsx")).CommunityTabs,
  <div className="h-[4.8125rem] sm:h-[4.0625rem]" />,
);
const FarmTabs = lazyView(
  async () => (await import("#src/app/shell/farm-tabs.tsx")).FarmTabs,
  <div className="h-[4.0625rem]" />,
);
const ProfileDialog = lazyView(async () => (await import("./profile-part.tsx")).ProfilePart, null);

const OwnFieldsSection = lazyView(
  async () => (await import("#src/features/fields/own-fields-section.tsx")).OwnFieldsSection,
  null,
);

const SecuritySection = lazyView(
  async () => (await import("#src/features/session/security-section.tsx")).SecuritySection,
  null,
);

async function changeLanguage(language: Language): Promise<void> {
  await (await import("#src/app/offline/language-change.ts")).changeLanguage(language);
}

async function goToSignIn(): Promise<void> {
  const returnTo = window.location.pathname + window.location.search;
  // The way back from an open dialog's entry of the history would call off the way to another page.
  if (history.state !== null) {
    const memory = await import("#src/ui/dialog-memory.ts").catch(() => null);
    await memory?.leaveDialogs();
  }
  window.location.replace(`/login?returnTo=${encodeURIComponent(returnTo)}`);
}

/**
 * Whoever is signed in here. Nobody, whether signed out in this tab, in another one or by the server,
 * is sent to the sign-in page, a document of its own, and comes back to where they wanted to go.
 */
function useFarmer() {
  const { user, login, logout } = useSession();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) {
      wasSignedIn.current = true;
      return;
    }
    if (wasSignedIn.current) {
      void goToSignIn();
      return;
    }
    // Nobody is remembered, but the session's cookie may still be good.
    let isLeft = false;
    void restoreUser().then((found) => {
      if (isLeft) return;
      // In slices, so that a touch is answered between them.
      if (found) startTransition(() => login(found));
      else void goToSignIn();
    });
    return () => {
      isLeft = true;
    };
  }, [user, login]);
  return { user, logout };
}

/** Whether a screen is one of the farm itself, from which one goes to the others of it. */
const isFarmPlace = (path: string) => !/^\/(community|marketplace|assistant|setup)/.test(path);

/** The guard of every signed-in screen, and the bar, menus and Profile dialog around it. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const { user, logout } = useFarmer();
  const [path] = useLocation();
  const isWide = useWide();
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const client = useQueryClient();
  const handleSignOut = async () => {
    // What is still being read, or is only about to be, would come back refused.
    setIsLeaving(true);
    await client.cancelQueries();
    try {
      await signOut();
    } catch (error) {
      setIsLeaving(false);
      throw error;
    }
    await forgetQueries();
    logout();
  };
  if (!user) return <AppSkeleton />;
  return (
    <AppShell farmer={user} onOpenProfile={() => setIsProfileOpen(true)}>
      {path.startsWith("/community") && <CommunityTabs />}
      {isWide && isFarmPlace(path) && <FarmTabs />}
      {children}
      {isProfileOpen && (
        <ProfileDialog
          open
          onClose={() => setIsProfileOpen(false)}
          onLanguage={changeLanguage}
          onSignOut={handleSignOut}
          fields={!isLeaving && <OwnFieldsSection onLeave={() => setIsProfileOpen(false)} />}
          security={!isLeaving && <SecuritySection />}
        />
      )}
    </AppShell>
  );
}
