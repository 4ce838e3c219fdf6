import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { Fold } from "#src/ui/fold.tsx";
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
  // Above the list of mandis one line has room; beside it the whole form.
  const [isOpen, setOpen] = useState(() => window.matchMedia("(min-width: 1024px)").matches);
  const { lot, faults } = readLotDraft(draft);
  const isChanged = !prices.isOwnLot || JSON.stringify(lot) !== JSON.stringify(prices.lot);
  const handleSubmit = () => {
    if (!lot) return;
    onSend(lot);
    save({ kind: "lot", lot, version }, { text: t`Your lot is kept.` });
  };
  const size = getLotText(lot ?? prices.lot);
  const title = (
    <>
      {t`Your lot: ${size}`}
      <Pencil aria-hidden size={18} className="text-leaf-700 lg:hidden" />
    </>
  );
  return (
    <Card padded={false} className="px-5">
      <Fold title={title} isOpen={isOpen} onToggle={setOpen}>
        <CheckedForm onSubmit={handleSubmit} className="pt-1 pb-5">
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
          <Fold title={t`Transport, loading and fees`} className="mt-3 border-t border-line">
            <CostFields {...{ prices, draft, onChange }} />
          </Fold>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={!lot || !isChanged} busy={isBusy}>
              {t`Save`}
            </Button>
            {prices.lotWaiting && <WaitingChip isRefused={prices.lotWaiting === "refused"} />}
          </div>
          <Failure className="mt-3">{failure}</Failure>
        </CheckedForm>
      </Fold>
    </Card>
  );
}
