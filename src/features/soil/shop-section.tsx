import { useLingui } from "@lingui/react/macro";
import { Copy, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { getBagText } from "#src/shared/farm-words.ts";
import { formatWholeRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextAreaField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import type { FieldSoil, Planned } from "./rules.ts";
import {
  productWords,
  remedyWords,
  stageWords,
  useDateText,
  useDoseText,
  useWeightText,
} from "./soil-words.ts";
import { isPast } from "./stage-rules.ts";

type Part = { title: string; rows: { name: string; amount: string }[] };

/** The page for the shop: what to buy, and when it is given. */
function useShopParts(soil: FieldSoil, plan: Planned): Part[] {
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const getDateText = useDateText();
  const { items, costInPaise: allInPaise } = plan.ahead;
  const buy = items.map(({ product, halfBags, costInPaise }) => ({
    name: i18n._(productWords[product]),
    amount: `${getBagText(i18n, halfBags)}, ${formatWholeRupees(costInPaise)}`,
  }));
  const extra = soil.supplements.map(({ product, kilograms }) => ({
    name: i18n._(remedyWords[product]),
    amount: getWeightText(kilograms),
  }));
  const ahead = plan.stages.filter((stage) => !isPast(stage));
  const give = ahead.map(({ kind, dueDate, items }) => ({
    title: [i18n._(stageWords[kind]), dueDate === null ? "" : getDateText(dueDate)]
      .filter(Boolean)
      .join(", "),
    rows: items.map(({ product, halfBags, kilograms }) => ({
      name: i18n._(productWords[product]),
      amount: `${getBagText(i18n, halfBags)} (${getWeightText(kilograms)})`,
    })),
  }));
  const title =
    ahead.length < plan.stages.length ? t`To buy from now on` : t`To buy for the whole season`;
  const sum = { name: t`Together`, amount: formatWholeRupees(allInPaise) };
  return [{ title, rows: [...buy, sum, ...extra] }, ...give];
}

const isCalledOff = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/** The plan as one page to take to the shop: printed, shared or copied. */
export function ShopSection({ soil, plan }: { soil: FieldSoil; plan: Planned }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const getDoseText = useDoseText();
  const parts = useShopParts(soil, plan);
  const { name } = soil;
  const title = t`Fertiliser for ${name}`;
  const basis = soil.card ? t`By your soil test` : t`General dose, no soil test`;
  const crop = getDoseText(plan.dose.id);
  const text = [
    title,
    `${crop} · ${basis}`,
    ...parts.flatMap((part) => [
      "",
      part.title,
      ...part.rows.map((row) => `${row.name}: ${row.amount}`),
    ]),
  ].join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ tone: "good", text: t`The list is copied.` });
    } catch (error) {
      // Plain http, as on a farm's own network, has no clipboard.
      console.warn("[soil] the list could not be copied", error);
      setShown(true);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, text });
    } catch (error) {
      if (isCalledOff(error)) return;
      console.warn("[soil] the share sheet did not open", error);
      await copy();
    }
  };
  const canShare = typeof navigator.share === "function";
  return (
    <>
      <Button
        variant="quiet"
        icon={<Printer aria-hidden size={20} />}
        onClick={() => window.print()}
      >
        {t`Print for the shop`}
      </Button>
      <Button
        variant="quiet"
        icon={canShare ? <Share2 aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
        onClick={() => void (canShare ? share() : copy())}
      >
        {canShare ? t`Share` : t`Copy as text`}
      </Button>
      <article aria-hidden data-print className="hidden print:block">
        <p className="text-2xl font-bold">{title}</p>
        <p>{`${crop} · ${basis}`}</p>
        {parts.map((part) => (
          <div key={part.title} className="mt-4">
            <p className="text-lg font-bold">{part.title}</p>
            {part.rows.map((row) => (
              <p key={row.name} className="flex gap-4 border-t border-line py-1">
                <span className="grow">{row.name}</span>
                <span>{row.amount}</span>
              </p>
            ))}
          </div>
        ))}
        <p className="mt-6 text-sm">Urvara</p>
      </article>
      <Dialog open={isShown} onClose={() => setShown(false)} title={title}>
        <TextAreaField
          label={t`Copy this text`}
          readOnly
          rows={12}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}
