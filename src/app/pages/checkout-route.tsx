import { Suspense } from "react";
import { CheckoutPage } from "#src/features/orders/checkout-page.tsx";
import { useSession } from "#src/features/session/api.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";

const Proof = lazyView(
  async () =>
    (await import("#src/features/session/security-proof-section.tsx")).SecurityProofSection,
);

/** The screen that orders what is in the cart. */
export function CheckoutRoute() {
  const { user } = useSession();
  return (
    <CheckoutPage
      askedName={<AskedName />}
      proof={
        user &&
        !user.emailVerified &&
        user.phoneNumber === null && (
          <Suspense fallback={<Skeleton className="h-28" />}>
            <Proof email={user.email} />
          </Suspense>
        )
      }
    />
  );
}
