import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { AppErrorCode } from "#src/shared/app-error.ts";
import { areaUnitWords, cropWords, soilGroupWords } from "#src/shared/farm-words.ts";
import type { SelectOption } from "#src/ui/field.tsx";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import type { farmTypes, ProfileFault, waterSources } from "./farm-schema.ts";

type Words<Names extends readonly string[]> = Record<Names[number], string>;

function listOptions(words: Record<string, string>): SelectOption[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** The choices of the farm profile by the names that are stored, in the order of their lists. */
export function useFarmChoices() {
  const { t, i18n } = useLingui();
  const listTerms = (words: Record<string, MessageDescriptor>) =>
    Object.entries(words).map(([value, word]) => ({ value, label: i18n._(word) }));
  const farmType: Words<typeof farmTypes> = {
    "field-crops": t`Field crops`,
    vegetables: t`Vegetables`,
    orchard: t`Orchard or plantation`,
    dairy: t`Dairy and livestock`,
    poultry: t`Poultry`,
    fishery: t`Fishery`,
    mixed: t`Mixed farming`,
  };
  const waterSource: Words<typeof waterSources> = {
    rain: t`Rain only`,
    borewell: t`Borewell or tubewell`,
    well: t`Open well`,
    canal: t`Canal`,
    river: t`River or stream`,
    pond: t`Farm pond or tank`,
    tanker: t`Water tanker`,
  };
  return {
    farmSizeUnit: listTerms(areaUnitWords),
    farmType: listOptions(farmType),
    cropType: listTerms(cropWords),
    soilType: listTerms(soilGroupWords),
    waterSource: listOptions(waterSource),
  };
}

/** The sentence that stands at a field for each reason why it was refused. */
export function useProfileFaults(): Record<ProfileFault, string> {
  const { t } = useLingui();
  return {
    "phone-missing": t`Enter your phone number.`,
    "phone-not-valid": t`Enter a 10-digit mobile number, such as 98765 43210. For a number outside India, begin with + and the country code.`,
    "address-missing": t`Enter your address: village, district and PIN code.`,
    "address-too-long": t`Keep the address within 300 letters.`,
    "farm-size-not-valid": t`Enter the size as a number above 0, such as 2.5.`,
    "farm-size-too-large": t`Enter a size of at most 1,00,000.`,
    "text-missing": t`Write it in your own words, or choose from the list.`,
    "text-too-long": t`Keep it within 80 letters.`,
    "name-missing": t`Enter the name that other farmers will see.`,
    "name-too-long": t`Keep the name within 60 letters.`,
    "name-mixed": t`Write the name in letters of one script, such as only Latin or only Devanagari letters.`,
    "name-reserved": t`This name could be taken for somebody else’s. Choose the name that your neighbours know you by.`,
    "characters-not-allowed": t`Some of the characters cannot be saved. Type the text again.`,
  };
}

/** Why saving failed as a whole, in words that say what to do. @param own what a form says of a code itself */
export function useProfileFailure(
  own: { [code in AppErrorCode]?: string } = {},
): (error: unknown) => string {
  const { t } = useLingui();
  const busy = t`We are busy just now, so nothing was saved yet. Try again in a minute.`;
  return useSaveFailure({
    "invalid-input": t`Nothing was saved. Check the fields marked below.`,
    "too-many-requests": busy,
    "try-later": busy,
    ...own,
  });
}
