import { Trans, useLingui } from "@lingui/react/macro";
import { EllipsisVertical, EyeOff } from "lucide-react";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Popover } from "#src/ui/popover.tsx";

/** The one overflow action of an optional card. */
export function DashboardCardMenu({ title, onHide }: { title: string; onHide: () => void }) {
  const { t } = useLingui();
  const label = t`Options for ${title}`;
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <IconButton {...trigger} label={label} icon={<EllipsisVertical aria-hidden size={20} />} />
      )}
    >
      <Button
        variant="text"
        icon={<EyeOff aria-hidden size={20} />}
        className="-m-2 w-[calc(100%+1rem)] justify-start"
        onClick={onHide}
      >
        <Trans>Hide this card</Trans>
      </Button>
    </Popover>
  );
}
