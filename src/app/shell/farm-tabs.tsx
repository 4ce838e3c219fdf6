import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "wouter";
import { useFarmPlaces } from "#src/features/farm/use-farm-places.ts";
import { TabLinks } from "#src/ui/tabs.tsx";

/** The places of the farm on wide screens; on phones they stand in the menu under the thumb. */
export function FarmTabs() {
  const { t } = useLingui();
  const [path] = useLocation();
  const places = useFarmPlaces();
  return (
    <div className="mx-auto max-w-wrap px-6 pt-2 print:hidden">
      <TabLinks
        label={t`Your farm`}
        tabs={places.map(({ href, label, Icon }) => ({
          href,
          label,
          icon: <Icon aria-hidden size={20} className="max-lg:hidden" />,
          active: path === href || path.startsWith(`${href}/`),
        }))}
        renderLink={(props) => <Link {...props} />}
      />
    </div>
  );
}
