import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { type FieldChange, useWriteField } from "./api.ts";
import { useSaveFailure } from "./field-words.ts";
import { type Faults, readSeasonDraft } from "./form-rules.ts";
import { getOpenSeason } from "./rules.ts";
import type { Field } from "./schema.ts";
import { SeasonSection } from "./season-section.tsx";

const empty = { crop: "", cropName: "", variety: "", sowingDate: "" };

/** Begins the next season of a field, or only ends the one that is. */
export function SeasonDialog({ field, onClose }: { field: Field; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const wordFailure = useSaveFailure();
  const write = useWriteField();
  const [id] = useState(makeClientId);
  const [today] = useState(() => getLocalDay(new Date()));
  const [draft, setDraft] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const open = getOpenSeason(field);
  const crop = open && getCropText(i18n, open);
  const save = (change: FieldChange) =>
    write.mutate(change, {
      onSuccess: onClose,
      onError: (error) => console.error("[fields] saving failed", describeFailure(error)),
    });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSeasonDraft(draft, { id, field, today });
    setFaults(read.faults);
    if (!read.input || Object.keys(read.faults).length > 0) return;
    save({ kind: "begin", fieldId: field.id, input: read.input });
  };
  const { name } = field;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`New season on “${name}”`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {t`Begin season`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {open && (
          <Banner
            action={
              <Button
                variant="quiet"
                busy={write.isPending}
                onClick={() =>
                  save({ kind: "end", fieldId: field.id, seasonId: open.id, endedDate: today })
                }
              >
                {t`Only end it today`}
              </Button>
            }
          >
            {t`${crop} still grows here. It ends on the day you sow the next crop.`}
          </Banner>
        )}
        <SeasonSection
          draft={draft}
          faults={faults}
          placeholder={t`Choose`}
          today={today}
          onChange={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            setFaults({});
          }}
        />
        {write.isError && (
          <div role="alert">
            <Banner tone="bad">{wordFailure(write.error)}</Banner>
          </div>
        )}
      </form>
    </Dialog>
  );
}
