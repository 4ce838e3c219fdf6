import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { products } from "#content/fertilisers.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { noVersion } from "#src/shared/versions.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { NumberField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLateText } from "#src/ui/use-saving.ts";
import { getStoredSoil, useWriteSoil } from "./api.ts";
import { useSoilFaults } from "./fault-words.ts";
import { openPriceDraft, type PriceFaults, readPriceDraft } from "./form-rules.ts";
import { type PriceInput, type ProductName, productNames, type SoilPrice } from "./schema.ts";
import { productWords, useSoilFailure } from "./soil-words.ts";
import { usePriceText } from "./told-words.ts";

/** What a bag of each fertiliser costs at the farmer's shop, and which of them it has. */
export function PriceDialog(props: { prices: readonly SoilPrice[]; onClose: () => void }) {
  const { onClose } = props;
  const { t, i18n } = useLingui();
  const toast = useToast();
  const words = useSoilFaults();
  const wordFailure = useSoilFailure();
  const wordLate = useLateText();
  const getPriceText = usePriceText();
  const client = useQueryClient();
  const write = useWriteSoil();
  // What is typed is made upon the prices that stood here when it was begun.
  const [known, setKnown] = useState(props.prices);
  const [draft, setDraft] = useState(() => openPriceDraft(known));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [faults, setFaults] = useState<PriceFaults>({});
  const log = (error: unknown) => console.error("[soil] saving failed", describeFailure(error));
  const getVersion = (product: ProductName) =>
    known.find((each) => each.product === product)?.version ?? noVersion;
  /** Sends all, and returns those that were told otherwise elsewhere meanwhile. */
  const send = async (changes: readonly PriceInput[]) => {
    const late: ProductName[] = [];
    for (const price of changes) {
      const { product } = price;
      try {
        await write.mutateAsync({ kind: "price", price, version: getVersion(product) });
      } catch (error) {
        if (describeFailure(error).code !== "conflict") throw error;
        late.push(product);
      }
    }
    return late;
  };
  const meetOther = async (late: readonly ProductName[]) => {
    const { prices } = await getStoredSoil(client);
    const stored = prices.filter(({ product }) => late.includes(product));
    setKnown(prices);
    // What was typed stays; everything else is as it is now.
    setDraft((typed) => {
      const own = late.map((product) => [product, typed[product]] as const);
      return { ...openPriceDraft(prices), ...Object.fromEntries(own) };
    });
    setFailure(wordLate(stored.map(getPriceText).join(", ")));
  };
  const saveAll = async (changes: readonly PriceInput[]) => {
    setBusy(true);
    setFailure(null);
    try {
      const late = await send(changes);
      if (late.length > 0) {
        await meetOther(late);
        return;
      }
      onClose();
      if (changes.length > 0) toast.show({ tone: "good", text: t`The plans are made anew.` });
    } catch (error) {
      // Said in the dialog, which stays.
      log(error);
      setFailure(wordFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = () => {
    const read = readPriceDraft(draft, known);
    setFaults(read.faults);
    if (read.changes) void saveAll(read.changes);
  };
  return (
    <SavingDialog
      title={t`Prices at your shop`}
      submitLabel={t`Save the prices`}
      {...{ isBusy, failure, onClose }}
      onSubmit={handleSubmit}
    >
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
    </SavingDialog>
  );
}
