import { Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Scene } from "#src/ui/scene.tsx";

/** For whoever has chosen no card yet: what they are for, and the way to them. */
export function DashboardInvitation({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui();
  return (
    <li className="rounded-card border-2 border-dashed border-soil-300 md:col-span-2 xl:col-span-12">
      <EmptyState
        picture={<Scene name="empty-cards" />}
        title={t`Make this page your own`}
        text={t`Add cards for what you want to see each day: water, soil, pests, prices and more.`}
        action={
          <Button icon={<LayoutGrid aria-hidden size={20} />} onClick={onAdd}>
            <Trans>Choose cards</Trans>
          </Button>
        }
      />
    </li>
  );
}
