import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { lazyPart } from "#src/app/lazy-part.ts";
import { cropWords } from "#src/features/fields/field-words-list.tsx";
import { IrrigationPage } from "#src/features/irrigation/irrigation-page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most farms have their place already.
const pinForm = lazyPart(
  ["place"],
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
);

const stayHere = () => undefined;

/** The water of the farm's fields, with the way to its place and the names of crops. */
export function IrrigationRoute() {
  const { i18n } = useLingui();
  const words = new Map(Object.entries(cropWords));
  return (
    <IrrigationPage
      nameCrop={(crop) => {
        const word = words.get(crop);
        return word ? i18n._(word) : null;
      }}
      step={
        <Suspense fallback={<Skeleton className="h-44" />}>
          <pinForm.Part onSaved={stayHere} />
        </Suspense>
      }
    />
  );
}
