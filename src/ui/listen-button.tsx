import { useLingui } from "@lingui/react/macro";
import { Square, Volume2 } from "lucide-react";
import { IconButton } from "./button.tsx";
import { useLanguage } from "./use-language.ts";
import type { useReading } from "./use-reading.ts";

type ListenButtonProps = {
  id: string;
  /** Of what is read. */
  name: string;
  text: string;
  reading: ReturnType<typeof useReading>;
  className?: string;
};

/** Reads something aloud and stops it again, where the browser can. */
export function ListenButton({ id, name, text, reading, className }: ListenButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isRead = reading.readId === id;
  if (!reading.canRead) return null;
  return (
    <IconButton
      label={isRead ? t`Stop reading` : t`Listen: ${name}`}
      icon={isRead ? <Square aria-hidden size={20} /> : <Volume2 aria-hidden size={22} />}
      className={className}
      onClick={() => (isRead ? reading.stop() : reading.start(id, { text, language }))}
    />
  );
}
