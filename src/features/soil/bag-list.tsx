import { formatNumber } from "#src/shared/numbers.ts";
import type { ProductName } from "./schema.ts";

const sack =
  "M5 5.5C3 9 2 12 2 16.5c0 3.6 1 5.5 2.5 5.5h11c1.5 0 2.5-1.9 2.5-5.5 0-4.5-1-7.5-3-11Z";
const tie = "M6.5 2.5c1.2.9 2.3.3 3.5-.2 1.2.5 2.3 1.1 3.5.2l-1 3h-5Z";

const colours: Partial<Record<ProductName, string>> = {
  urea: "fill-sky-600",
  dap: "fill-soil-600",
  ssp: "fill-ink",
  mop: "fill-chilli-600",
};

/** Drawn one by one as long as they can be counted at a glance. */
const mostDrawn = 6;

function Bag({ share, colour }: { share: number; colour: string }) {
  const top = 24 * (1 - share);
  return (
    <svg viewBox="0 0 20 24" className="h-7 w-6 shrink-0" aria-hidden focusable="false">
      <path d={`${sack}${tie}`} className="fill-soil-300" />
      <svg x="0" y={top} width="20" height={24 - top} viewBox={`0 ${top} 20 ${24 - top}`}>
        <path d={`${sack}${tie}`} className={colour} />
      </svg>
    </svg>
  );
}

/** Sacks, the last one filled as far as it is used; of many, one and how often. The words beside them say the number. */
export function BagList({ product, halfBags }: { product: ProductName; halfBags: number }) {
  const count = halfBags / 2;
  const colour = colours[product] ?? "fill-leaf-700";
  const drawn = Math.ceil(count - 0.02);
  const shares = Array.from({ length: Math.min(drawn, mostDrawn) }, (_, at) =>
    Math.min(1, Math.max(0.15, count - at)),
  );
  return (
    <span aria-hidden className="flex shrink-0 items-center gap-0.5">
      {drawn > mostDrawn ? (
        <>
          <Bag share={1} colour={colour} />
          <b className="pl-0.5">{`×${formatNumber(count, 2)}`}</b>
        </>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- sacks are alike
        shares.map((share, at) => <Bag key={at} {...{ share, colour }} />)
      )}
    </span>
  );
}
