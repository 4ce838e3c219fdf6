import { ChevronRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "wouter";
import { Tile } from "./tile.tsx";
import type { Tone } from "./tones.ts";

type NoticeRowProps = {
  icon: ReactNode;
  tone: Tone;
  title: ReactNode;
  href: string;
  /** Called when the reader goes there. */
  onFollow: (event: MouseEvent) => void;
  children?: ReactNode;
};

/** Something that was told, in a few lines; its title leads on, and so does all of the row that it stands in. */
export function NoticeRow({ icon, tone, title, href, onFollow, children }: NoticeRowProps) {
  return (
    <div className="flex items-start gap-3">
      <Tile size="small" tone={tone}>
        {icon}
      </Tile>
      <div className="min-w-0 grow text-copy leading-snug">
        <h3 className="text-base leading-snug font-semibold break-words">
          <Link href={href} onClick={onFollow} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </h3>
        {children}
      </div>
      <ChevronRight aria-hidden size={20} className="shrink-0 self-center text-quiet" />
    </div>
  );
}
