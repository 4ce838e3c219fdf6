import { useLingui } from "@lingui/react/macro";
import { Landmark, Newspaper, ShieldCheck } from "lucide-react";
import { Link, useLocation } from "wouter";
import { TabLinks } from "#src/ui/tabs.tsx";

/** The three places of the community area. */
export function CommunityTabs() {
  const { t } = useLingui();
  const [path] = useLocation();
  const tabs = [
    { href: "/community/blogs", label: t`Blogs`, Icon: Newspaper },
    { href: "/community/government-schemes", label: t`Government Schemes`, Icon: Landmark },
    { href: "/community/insurance", label: t`Agri Insurance`, Icon: ShieldCheck },
  ] as const;
  return (
    <div className="mx-auto max-w-wrap px-2 pt-1 sm:px-6 sm:pt-2 print:hidden">
      <TabLinks
        label={t`Community`}
        tabs={tabs.map(({ href, label, Icon }) => ({
          href,
          label,
          icon: <Icon aria-hidden size={22} />,
          active: path.startsWith(href),
        }))}
        renderLink={(props) => <Link {...props} />}
      />
    </div>
  );
}
