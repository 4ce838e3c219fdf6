import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useWrites } from "#src/ui/use-outbox.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { ListingCard } from "./listing-card.tsx";
import { MarketBackSection } from "./market-back-section.tsx";
import { listingsQuery } from "./own-api.ts";

function Listings() {
  const { t } = useLingui();
  const list = useQuery(listingsQuery(useLanguage()));
  if (!list.data) {
    return (
      <NotLoaded
        query={list}
        words={{ loading: t`Loading your listings`, failed: t`Your listings could not be loaded` }}
        className="grid gap-3"
      >
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </NotLoaded>
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-sacks" />}
        title={t`You sell nothing yet`}
        text={t`Offer your harvest, seed, tools or a machine for hire to farmers near you.`}
        action={
          <Link href="/marketplace/sell" className={buttonLook()}>
            <Plus aria-hidden size={20} />
            {t`Sell something`}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {list.data.map((product) => (
        <ListingCard key={product.id} product={product} />
      ))}
    </ul>
  );
}

/**
 * What the farmer sells, with what each listing needs.
 * @param props.payment says where they are paid for it
 */
export function ListingsPage({ payment }: { payment: ReactNode }) {
  const { t } = useLingui();
  const title = t`My listings`;
  useTitle(title);
  const waiting = useWrites().filter(({ kind }) => kind === "listing");
  return (
    <Page
      back={<MarketBackSection />}
      title={title}
      subtitle={t`What you sell, how much is left, and whether buyers see it.`}
      actions={
        <Link href="/marketplace/sell" className={buttonLook()}>
          <Plus aria-hidden size={20} />
          {t`Sell something`}
        </Link>
      }
    >
      {waiting.length > 0 && (
        <p className="mb-4">
          <WaitingChip isRefused={waiting.some(({ refusal }) => refusal !== null)} />
        </p>
      )}
      <Listings />
      {payment}
    </Page>
  );
}
