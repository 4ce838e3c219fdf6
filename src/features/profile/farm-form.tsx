import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { crops } from "#src/shared/farm-terms.ts";
import { getCropPicture } from "#src/shared/farm-words.ts";
import { Banner } from "#src/ui/banner.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useWide } from "#src/ui/use-wide.ts";
import { FarmChoiceSection } from "./farm-choice-section.tsx";
import type { FarmProfileField, FarmProfileInput } from "./farm-schema.ts";
import { useFarmChoices, useProfileFaults } from "./profile-words.ts";
import type { useFarmDraft } from "./use-farm-draft.ts";

/** The address as one types it; which places it offers is another feature's, so that it is passed in. */
export type AddressField = ComponentType<{
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  value: string;
  onChange: (text: string) => void;
}>;

function SizeQuestion({ id }: { id: string }) {
  return (
    <div id={id} role="alert">
      <Banner tone="soil">
        <Trans>
          How large is it? With its size your crop becomes your first field, and is not asked for
          again. If you do not know, submit once more.
        </Trans>
      </Banner>
    </div>
  );
}

const optional = ["farmSize", "farmType", "cropType", "soilType", "waterSource"] as const;

/**
 * The seven answers of Setup, in its order. What was typed stays until it has been saved.
 * @param failure why the last attempt to save failed, in words
 */
export function FarmForm(props: {
  AddressField: AddressField;
  form: Pick<ReturnType<typeof useFarmDraft>, "draft" | "faults" | "change" | "check">;
  onSave: (farm: FarmProfileInput) => void;
  failure: string | null;
  /** Asks once for the size of a farm whose crop is told: without one its first field cannot be made. */
  asksSize?: boolean;
  actionsClassName?: string;
  /** The buttons; what went wrong with saving stands right above them. */
  children: ReactNode;
}) {
  const { AddressField, onSave, failure, asksSize = false, actionsClassName, children } = props;
  const { draft, faults, change, check } = props.form;
  const { t } = useLingui();
  const choices = useFarmChoices();
  const faultWords = useProfileFaults();
  const [isSizeAsked, setSizeAsked] = useState(false);
  const sizeNote = useId();

  const crop = crops.find((name) => name === draft.cropType);
  const getError = (field: FarmProfileField) => faults[field] && faultWords[faults[field]];
  const handleSubmit = (element: HTMLFormElement) => {
    const farm = check();
    if (!farm) return;
    const isSizeless = crop !== undefined && farm.farmSize === null;
    if (!asksSize || isSizeAsked || !isSizeless) return onSave(farm);
    setSizeAsked(true);
    element.querySelector<HTMLElement>("[name=farmSize]")?.focus();
  };
  // In Setup on a phone what must be told comes first; the rest lies open where something of it is told, or wrong.
  const isWide = useWide();
  const [isMore, setMore] = useState(
    () => !asksSize || isWide || optional.some((field) => (draft[field] ?? "") !== ""),
  );
  const choice = (name: "farmType" | "cropType" | "soilType" | "waterSource") => ({
    name,
    options: choices[name],
    value: draft[name],
    error: getError(name),
    onChange: (value: string | null) => change({ [name]: value }),
  });

  return (
    <CheckedForm
      onSubmit={handleSubmit}
      className="grid gap-6 [&_:is(input,select,textarea)]:scroll-mb-48"
    >
      <div className="grid gap-x-5 gap-y-5 md:grid-cols-2">
        <TextField
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
          label={t`Phone`}
          hint={t`Your 10-digit mobile number`}
          value={draft.phone}
          error={getError("phone")}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <AddressField
          name="address"
          required
          label={t`Address`}
          hint={t`Village, district and PIN code`}
          value={draft.address}
          error={getError("address")}
          onChange={(address) => change({ address })}
        />
        <Fold
          title={t`Optional: the more we know, the better the advice fits.`}
          isOpen={isMore || optional.some((field) => faults[field] !== undefined)}
          onToggle={setMore}
          className="border-t border-line pt-1 md:col-span-2"
        >
          <div className="grid gap-5 pt-2 md:grid-cols-2">
            <div className="flex items-start gap-3">
              <NumberField
                className="grow basis-1/2"
                name="farmSize"
                decimal
                label={t`Farm size`}
                value={draft.farmSize}
                error={getError("farmSize")}
                onChange={({ target }) => change({ farmSize: target.value })}
                aria-describedby={isSizeAsked ? sizeNote : undefined}
              />
              <SelectField
                className="shrink-0 basis-32"
                name="farmSizeUnit"
                label={t`Unit`}
                options={choices.farmSizeUnit}
                value={draft.farmSizeUnit}
                onChange={({ target }) => change({ farmSizeUnit: target.value })}
              />
            </div>
            {isSizeAsked && draft.farmSize.trim() === "" && <SizeQuestion id={sizeNote} />}
            <FarmChoiceSection
              {...choice("farmType")}
              label={t`Farm type`}
              ownLabel={t`Your kind of farm`}
            />
            <FarmChoiceSection
              {...choice("cropType")}
              label={t`Main crop`}
              ownLabel={t`Your crop`}
              picture={crop && <Tile src={`/pictures/icons/${getCropPicture(crop)}.svg`} />}
            />
            <FarmChoiceSection
              {...choice("soilType")}
              label={t`Soil type`}
              ownLabel={t`Your soil`}
            />
            <FarmChoiceSection
              {...choice("waterSource")}
              label={t`Water source`}
              ownLabel={t`Where your water comes from`}
            />
          </div>
        </Fold>
      </div>
      <div className={actionsClassName}>
        <Failure className="mb-4">{failure}</Failure>
        {children}
      </div>
    </CheckedForm>
  );
}
