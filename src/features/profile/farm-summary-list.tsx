import { Trans, useLingui } from "@lingui/react/macro";
import { getAreaText } from "#src/shared/farm-words.ts";
import { formatPhone } from "#src/shared/phone.ts";
import type { SelectOption } from "#src/ui/field.tsx";
import { useFarmChoices } from "./profile-words.ts";
import type { Profile } from "./schema.ts";

/** What is known of the farm, line by line, with what is still missing said plainly. */
export function FarmSummaryList({ own }: { own: Profile }) {
  const { t, i18n } = useLingui();
  const choices = useFarmChoices();
  const word = (options: SelectOption[], value: string | null) =>
    options.find((option) => option.value === value)?.label ?? value;
  const size =
    own.farmSize === null
      ? null
      : getAreaText(i18n, { area: own.farmSize, unit: own.farmSizeUnit ?? "acre" });
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
