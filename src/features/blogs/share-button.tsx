import { useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { TextField } from "#src/ui/field.tsx";
import { useToast } from "#src/ui/toast.tsx";

const isCalledOff = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/** Passes the address on by the phone's own sheet, else copies it, else shows it to be copied by hand. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  const handleShare = async () => {
    const url = new URL(path, window.location.href).href;
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, url });
        return;
      }
    } catch (error) {
      if (isCalledOff(error)) return;
      console.warn("[blogs] the share sheet did not open", error);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: "good", text: t`The link is copied.` });
    } catch (error) {
      // Plain http, as on a farm's own network, has no clipboard.
      console.warn("[blogs] the link could not be copied", error);
      setShown(url);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={<Share2 aria-hidden size={20} />}
        onClick={() => void handleShare()}
      >
        {t`Share`}
      </Button>
      <Dialog
        open={shown !== null}
        size="small"
        onClose={() => setShown(null)}
        title={t`Share this post`}
      >
        <TextField
          label={t`Copy this link`}
          readOnly
          value={shown ?? ""}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}
