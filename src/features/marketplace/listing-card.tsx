import { useLingui } from "@lingui/react/macro";
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { AppError } from "#src/shared/app-error.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { NumberField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useDraft } from "#src/ui/use-draft.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useWriteListing } from "./listing-api.ts";
import { listingFaults, stockCount } from "./listing-schema.ts";
import { useListingFaultWords } from "./listing-words.ts";
import { Price } from "./product-card.tsx";
import { statusLabels } from "./product-words.ts";
import type { ProductDetail } from "./schema.ts";

/** Why a listing was not changed, in the seller's words. */
function useChangeFailure(): (error: unknown) => string {
  const { t } = useLingui();
  const faults = useListingFaultWords();
  const wordFailure = useSaveFailure({
    conflict: t`It was changed in the meantime. Look again and repeat it.`,
  });
  return (error) => {
    const fields = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
    const fault = listingFaults.find((code) => fields.includes(code));
    return fault ? faults[fault] : wordFailure(error);
  };
}

function useSaveListing(onClose: () => void) {
  return useSaving(useWriteListing(useLanguage()), { wordFailure: useChangeFailure(), onClose });
}

type StockDialogProps = { product: ProductDetail; onClose: () => void };

/** Counts the stock anew. */
function StockDialog({ product, onClose }: StockDialogProps) {
  const { t } = useLingui();
  const { save, ...saving } = useSaveListing(onClose);
  const words = useListingFaultWords();
  const { draft, faults, change, check } = useDraft({ stock: String(product.stock) }, (typed) => {
    const input = stockCount.safeParse(readNumber(typed.stock)).data;
    return { input, faults: { stock: input === undefined && words["stock-not-valid"] } };
  });
  const handleSubmit = () => {
    const stock = check();
    if (stock !== undefined) save({ kind: "stock", id: product.id, stock, was: product.stock });
  };
  return (
    <SavingDialog size="small" title={t`How much is left?`} {...saving} onSubmit={handleSubmit}>
      <NumberField
        label={t`In stock`}
        hint={t`Whole units, as buyers order them. 0 is sold out.`}
        value={draft.stock}
        error={faults.stock}
        onChange={({ target }) => change({ stock: target.value })}
      />
    </SavingDialog>
  );
}

function RemovalDialog({ product, onClose }: StockDialogProps) {
  const { t } = useLingui();
  const { save, ...saving } = useSaveListing(onClose);
  return (
    <SavingDialog
      isDangerous
      size="small"
      title={t`Remove this listing?`}
      submitLabel={t`Remove`}
      cancelLabel={t`Keep it`}
      {...saving}
      onSubmit={() => save({ kind: "remove", id: product.id })}
    >
      <p className="text-quiet">
        {t`Nobody can buy it any more, and it cannot be brought back. To take it off for a while, pause it.`}
      </p>
    </SavingDialog>
  );
}

const tones = { draft: "soil", live: "leaf", paused: "warn", removed: "soil" } as const;

/** One of the farmer's own listings, with what can be done with it. */
export function ListingCard({ product }: { product: ProductDetail }) {
  const { t, i18n } = useLingui();
  const write = useWriteListing(useLanguage());
  const change = useChange(write, useChangeFailure());
  const [shown, setShown] = useState<"stock" | "removal" | null>(null);
  const { id, title, status, stock } = product;
  const isLive = status === "live";
  const left = formatNumber(stock);
  return (
    <Card as="li" className="grid content-start gap-4">
      <div className="flex gap-4">
        <Link
          href={`/marketplace/${id}`}
          tabIndex={-1}
          aria-hidden
          className="w-24 shrink-0 self-start overflow-hidden rounded-control sm:w-32"
        >
          <CardPicture {...pictureSources(product.image)} sizes="128px" alt="" ratio="4/3" />
        </Link>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap gap-1.5">
            <Chip tone={tones[status]}>{i18n._(statusLabels[status])}</Chip>
            {product.isHidden && <Chip tone="bad">{t`Hidden from buyers`}</Chip>}
            {stock === 0 && <Chip tone="bad">{t`Sold out`}</Chip>}
          </div>
          <h2 className="mt-2 text-lg leading-snug break-words" lang={product.language}>
            <Link
              href={`/marketplace/${id}`}
              className="text-ink no-underline hover:text-leaf-700 hover:underline"
            >
              {title}
            </Link>
          </h2>
          <Price product={product} className="mt-1 [&>strong]:text-xl" />
          <p className="mt-1 text-copy text-quiet">{t`${left} in stock`}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          variant="quiet"
          busy={write.isPending}
          icon={isLive ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          onClick={() => change({ kind: "status", id, status: isLive ? "paused" : "live" })}
        >
          {isLive ? t`Pause` : t`Put on sale`}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setShown("stock")}>
          {t`Stock`}
        </Button>
        <Link href={`/marketplace/sell?listing=${id}`} className={buttonLook("quiet")}>
          <Pencil aria-hidden size={18} />
          {t`Edit`}
        </Link>
        <Button
          variant="text"
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden size={18} />}
          onClick={() => setShown("removal")}
        >
          {t`Remove`}
        </Button>
      </div>
      {shown === "stock" && <StockDialog product={product} onClose={() => setShown(null)} />}
      {shown === "removal" && <RemovalDialog product={product} onClose={() => setShown(null)} />}
    </Card>
  );
}
