import { Trans, useLingui } from "@lingui/react/macro";
import { BellRing, Trash2 } from "lucide-react";
import { makeClientId } from "#src/shared/client-id.ts";
import { formatRupees } from "#src/shared/money.ts";
import { noVersion } from "#src/shared/versions.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWritePrice } from "./api.ts";
import { readLevel } from "./form-rules.ts";
import { useDayText, useFaultWords, useMarketName } from "./price-words.ts";
import type { AlertDirection, AlertInput } from "./schema.ts";
import type { ShownAlert, ShownPrices } from "./writes.ts";

type Told = AlertInput & { marketName?: string | null };

/** What an alert waits for, in a sentence. */
export function useAlertText({ markets }: Pick<ShownPrices, "markets">): (alert: Told) => string {
  const { t } = useLingui();
  const getName = useMarketName();
  return ({ marketId, marketName, direction, levelPaise }) => {
    const level = formatRupees(levelPaise);
    const known = markets.find((each) => each.marketId === marketId);
    const market = known ? getName(known) : (marketName ?? marketId);
    if (market === null) {
      return direction === "above"
        ? t`When the best price near you comes to ${level} or more`
        : t`When the best price near you falls to ${level} or less`;
    }
    return direction === "above"
      ? t`When ${market} pays ${level} or more`
      : t`When ${market} pays ${level} or less`;
  };
}

function AlertItem(props: { alert: ShownAlert; prices: ShownPrices; onRemove: () => void }) {
  const { alert, prices, onRemove } = props;
  const { t } = useLingui();
  const getText = useAlertText(prices);
  const getDay = useDayText();
  const { isArmed, crossedDay, waiting } = alert;
  const text = getText(alert);
  const told = crossedDay === null ? null : getDay(crossedDay);
  return (
    <li className="flex items-start gap-2 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 grow py-1.5 leading-snug">
        <p>{text}</p>
        {waiting && (
          <p className="mt-1">
            <WaitingChip isRefused={waiting === "refused"} />
          </p>
        )}
        {!waiting && !isArmed && (
          <p className="mt-0.5 text-sm text-quiet">
            {told === null
              ? t`It is so already. You are told when it has gone back and comes again.`
              : t`You were told of ${told}. Again when it has gone back and comes anew.`}
          </p>
        )}
      </div>
      <IconButton
        label={t`Remove: ${text}`}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onRemove}
      />
    </li>
  );
}

type Draft = { level: string; direction: AlertDirection; marketId: string };
const empty: Draft = { level: "", direction: "above", marketId: "" };

function AlertForm({ prices }: { prices: ShownPrices }) {
  const { t } = useLingui();
  const words = useFaultWords();
  const getName = useMarketName();
  const wordFailure = useSaveFailure({
    conflict: t`There are as many alerts as can be kept. Remove one first.`,
  });
  const { draft, faults, change, check } = useDraft(empty, ({ level, direction, marketId }) =>
    readLevel(level, { direction, marketId: marketId || null }),
  );
  const { save, isBusy, failure } = useSaving(useWritePrice(prices.crop), {
    wordFailure,
    onClose: () => change(empty),
  });
  const handleSubmit = () => {
    const alert = check();
    if (alert) save({ kind: "watch", id: makeClientId(), alert, version: noVersion });
  };
  // Those of the sample are no markets that report.
  const markets = prices.source === "reported" ? prices.markets : [];
  return (
    <CheckedForm onSubmit={handleSubmit} className="mt-2 grid gap-3">
      <SelectField
        name="direction"
        label={t`Tell me when the price`}
        options={[
          { value: "above", label: t`rises to` },
          { value: "below", label: t`falls to` },
        ]}
        value={draft.direction}
        onChange={({ target }) =>
          change({ direction: target.value === "below" ? "below" : "above" })
        }
      />
      <NumberField
        decimal
        name="level"
        label={t`Price for a quintal`}
        leading="₹"
        value={draft.level}
        error={faults.levelPaise && words[faults.levelPaise]}
        onChange={({ target }) => change({ level: target.value })}
      />
      {markets.length > 0 && (
        <SelectField
          name="market"
          label={t`At`}
          options={[
            { value: "", label: t`the best mandi within 150 km` },
            ...markets.map((each) => ({ value: each.marketId, label: getName(each) })),
          ]}
          value={draft.marketId}
          onChange={({ target }) => change({ marketId: target.value })}
        />
      )}
      <Button type="submit" variant="quiet" busy={isBusy}>
        {t`Tell me`}
      </Button>
      <Failure>{failure}</Failure>
    </CheckedForm>
  );
}

/** The prices that the farmer wants to hear of, and another one. */
export function AlertSection({ prices }: { prices: ShownPrices }) {
  const { t } = useLingui();
  const write = useWritePrice(prices.crop);
  const wordFailure = useSaveFailure();
  const { alerts, source } = prices;
  return (
    <Card title={t`Price alert`} icon={<BellRing aria-hidden size={22} />}>
      {source !== "reported" && (
        <p className="mb-3 text-copy leading-snug text-quiet">
          <Trans>Only reported prices are looked at, never the sample.</Trans>
        </p>
      )}
      {alerts.length > 0 && (
        <ul className="mb-3">
          {alerts.map((alert) => (
            <AlertItem
              key={alert.id}
              {...{ alert, prices }}
              onRemove={() =>
                write.mutate({ kind: "unwatch", id: alert.id, version: alert.version })
              }
            />
          ))}
        </ul>
      )}
      <Failure className="mb-3">{write.isError && wordFailure(write.error)}</Failure>
      <AlertForm prices={prices} />
    </Card>
  );
}
