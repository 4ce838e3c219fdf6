import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";

type RemovalDialogProps = {
  title: string;
  text: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
};

/** Asks before one's own words are deleted; what was not deleted stays, with the reason here. */
export function RemovalDialog({ title, text, onRemove, onClose }: RemovalDialogProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const handleRemove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onRemove();
    } catch (error) {
      const { code, message } = describeFailure(error);
      console.warn("[blogs]", code, message);
      setBusy(false);
      setFailure(t`Nothing was deleted. Try again in a moment.`);
    }
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void handleRemove()}>
            {t`Delete`}
          </Button>
        </>
      }
    >
      <p className="text-quiet">{text}</p>
      {failure && (
        <div role="alert" className="mt-4">
          <Banner tone="bad">{failure}</Banner>
        </div>
      )}
    </Dialog>
  );
}
