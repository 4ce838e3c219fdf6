import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isLanguage, type Language, languageNames, languages } from "#src/shared/language.ts";
import { SelectField } from "#src/ui/field.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { updateLanguageCookie, useUpdateLanguage } from "./account-api.ts";

type LanguageSectionProps = {
  /** Shows the product in another language. */
  onLanguage: (language: Language) => Promise<void>;
};

/** The choice of the language, for this device and for the account. */
export function LanguageSection({ onLanguage }: LanguageSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const save = useUpdateLanguage();
  const [error, setError] = useState<string>();
  const handleChange = async (chosen: Language) => {
    setError(undefined);
    try {
      await onLanguage(chosen);
    } catch (failure) {
      console.error("[profile] loading a language failed", failure);
      setError(t`That language could not be loaded. Try again when you have signal.`);
      return;
    }
    updateLanguageCookie(chosen);
    // This browser remembers the choice by itself; the account's copy is for its other devices.
    save.mutate(
      { language: chosen },
      { onError: (failure) => console.error("[profile] saving the language failed", failure) },
    );
  };
  return (
    <SelectField
      name="language"
      label={t`Language`}
      hint={
        save.isError
          ? t`Changed on this device only: your account could not be reached.`
          : undefined
      }
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={language}
      error={error}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void handleChange(target.value);
      }}
    />
  );
}
