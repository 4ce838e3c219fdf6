import { Outlet } from "@tanstack/react-router";
import { CommunityTabs } from "#src/app/shell/community-tabs.tsx";

/** The community area: its three tabs, and below them the one that the address names. */
export function CommunityPage() {
  return (
    <>
      <CommunityTabs />
      <Outlet />
    </>
  );
}
