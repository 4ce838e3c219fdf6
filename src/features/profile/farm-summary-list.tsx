import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatPhone } from "#src/shared/phone.ts";
import type { SelectOption } from "#src/ui/field.tsx";
import { useFarmChoices } from "./profile-words-list.tsx";
import type { Profile } from "./schema.ts";

function useFarmSize({ farmSize, farmSizeUnit }: Profile): string | null {
  const { t } = useLingui();
  if (farmSize === null) return null;
  const size = formatNumber(farmSize);
  switch (farmSizeUnit ?? "acre") {
    case "acre":
      return t`${plural(farmSize, { one: `${size} acre`, other: `${size} acres` })}`;
    case "hectare":
      return t`${plural(farmSize, { one: `${size} hectare`, other: `${size} hectares` })}`;
    case "guntha":
      return t`${plural(farmSize, { one: `${size} guntha`, other: `${size} guntha` })}`;
    case "bigha":
      return t`${plural(farmSize, { one: `${size} bigha`, other: `${size} bigha` })}`;
  }
}

/** What is known of the farm, line by line, with what is still missing said plainly. */
export function FarmSummaryList({ own }: { own: Profile }) {
  const { t } = useLingui();
  const choices = useFarmChoices();
  const word = (options: SelectOption[], value: string | null) =>
    options.find((option) => option.value === value)?.label ?? value;
  const size = useFarmSize(own);
  const lines = [
    { name: t`Phone`, value: own.phone && formatPhone(own.phone) },
    { name: t`Address`, value: own.address },
    { name: t`Farm size`, value: size },
    { name: t`Farm type`, value: word(choices.farmType, own.farmType) },
    { name: t`Main crop`, value: word(choices.cropType, own.cropType) },
    { name: t`Soil type`, value: word(choices.soilType, own.soilType) },
    { name: t`Water source`, value: word(choices.waterSource, own.waterSource) },
  ];
  return (
    <dl className="grid gap-x-5 gap-y-2.5 sm:grid-cols-[10rem_1fr]">
      {lines.map(({ name, value }) => (
        <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 font-medium break-words whitespace-pre-line">
            {value || (
              <span className="font-normal text-quiet">
                <Trans>Not filled in yet</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
