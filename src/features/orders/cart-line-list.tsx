import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Info, Minus, Plus, Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { languageTags } from "#src/shared/language.ts";
import { formatRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { CardPicture } from "#src/ui/card.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useChangeCart } from "./cart-api.ts";
import { isOrdered } from "./cart-rules.ts";
import { type CartLine, type CartSeller, mostQuantity, type OfferPart } from "./cart-schema.ts";
import { toKnownProduct } from "./cart-writes.ts";
import { useFailureWords, useFaultWords } from "./fault-words.ts";
import { useQuantityText } from "./quantity-words.ts";

function Note({ tone, children }: { tone: "warn" | "info"; children: ReactNode }) {
  const Icon = tone === "warn" ? TriangleAlert : Info;
  return (
    <p
      className={`mt-2 flex gap-2 text-copy leading-snug font-medium ${tone === "warn" ? "text-marigold-600" : "text-sky-600"}`}
    >
      <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

const partWords: Record<OfferPart, MessageDescriptor> = {
  title: msg`name`,
  description: msg`description`,
  unit: msg`unit`,
  pictures: msg`pictures`,
  "return-days": msg`days for returning it`,
  terms: msg`delivery and return`,
};

/** What the seller has written anew, with the way to read it. */
function OfferNote({ line }: { line: CartLine }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (line.changes.length === 0) return null;
  const parts = new Intl.ListFormat(languageTags[language]).format(
    line.changes.map((part) => i18n._(partWords[part])),
  );
  return (
    <Note tone="warn">
      <Trans>The seller has changed since you added it: {parts}.</Trans>{" "}
      <Link href={`/marketplace/${line.productId}`} className="font-semibold underline">
        <Trans>Look at it</Trans>
      </Link>
    </Note>
  );
}

/** What has changed of the price since it was put in, or that it is gone. */
function ChangeNote({ line }: { line: CartLine }) {
  const wordFault = useFaultWords();
  if (line.fault === "product-gone" || line.fault === "sold-out") {
    return <Note tone="warn">{wordFault(line.fault)}</Note>;
  }
  const before = formatRupees(line.addedPriceInPaise);
  const after = formatRupees(line.priceInPaise);
  if (line.priceInPaise > line.addedPriceInPaise) {
    return (
      <Note tone="warn">
        <Trans>
          The price has risen from {before} to {after}.
        </Trans>
      </Note>
    );
  }
  if (line.priceInPaise < line.addedPriceInPaise) {
    return (
      <Note tone="info">
        <Trans>
          The price has fallen from {before} to {after}.
        </Trans>
      </Note>
    );
  }
  return null;
}

const round =
  "grid size-12 shrink-0 place-items-center rounded-full text-ink hover:bg-leaf-100 active:bg-leaf-200 disabled:opacity-40";

export type CartLineListProps = {
  seller: CartSeller;
  onRemove: (line: CartLine, seller: CartSeller) => void;
};
type CartLineItemProps = CartLineListProps & { line: CartLine };

function CartLineItem({ line, seller, onRemove }: CartLineItemProps) {
  const { t } = useLingui();
  const wordQuantity = useQuantityText();
  const wordFailure = useFailureWords();
  const change = useChangeCart();
  const { title, quantity, stock } = line;
  const product = toKnownProduct(line, seller);
  const set = (next: number) => change.mutate({ kind: "set", product, quantity: next });
  const isShort = line.fault === "stock-too-low";
  const left = wordQuantity(stock, line.unit);
  return (
    <li className="flex flex-wrap gap-x-3.5 py-4">
      <CardPicture
        src={line.image}
        alt=""
        ratio="1/1"
        className="size-18! shrink-0 rounded-control"
      />
      <div className="min-w-0 grow basis-0">
        <p className="leading-snug font-semibold break-words" lang={line.language}>
          {title}
        </p>
        <p className="text-copy text-quiet tabular-nums">
          {t`${wordQuantity(quantity, line.unit)} at ${formatRupees(line.priceInPaise)}`}
        </p>
        <ChangeNote line={line} />
        {isOrdered(line) && <OfferNote line={line} />}
        {isShort && (
          <div role="alert">
            <Note tone="warn">
              <Trans>Only {left} are left.</Trans>
            </Note>
            <Button variant="quiet" size="small" className="mt-2" onClick={() => set(stock)}>
              <Trans>Take {left}</Trans>
            </Button>
          </div>
        )}
        {change.isError && (
          <p role="alert" className="mt-2 flex gap-2 text-copy font-medium text-chilli-600">
            <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{wordFailure(change.error)}</span>
          </p>
        )}
      </div>
      <div className="mt-1 -ml-3 flex basis-full items-center gap-x-1 sm:ml-18">
        {isOrdered(line) && (
          <span className="flex items-center">
            <button
              type="button"
              className={round}
              aria-label={t`One less: ${title}`}
              disabled={quantity <= 1}
              onClick={() => set(quantity - 1)}
            >
              <Minus aria-hidden size={20} />
            </button>
            <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
            <button
              type="button"
              className={round}
              aria-label={t`One more: ${title}`}
              disabled={quantity >= Math.min(stock, mostQuantity)}
              onClick={() => set(quantity + 1)}
            >
              <Plus aria-hidden size={20} />
            </button>
          </span>
        )}
        <button
          type="button"
          className={round}
          aria-label={t`Remove: ${title}`}
          onClick={() => onRemove(line, seller)}
        >
          <Trash2 aria-hidden size={20} className="text-quiet" />
        </button>
        <strong className="ml-auto text-lg tabular-nums">
          {isOrdered(line) ? formatRupees(line.totalInPaise) : "–"}
        </strong>
      </div>
    </li>
  );
}

/** What of one seller is in the cart. */
export function CartLineList({ seller, onRemove }: CartLineListProps) {
  return (
    <ul className="divide-y divide-line">
      {seller.lines.map((line) => (
        <CartLineItem key={line.productId} line={line} seller={seller} onRemove={onRemove} />
      ))}
    </ul>
  );
}
