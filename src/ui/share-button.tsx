import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";
import { useToast } from "./toast.tsx";

const isCalledOff = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

type ShareButtonProps = {
  title: string;
  path: string;
  /** A round button without its word. */
  isIcon?: boolean;
  /** From the feature that shows it: the first screen shares nothing and need not carry them. */
  words: { share: string; copied: string; byHand: string; link: string };
};

/** Passes the address on by the phone's own sheet, else copies it, else shows it to be copied by hand. */
export function ShareButton({ title, path, isIcon, words }: ShareButtonProps) {
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
      console.warn("[share] the share sheet did not open", error);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: "good", text: words.copied });
    } catch (error) {
      // Plain http, as on a farm's own network, has no clipboard.
      console.warn("[share] the link could not be copied", error);
      setShown(url);
    }
  };
  return (
    <>
      {isIcon ? (
        <IconButton
          label={words.share}
          className="border border-line bg-surface"
          icon={<Share2 aria-hidden size={22} />}
          onClick={() => void handleShare()}
        />
      ) : (
        <Button
          variant="quiet"
          icon={<Share2 aria-hidden size={20} />}
          onClick={() => void handleShare()}
        >
          {words.share}
        </Button>
      )}
      <Dialog
        open={shown !== null}
        size="small"
        onClose={() => setShown(null)}
        title={words.byHand}
      >
        <TextField
          label={words.link}
          readOnly
          value={shown ?? ""}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}
