import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useWriteField } from "./api.ts";
import { useFieldFailure } from "./field-words.ts";
import { readSeasonDraft } from "./form-rules.ts";
import { getOpenSeason } from "./rules.ts";
import type { Field } from "./schema.ts";
import { SeasonSection } from "./season-section.tsx";

const empty = { crop: "", cropName: "", variety: "", sowingDate: "" };

/** Begins the next season of a field, or only ends the one that is. */
export function SeasonDialog({ field, onClose }: { field: Field; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const wordFailure = useFieldFailure();
  const { save, ...saving } = useSaving(useWriteField(), { wordFailure, onClose });
  const [id] = useState(makeClientId);
  const [today] = useState(() => getLocalDay(new Date()));
  const { draft, faults, change, check } = useDraft(empty, (typed) =>
    readSeasonDraft(typed, { id, field, today }),
  );
  const open = getOpenSeason(field);
  const crop = open && getCropText(i18n, open);
  const { id: fieldId, name } = field;
  const handleSubmit = () => {
    const input = check();
    if (input) save({ kind: "begin", fieldId, input });
  };
  return (
    <SavingDialog
      title={t`New season on “${name}”`}
      submitLabel={t`Begin season`}
      {...saving}
      onSubmit={handleSubmit}
    >
      {open && (
        <Banner
          action={
            <Button
              variant="quiet"
              busy={saving.isBusy}
              onClick={() => save({ kind: "end", fieldId, seasonId: open.id, endedDate: today })}
            >
              {t`Only end it today`}
            </Button>
          }
        >
          {t`${crop} still grows here. It ends on the day you sow the next crop.`}
        </Banner>
      )}
      <SeasonSection {...{ draft, faults, today }} placeholder={t`Choose`} onChange={change} />
    </SavingDialog>
  );
}
