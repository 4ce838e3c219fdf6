import { Suspense } from "react";
import { CheckoutPage } from "#src/features/orders/checkout-page.tsx";
import { useSession } from "#src/features/session/api.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";

const proof = lazyPart(
  ["security", "steps"],
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
        !user.emailVerified && (
          <Suspense fallback={<Skeleton className="h-28" />}>
            <proof.Part email={user.email} />
          </Suspense>
        )
      }
    />
  );
}
