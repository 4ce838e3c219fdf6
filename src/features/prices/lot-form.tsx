import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight, Truck } from "lucide-react";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { getStoredPrices, useWritePrice } from "./api.ts";
import { type LotDraft, readLotDraft } from "./form-rules.ts";
import { useFaultWords, useLotText, useUnitWords } from "./price-words.ts";
import { type CropPrices, type Lot, lotUnits, type PriceFault } from "./schema.ts";
import type { ShownPrices } from "./writes.ts";

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
  const cost = (
    name: "transport" | "loading" | "commission" | "other",
    fault: PriceFault | undefined,
  ) => ({
    decimal: true,
    name,
    value: draft[name],
    error: fault && words[fault],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid gap-4 pb-2">
      <p className="text-copy leading-snug text-quiet">
        {t`These are usual costs, from general knowledge. Put in your own.`}
      </p>
      <NumberField
        {...cost("transport", faults.transportPaise)}
        label={t`Transport, for each km and quintal`}
        leading="₹"
      />
      <NumberField
        {...cost("loading", faults.loadingPaise)}
        label={t`Loading and weighing, for a quintal`}
        leading="₹"
      />
      <NumberField
        {...cost("commission", faults.commissionBasisPoints)}
        label={t`Commission and fees that you pay`}
        hint={<CommissionHint prices={prices} />}
        trailing="%"
      />
      <NumberField
        {...cost("other", faults.otherPaise)}
        label={t`Other costs of the trip`}
        leading="₹"
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
  const wordFailure = useSaveFailure();
  const getLotText = useLotText();
  const client = useQueryClient();
  const meetOther = async () => {
    const stored = await getStoredPrices(client, prices.crop);
    onMeet(stored);
    return getLotText(stored.lot);
  };
  const { save, isBusy, failure } = useSaving(useWritePrice(prices.crop), {
    wordFailure,
    meetOther,
  });
  const { lot, faults } = readLotDraft(draft);
  const isChanged = !prices.isOwnLot || JSON.stringify(lot) !== JSON.stringify(prices.lot);
  const handleSubmit = () => {
    if (!lot) return;
    onSend(lot);
    save({ kind: "lot", lot, version }, { text: t`Your lot is kept.` });
  };
  return (
    <Card title={t`Your lot`} icon={<Truck aria-hidden size={22} />}>
      <CheckedForm onSubmit={handleSubmit}>
        <div className="grid pair:grid-cols-2 gap-3">
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
          <Button type="submit" disabled={!lot || !isChanged} busy={isBusy}>
            {t`Save`}
          </Button>
          {prices.lotWaiting && <WaitingChip isRefused={prices.lotWaiting === "refused"} />}
        </div>
        <Failure className="mt-3">{failure}</Failure>
      </CheckedForm>
    </Card>
  );
}
