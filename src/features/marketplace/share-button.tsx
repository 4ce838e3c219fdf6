import { useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#src/ui/button.tsx";
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
      console.warn("[marketplace] the share sheet did not open", error);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: "good", text: t`The link is copied.` });
    } catch (error) {
      // Plain http, as on a farm's own network, has no clipboard.
      console.warn("[marketplace] the link could not be copied", error);
      setShown(url);
    }
  };
  return (
    <>
      <IconButton
        label={t`Share`}
        className="border border-line bg-surface"
        icon={<Share2 aria-hidden size={22} />}
        onClick={() => void handleShare()}
      />
      <Dialog
        open={shown !== null}
        size="small"
        onClose={() => setShown(null)}
        title={t`Share this product`}
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
