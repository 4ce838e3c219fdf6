import { useLingui } from "@lingui/react/macro";
import { Camera, ClipboardList, Megaphone, Scale, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Field } from "#src/features/fields/schema.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { focusFault } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useLossPhotos } from "./loss-api.ts";
import { LossChannelList } from "./loss-channel-list.tsx";
import { LossCountdownSection } from "./loss-countdown-section.tsx";
import { LossDocumentSection, useReportText } from "./loss-document-section.tsx";
import { LossForm } from "./loss-form.tsx";
import { LossPhotoList } from "./loss-photo-list.tsx";
import {
  applyLossChange,
  causeKinds,
  findLossFaults,
  getCause,
  type LossFaults,
  omitFaulty,
  pickTypedFaults,
} from "./loss-rules.ts";
import type { LossFault, LossReport } from "./loss-schema.ts";
import { LossSendSection } from "./loss-send-section.tsx";
import { TermsSection } from "./terms-section.tsx";

const lawIcon = <Scale aria-hidden size={22} />;
// Beside the line that opens.
const foldedLawIcon = <Scale aria-hidden size={22} className="mt-3" />;

/** How a loss by this cause is counted, which decides whether a single report helps. */
function CauseBanner({ report }: { report: LossReport }) {
  const { t } = useLingui();
  const cause = getCause(report);
  if (!cause) return null;
  if (causeKinds[cause] === "field") {
    return (
      <Banner icon={foldedLawIcon}>
        <Fold title={t`Such a loss is judged in your own field`}>
          {t`By the national rules such a loss is judged in your field. A state may leave this part out, as Maharashtra has since kharif 2025: ask the helpline. For the state's own relief ask the village officer for a panchnama at once.`}
        </Fold>
      </Banner>
    );
  }
  if (causeKinds[cause] === "area") {
    return (
      <Banner icon={foldedLawIcon}>
        <Fold title={t`Such a loss is counted over the whole area`}>
          {t`A loss like this is usually counted over the whole insurance area by crop cutting, and paid without a report of yours. Ask the helpline; a report does no harm.`}
        </Fold>
      </Banner>
    );
  }
  return (
    <Banner icon={lawIcon}>
      {cause === "wild-animals"
        ? t`States may insure damage by wild animals from kharif 2026. Ask the helpline whether yours does.`
        : t`Not every cause is insured. Ask the helpline whether this one is.`}
    </Banner>
  );
}

type RemovalProps = { onRemove: () => void };

function RemovalButton({ onRemove }: RemovalProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="text"
        className="-ml-5 justify-self-start"
        icon={<Trash2 aria-hidden size={18} />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t`Remove this report`}
      </Button>
      {isAsking && (
        <SavingDialog
          isDangerous
          size="small"
          title={t`Remove this report?`}
          submitLabel={t`Remove`}
          cancelLabel={t`Keep it`}
          onClose={() => setAsking(false)}
          onSubmit={onRemove}
        >
          <p>
            {t`It is taken off this device with its photos. You can undo this for a short while. What you reported to others stays reported.`}
          </p>
        </SavingDialog>
      )}
    </>
  );
}

type LossReportSectionProps = {
  report: LossReport;
  fields: readonly Field[];
  onSave: (report: LossReport) => void;
  onRemove: () => void;
};

/** One report: the clock, what is told, photos, where to report, and the paper. */
export function LossReportSection(props: LossReportSectionProps) {
  const { report, fields, onSave, onRemove } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [typing, setTyping] = useState("");
  const kept = useLossPhotos(report.id);
  const photos = kept.photos ?? [];
  const faults = findLossFaults(report, { fields, now: useNow() });
  const sound = omitFaulty(report, faults);
  const text = useReportText({ report: sound, photos, fields });
  // Nothing is wrong yet with what is half typed; a time is said at once, since the clock does not follow it.
  const { [typing]: _, ...left }: Record<string, LossFault> = pickTypedFaults(report, faults);
  const { happened } = faults;
  const shown: LossFaults = isChecked ? faults : { ...left, ...(happened ? { happened } : {}) };
  const count = Object.keys(faults).length;
  const check = () => {
    setChecked(true);
    if (count === 0) return true;
    focusFault(form.current);
    return false;
  };
  return (
    <div className="grid gap-5">
      <LossCountdownSection happenedAt={report.happenedAt} />
      <CauseBanner report={report} />
      <TermsSection about="loss" />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t`What happened`} icon={<ClipboardList aria-hidden size={22} />}>
          <form
            ref={form}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => event.preventDefault()}
          >
            <LossForm
              {...{ report, fields }}
              faults={shown}
              onTyping={setTyping}
              onChange={(change) => onSave(applyLossChange(report, { change, now: new Date() }))}
            />
          </form>
        </Card>
        <div className="grid gap-5">
          <Card title={t`Photos`} icon={<Camera aria-hidden size={22} />}>
            <LossPhotoList reportId={report.id} {...kept} />
          </Card>
          <Card title={t`Where to report it`} icon={<Megaphone aria-hidden size={22} />}>
            <LossChannelList
              docket={report.docket}
              onDocket={(docket) => onSave({ ...report, docket })}
            />
          </Card>
        </div>
      </div>
      <section className="grid gap-4">
        <h2 className="text-xl">{t`The report`}</h2>
        <Failure>
          {isChecked &&
            count > 0 &&
            t`Something is missing or cannot be. It is marked above; nothing is lost.`}
        </Failure>
        <LossSendSection
          title={t`Report of a crop loss`}
          text={text}
          photos={photos}
          onCheck={check}
        />
        <LossDocumentSection {...{ photos, fields }} report={sound} />
      </section>
      <RemovalButton onRemove={onRemove} />
    </div>
  );
}
