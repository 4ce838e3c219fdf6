import { useLingui } from "@lingui/react/macro";
import { getAreaText } from "#src/shared/farm-words.ts";
import { formatPhone } from "#src/shared/phone.ts";
import type { KnownFarm } from "./farm-schema.ts";
import { useFarmChoices } from "./profile-words.ts";

const choiceNames = ["farmType", "cropType", "soilType", "waterSource"] as const;

/** What is known of a farm, in one line. */
export function useFarmText(): (farm: KnownFarm) => string {
  const { i18n } = useLingui();
  const choices = useFarmChoices();
  return (farm) => {
    const { phone, address, farmSize: area, farmSizeUnit: unit } = farm;
    const chosen = choiceNames.map((name) => {
      const label = choices[name].find(({ value }) => value === farm[name])?.label;
      return label ?? farm[name];
    });
    const size = area !== null && getAreaText(i18n, { area, unit: unit ?? "acre" });
    return [phone && formatPhone(phone), address, size, ...chosen].filter(Boolean).join(" · ");
  };
}
