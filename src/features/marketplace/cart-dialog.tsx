import { useLingui } from "@lingui/react/macro";
import { Dialog } from "#src/ui/dialog.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Scene } from "#src/ui/scene.tsx";

export type CartDialogProps = { open: boolean; onClose: () => void };

/** The cart, which holds nothing before ordering exists. */
export function CartDialog({ open, onClose }: CartDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Cart`} size="small">
      <EmptyState
        picture={<Scene name="empty-basket" />}
        title={t`Your cart is empty`}
        text={t`Ordering comes with the next part of the marketplace. Until then you can look around and compare prices.`}
      />
    </Dialog>
  );
}
