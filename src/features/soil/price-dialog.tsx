import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { NumberField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useWriteSoil } from "./api.ts";
import { products } from "./data/products.ts";
import { useSoilFaults } from "./fault-words-list.tsx";
import { openPriceDraft, type PriceFaults, readPriceDraft } from "./form-rules.ts";
import { type PriceInput, productNames } from "./schema.ts";
import { productWords, useSoilFailure } from "./soil-words-list.tsx";

/** What a bag of each fertiliser costs at the farmer's shop, and which of them it has. */
export function PriceDialog(props: { prices: readonly PriceInput[]; onClose: () => void }) {
  const { prices, onClose } = props;
  const { t, i18n } = useLingui();
  const toast = useToast();
  const formId = useId();
  const words = useSoilFaults();
  const wordFailure = useSoilFailure();
  const write = useWriteSoil();
  const [draft, setDraft] = useState(() => openPriceDraft(prices));
  const [faults, setFaults] = useState<PriceFaults>({});
  const saveAll = async (changes: readonly PriceInput[]) => {
    try {
      for (const price of changes) await write.mutateAsync({ kind: "price", price });
      onClose();
      if (changes.length > 0) toast.show({ tone: "good", text: t`The plans are made anew.` });
    } catch (error) {
      // Said in the dialog, which stays.
      console.error("[soil] saving failed", describeFailure(error));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPriceDraft(draft, prices);
    setFaults(read.faults);
    if (read.changes) void saveAll(read.changes);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Prices at your shop`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>{t`Save the prices`}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <p className="text-quiet">
          {t`Usual prices stand here. Change them to what you pay, and the cheapest plan is looked for again.`}
        </p>
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {productNames.map((product) => {
            const { rupees, isStocked } = draft[product];
            const fault = faults[product];
            const name = i18n._(productWords[product]);
            const bag = products[product].bagInKilograms;
            const change = (part: { rupees?: string; isStocked?: boolean }) => {
              setDraft((before) => ({ ...before, [product]: { ...before[product], ...part } }));
              setFaults({});
            };
            return (
              <li key={product} className="border-t border-line pt-3">
                <NumberField
                  decimal
                  pattern={undefined}
                  name={product}
                  label={t`${name}, bag of ${bag} kg`}
                  leading="₹"
                  disabled={!isStocked}
                  value={rupees}
                  error={fault && words[fault]}
                  onChange={({ target }) => change({ rupees: target.value })}
                />
                <Checkbox
                  label={t`My shop has it`}
                  aria-label={t`My shop has ${name}`}
                  checked={isStocked}
                  onChange={({ target }) => change({ isStocked: target.checked })}
                />
              </li>
            );
          })}
        </ul>
        {write.isError && (
          <div role="alert">
            <Banner tone="bad">{wordFailure(write.error)}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
