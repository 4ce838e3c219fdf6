import { useLingui } from "@lingui/react/macro";
import { ShoppingCart } from "lucide-react";
import { type ComponentType, useEffect, useRef } from "react";
import type { Product } from "#src/features/marketplace/schema.ts";
import { IconButton } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useDialog } from "#src/ui/use-dialog.ts";
import { useTellSaved } from "#src/ui/use-tell-saved.ts";
import { useCart, useChangeCart } from "./cart-api.ts";
import { useFailureWords } from "./fault-words.ts";

/** Puts one of a product into the cart and says what became of it. */
function useAddToCart(): (product: Product) => void {
  const { t } = useLingui();
  const toast = useToast();
  const tellSaved = useTellSaved();
  const wordFailure = useFailureWords();
  const change = useChangeCart();
  return (product) =>
    change.mutate(
      { kind: "add", product },
      {
        onSuccess(answer) {
          const { title } = product;
          tellSaved(answer, {
            text: t`“${title}” is in the cart.`,
            keptText: t`“${title}” is in the cart on this device, and is sent when the signal is back.`,
          });
        },
        onError: (error) => toast.show({ text: wordFailure(error), tone: "bad" }),
      },
    );
}

type CartButtonProps = {
  className?: string;
  /** What was last pressed to be added; each press makes another of it. */
  added: { product: Product } | null;
  /** The cart itself, which comes when it is first opened. */
  CartDialog: ComponentType<{ open: boolean; onClose: () => void }>;
};

/** The way to the cart, with the count of what is in it. */
export function CartButton({ className, added, CartDialog }: CartButtonProps) {
  const { t } = useLingui();
  const addToCart = useAddToCart();
  const handled = useRef<CartButtonProps["added"]>(null);
  // The market loads without the cart, so it hands over what was pressed, perhaps before this was there.
  useEffect(() => {
    if (!added || handled.current === added) return;
    handled.current = added;
    addToCart(added.product);
  }, [added, addToCart]);
  const dialog = useDialog();
  const { cart } = useCart();
  return (
    <>
      <IconButton
        label={t`Cart`}
        badge={cart?.count ?? 0}
        className={className}
        icon={<ShoppingCart aria-hidden size={24} />}
        aria-haspopup="dialog"
        onClick={dialog.show}
      />
      {dialog.open && <CartDialog open onClose={dialog.hide} />}
    </>
  );
}
