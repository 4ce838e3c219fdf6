import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { NumberField, SelectField, TextAreaField, TextField } from "#src/ui/field.tsx";
import type { DraftFaults, ListingDraft, ListingStep } from "./form-rules.ts";
import { longestDescription, longestTerms, longestTitle, needsLicence } from "./listing-schema.ts";
import { unitNames, useListingFaultWords } from "./listing-words.ts";
import { PictureList } from "./picture-list.tsx";
import { categoryLabels } from "./product-words.ts";
import { productCategories, productCategory, productUnit, productUnits } from "./schema.ts";

type ListingFormProps = {
  draft: ListingDraft;
  faults: DraftFaults;
  /** A stored listing's stock is counted apart from its form, since sales change it too. */
  withStock: boolean;
  /** The one step that is shown; null shows all of them under each other. */
  step: ListingStep | null;
  onChange: (
    told: Partial<ListingDraft> | ((before: ListingDraft) => Partial<ListingDraft>),
  ) => void;
};

type FieldsProps = Omit<ListingFormProps, "step" | "withStock">;
type SectionProps = { title: string; children: ReactNode };

function Section({ title, children }: SectionProps) {
  return (
    <section className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** What seed, fertiliser and crop protection may be sold with. */
function LicenceFields({ draft, faults, onChange }: FieldsProps) {
  const { t } = useLingui();
  const words = useListingFaultWords();
  const wordOf = (name: keyof DraftFaults) => faults[name] && words[faults[name]];
  return (
    <Section title={t`Licence and packet`}>
      <p className="-mt-3 text-copy text-quiet">
        {t`The law asks for these on seed, fertiliser and crop protection. Buyers see them.`}
      </p>
      <TextField
        name="licenceNumber"
        required
        label={t`Licence number`}
        maxLength={60}
        value={draft.licenceNumber}
        error={wordOf("licenceNumber")}
        onChange={({ target }) => onChange({ licenceNumber: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="batchNumber"
          required
          label={t`Batch or lot number`}
          maxLength={60}
          value={draft.batchNumber}
          error={wordOf("batchNumber")}
          onChange={({ target }) => onChange({ batchNumber: target.value })}
        />
        <TextField
          name="expiryDate"
          required
          type="date"
          label={t`Expiry date`}
          value={draft.expiryDate}
          error={wordOf("expiryDate")}
          onChange={({ target }) => onChange({ expiryDate: target.value })}
        />
      </div>
    </Section>
  );
}

function PlaceFields({ draft, faults, onChange }: FieldsProps) {
  const { t } = useLingui();
  const words = useListingFaultWords();
  const farm = useQuery(farmPlaceQuery).data;
  const wordOf = (name: keyof DraftFaults) => faults[name] && words[faults[name]];
  const place = farm?.name;
  const days = (count: string) => ({ value: count, label: t`Within ${count} days` });
  return (
    <Section title={t`Place, delivery and return`}>
      <NumberField
        name="pin"
        label={t`PIN code`}
        hint={
          place
            ? t`Empty for your farm's place, ${place}. Buyers see the place, not your address.`
            : t`Where it can be fetched. Buyers see the place, not your address.`
        }
        autoComplete="postal-code"
        maxLength={10}
        value={draft.pin}
        error={wordOf("pin")}
        onChange={({ target }) => onChange({ pin: target.value })}
      />
      <div>
        <Checkbox
          label={t`I deliver it`}
          checked={draft.delivers}
          onChange={({ target }) => onChange({ delivers: target.checked })}
        />
        {draft.delivers && (
          <NumberField
            name="deliveryRadiusKm"
            className="mt-2"
            label={t`Up to how many kilometres`}
            trailing={t`km`}
            value={draft.radius}
            error={wordOf("deliveryRadiusKm")}
            onChange={({ target }) => onChange({ radius: target.value })}
          />
        )}
      </div>
      <SelectField
        name="returnDays"
        label={t`Return`}
        options={[
          { value: "0", label: t`Cannot be returned` },
          ...["3", "7", "15", "30"].map(days),
        ]}
        value={draft.returnDays}
        onChange={({ target }) => onChange({ returnDays: target.value })}
      />
      <TextAreaField
        name="terms"
        label={t`More about delivery and return (optional)`}
        rows={2}
        maxLength={longestTerms}
        value={draft.terms}
        error={wordOf("terms")}
        onChange={({ target }) => onChange({ terms: target.value })}
      />
    </Section>
  );
}

/** What is sold, as buyers see it. */
function GoodsFields({ draft, faults, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const words = useListingFaultWords();
  const wordOf = (name: keyof DraftFaults) => faults[name] && words[faults[name]];
  return (
    <Section title={t`What you sell`}>
      <PictureList
        pictures={draft.pictures}
        error={wordOf("pictures")}
        onChange={(change) => onChange((before) => ({ pictures: change(before.pictures) }))}
      />
      <TextField
        name="title"
        required
        label={t`Title`}
        hint={t`What it is and how much of it, such as “Onion seed, 500 g”`}
        maxLength={longestTitle}
        value={draft.title}
        error={wordOf("title")}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        name="description"
        required
        label={t`Description`}
        hint={t`Variety, quality, age, how it was kept: what you would want to know.`}
        maxLength={longestDescription}
        value={draft.description}
        error={wordOf("description")}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <SelectField
        name="category"
        label={t`Category`}
        options={productCategories.map((value) => ({
          value,
          label: i18n._(categoryLabels[value]),
        }))}
        value={draft.category}
        error={wordOf("category")}
        onChange={({ target }) => onChange({ category: productCategory.parse(target.value) })}
      />
    </Section>
  );
}

function PriceFields({
  draft,
  faults,
  withStock,
  onChange,
}: FieldsProps & Pick<ListingFormProps, "withStock">) {
  const { t, i18n } = useLingui();
  const words = useListingFaultWords();
  const wordOf = (name: keyof DraftFaults) => faults[name] && words[faults[name]];
  return (
    <Section title={t`Price and stock`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="unit"
          label={t`Sold by the`}
          options={productUnits.map((value) => ({ value, label: i18n._(unitNames[value]) }))}
          value={draft.unit}
          onChange={({ target }) => onChange({ unit: productUnit.parse(target.value) })}
        />
        <NumberField
          decimal
          name="priceInPaise"
          required
          label={t`Price for one`}
          leading="₹"
          value={draft.price}
          error={wordOf("priceInPaise")}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </div>
      {withStock && (
        <NumberField
          name="stock"
          required
          label={t`In stock`}
          hint={t`Whole units, as buyers order them. 0 is sold out.`}
          value={draft.stock}
          error={wordOf("stock")}
          onChange={({ target }) => onChange({ stock: target.value })}
        />
      )}
    </Section>
  );
}

/** The fields of a listing, in the order in which a seller thinks of them. */
export function ListingForm({ step, withStock, ...fields }: ListingFormProps) {
  const isShown = (each: ListingStep) => step === null || step === each;
  // What is not shown stays: a picture may still be on its way.
  return (
    <>
      <div hidden={!isShown("goods")} className="grid gap-5">
        <GoodsFields {...fields} />
        {needsLicence(fields.draft.category) && <LicenceFields {...fields} />}
      </div>
      <div hidden={!isShown("price")}>
        <PriceFields {...fields} withStock={withStock} />
      </div>
      <div hidden={!isShown("place")}>
        <PlaceFields {...fields} />
      </div>
    </>
  );
}
