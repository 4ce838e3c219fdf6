import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useWaitingOrder } from "./checkout-api.ts";

/** Says that an order waits on this device, or was not taken. */
export function WaitingOrderSection() {
  const { t } = useLingui();
  const order = useWaitingOrder();
  if (!order) return null;
  return order.isRefused ? (
    <div role="alert" className="mb-4">
      <Banner
        tone="bad"
        action={<Button variant="quiet" onClick={order.discard}>{t`All right`}</Button>}
      >
        {order.needsProof ? (
          <Trans>
            Your order could not be placed: your e-mail address is not confirmed yet. Nothing was
            ordered. Confirm it, then order again.
          </Trans>
        ) : (
          <Trans>
            Your order could not be placed: something in the cart had changed. Nothing was ordered.
            Look through the cart and order again.
          </Trans>
        )}
      </Banner>
    </div>
  ) : (
    <div role="status" className="mb-4">
      <Banner tone="warn">
        <Trans>Your order is kept on this device. It is sent, once, when the signal is back.</Trans>
      </Banner>
    </div>
  );
}
