import { useLingui } from "@lingui/react/macro";
import { Copy, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextAreaField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";
import type { LossPhoto } from "./loss-schema.ts";

const isCalledOff = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

function nameFiles(photos: readonly LossPhoto[]): File[] {
  return photos.map(
    ({ picture, sha256 }, at) =>
      new File([picture], `loss-${at + 1}-${sha256.slice(0, 8)}.jpg`, { type: picture.type }),
  );
}

/** By the phone's own sheet, with the photos where it takes files. @returns whether it was passed on */
async function shareReport(given: {
  title: string;
  text: string;
  photos: readonly LossPhoto[];
}): Promise<boolean> {
  const { title, text } = given;
  const files = nameFiles(given.photos);
  const takesFiles = files.length > 0 && navigator.canShare?.({ files });
  try {
    await navigator.share(takesFiles ? { title, text, files } : { title, text });
    return true;
  } catch (error) {
    if (isCalledOff(error)) return true;
    console.warn("[insurance] the share sheet did not open", error);
    return false;
  }
}

type LossSendSectionProps = {
  title: string;
  text: string;
  photos: readonly LossPhoto[];
  /** Marks what is missing; false when the report cannot go out like this. */
  onCheck: () => boolean;
};

/** The ways in which the report leaves the device, each at the farmer's own press. */
export function LossSendSection({ title, text, photos, onCheck }: LossSendSectionProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const canShare = typeof navigator.share === "function";
  const handleCopy = async () => {
    if (!onCheck()) return;
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ tone: "good", text: t`The report is copied, without its photos.` });
    } catch (error) {
      // Plain http, as on a farm's own network, has no clipboard.
      console.warn("[insurance] the report could not be copied", error);
      setShown(true);
    }
  };
  const handleShare = async () => {
    if (onCheck() && !(await shareReport({ title, text, photos }))) await handleCopy();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        className="max-sm:grow"
        icon={<Printer aria-hidden size={20} />}
        onClick={() => {
          if (onCheck()) window.print();
        }}
      >
        {t`Print`}
      </Button>
      {canShare && (
        <Button
          variant="quiet"
          className="max-sm:grow"
          icon={<Share2 aria-hidden size={20} />}
          onClick={() => void handleShare()}
        >
          {t`Share`}
        </Button>
      )}
      <Button
        variant="quiet"
        className="max-sm:grow"
        icon={<Copy aria-hidden size={20} />}
        onClick={() => void handleCopy()}
      >
        {t`Copy as text`}
      </Button>
      <Dialog open={isShown} onClose={() => setShown(false)} title={title}>
        <TextAreaField
          label={t`Copy this text`}
          readOnly
          rows={12}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </div>
  );
}
