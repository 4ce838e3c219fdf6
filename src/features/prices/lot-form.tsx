import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight, Truck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { getStoredPrices, useWritePrice } from "./api.ts";
import { type LotDraft, readLotDraft } from "./form-rules.ts";
import { useFaultWords, useLotText, useUnitWords, useWriteFailure } from "./price-words.ts";
import { type CropPrices, type Lot, lotUnits } from "./schema.ts";
import type { ShownPrices } from "./waiting-rules.ts";

type Given = {
  prices: ShownPrices;
  draft: LotDraft;
  onChange: (change: Partial<LotDraft>) => void;
};

function CommissionHint({ prices }: Pick<Given, "prices">) {
  if (prices.costBasis.paidBy === "buyer") {
    return (
      <Trans>
        In your state the buyer is to pay the commission, as far as we know. If your mandi takes it
        from you, enter it.
      </Trans>
    );
  }
  return <Trans>What agents commonly take, as far as we know. Ask at your mandi.</Trans>;
}

function CostFields({ prices, draft, onChange }: Given) {
  const { t } = useLingui();
  const words = useFaultWords();
  const { faults } = readLotDraft(draft);
  const say = (name: keyof LotDraft) => {
    const fault = faults[name];
    return fault && words[fault];
  };
  return (
    <div className="grid gap-4 pb-2">
      <p className="text-[15px] leading-snug text-quiet">
        {t`These are usual costs, from general knowledge. Put in your own.`}
      </p>
      <NumberField
        decimal
        name="transport"
        label={t`Transport, for each km and quintal`}
        leading="₹"
        value={draft.transport}
        error={say("transport")}
        onChange={({ target }) => onChange({ transport: target.value })}
      />
      <NumberField
        decimal
        name="loading"
        label={t`Loading and weighing, for a quintal`}
        leading="₹"
        value={draft.loading}
        error={say("loading")}
        onChange={({ target }) => onChange({ loading: target.value })}
      />
      <NumberField
        decimal
        name="commission"
        label={t`Commission and fees that you pay`}
        hint={<CommissionHint prices={prices} />}
        trailing="%"
        value={draft.commission}
        error={say("commission")}
        onChange={({ target }) => onChange({ commission: target.value })}
      />
      <NumberField
        decimal
        name="other"
        label={t`Other costs of the trip`}
        leading="₹"
        value={draft.other}
        error={say("other")}
        onChange={({ target }) => onChange({ other: target.value })}
      />
    </div>
  );
}

/** What the farmer sells and what that costs; the list of mandis follows each change at once. */
export function LotForm(
  props: Given & {
    /** Of the lot that the draft was begun with. */
    version: string;
    onSend: (lot: Lot) => void;
    /** Told of a lot that another device kept meanwhile. */
    onMeet: (stored: CropPrices) => void;
  },
) {
  const { prices, draft, version, onChange, onSend, onMeet } = props;
  const { t } = useLingui();
  const words = useFaultWords();
  const units = useUnitWords();
  const wordFailure = useWriteFailure();
  const toast = useToast();
  const getLotText = useLotText();
  const client = useQueryClient();
  const write = useWritePrice(prices.crop);
  const [failure, setFailure] = useState<string | null>(null);
  const { lot, faults } = readLotDraft(draft);
  const isChanged = !prices.isOwnLot || JSON.stringify(lot) !== JSON.stringify(prices.lot);
  const log = (error: unknown) => console.error("[prices] saving failed", describeFailure(error));
  const meetOther = async () => {
    const stored = await getStoredPrices(client, prices.crop);
    onMeet(stored);
    const other = getLotText(stored.lot);
    setFailure(
      t`The lot was changed elsewhere in the meantime. There it is: ${other}. What you typed is still here: keep it once more to put it in that place.`,
    );
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!lot) return;
    setFailure(null);
    onSend(lot);
    write.mutate(
      { kind: "lot", lot, version },
      {
        onSuccess: () => toast.show({ text: t`Your lot is kept.` }),
        onError(error) {
          log(error);
          setFailure(wordFailure(error));
          if (describeFailure(error).code === "conflict") void meetOther().catch(log);
        },
      },
    );
  };
  return (
    <Card title={t`Your lot`} icon={<Truck aria-hidden size={22} />}>
      <form noValidate onSubmit={handleSubmit}>
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            decimal
            name="quantity"
            label={t`How much`}
            value={draft.quantity}
            error={faults.quantity && words[faults.quantity]}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
          <SelectField
            name="unit"
            label={t`Unit`}
            options={lotUnits.map((value) => ({ value, label: units[value] }))}
            value={draft.unit}
            onChange={({ target }) =>
              onChange({ unit: lotUnits.find((unit) => unit === target.value) ?? "quintal" })
            }
          />
        </div>
        <details className="group mt-3 border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              size={20}
              className="shrink-0 text-leaf-700 transition-transform group-open:rotate-90"
            />
            {t`Transport, loading and fees`}
          </summary>
          <CostFields {...{ prices, draft, onChange }} />
        </details>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={!lot || !isChanged} busy={write.isPending}>
            {t`Keep this lot`}
          </Button>
          {prices.lotWaiting && <WaitingChip isRefused={prices.lotWaiting === "refused"} />}
        </div>
        {failure && (
          <div role="alert" className="mt-3">
            <Banner tone="bad">{failure}</Banner>
          </div>
        )}
      </form>
    </Card>
  );
}
