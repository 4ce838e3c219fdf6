import { useLingui } from "@lingui/react/macro";
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { AppError } from "#src/shared/app-error.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { pictureSources } from "#src/shared/picture.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card, CardPicture } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { NumberField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { type ListingChange, useWriteListing } from "./listing-api.ts";
import { stockCount } from "./listing-schema.ts";
import { useListingFaultWords } from "./listing-words.ts";
import { Price } from "./product-card.tsx";
import { statusLabels } from "./product-words.ts";
import type { ProductDetail } from "./schema.ts";

/** Makes one change of a listing and says what became of it. */
function useChange() {
  const { t } = useLingui();
  const toast = useToast();
  const faults = useListingFaultWords();
  const write = useWriteListing(useLanguage());
  const change = async (wanted: ListingChange): Promise<boolean> => {
    try {
      const answer = await write.mutateAsync(wanted);
      if (answer === null)
        toast.show({ text: t`Kept on this device. It is sent when the signal is back.` });
      return true;
    } catch (error) {
      const { code, message } = describeFailure(error);
      console.warn("[marketplace]", code, message);
      const fields = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
      const fault = Object.entries(faults).find(([name]) => fields.includes(name))?.[1];
      const text =
        code === "conflict"
          ? t`It was changed in the meantime. Look again and repeat it.`
          : (fault ?? t`It was not changed. Try again in a moment.`);
      toast.show({ tone: "bad", text });
      return false;
    }
  };
  return { change, isBusy: write.isPending };
}

type StockDialogProps = { product: ProductDetail; onClose: () => void };

/** Counts the stock anew. */
function StockDialog({ product, onClose }: StockDialogProps) {
  const { t } = useLingui();
  const { change, isBusy } = useChange();
  const faults = useListingFaultWords();
  const [typed, setTyped] = useState(String(product.stock));
  const [isWrong, setWrong] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const stock = stockCount.safeParse(readNumber(typed));
    setWrong(!stock.success);
    if (!stock.success || isBusy) return;
    const { id, stock: was } = product;
    if (await change({ kind: "stock", id, stock: stock.data, was })) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`How much is left?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="stock-form" busy={isBusy}>{t`Save`}</Button>
        </>
      }
    >
      <form id="stock-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <NumberField
          label={t`In stock`}
          hint={t`Whole units, as buyers order them. 0 is sold out.`}
          value={typed}
          error={isWrong ? faults["stock-not-valid"] : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}

function RemovalDialog({ product, onClose }: StockDialogProps) {
  const { t } = useLingui();
  const { change, isBusy } = useChange();
  const handleRemove = async () => {
    if (await change({ kind: "remove", id: product.id })) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`Remove this listing?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void handleRemove()}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <p className="text-quiet">
        {t`Nobody can buy it any more, and it cannot be brought back. To take it off for a while, pause it.`}
      </p>
    </Dialog>
  );
}

const tones = { draft: "soil", live: "leaf", paused: "warn", removed: "soil" } as const;

/** One of the farmer's own listings, with what can be done with it. */
export function ListingCard({ product }: { product: ProductDetail }) {
  const { t, i18n } = useLingui();
  const { change, isBusy } = useChange();
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
          <p className="mt-1 text-[15px] text-quiet">{t`${left} in stock`}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          variant="quiet"
          busy={isBusy}
          icon={isLive ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          onClick={() => void change({ kind: "status", id, status: isLive ? "paused" : "live" })}
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
