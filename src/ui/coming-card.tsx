import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { classNames } from "./class-names.ts";
import { type Tone, toneGrounds } from "./tones.ts";

type ComingCardProps = {
  title: ReactNode;
  icon: ReactNode;
  action?: ReactNode;
  tone: Tone;
  /** A drawing of 320 by 128. */
  picture: ReactNode;
  /** What the card will show. */
  text: ReactNode;
  /** What it still waits for. */
  coming: ReactNode;
  /** The one step that is possible today. */
  step?: ReactNode;
};

/** A card that has no data yet: a picture, what it will show, what it waits for, and the next step. */
export function ComingCard(props: ComingCardProps) {
  const { title, icon, action, tone, picture, text, coming, step } = props;
  return (
    <Card title={title} icon={icon} action={action} className="flex h-full flex-col">
      <div
        aria-hidden
        className={classNames(
          "h-32 shrink-0 overflow-hidden rounded-control [&>svg]:size-full",
          toneGrounds[tone],
        )}
      >
        {picture}
      </div>
      <p className="mt-4 leading-snug">{text}</p>
      <p className="mt-2 flex items-start gap-2 text-copy leading-snug text-quiet">
        <Hourglass aria-hidden size={17} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{coming}</span>
      </p>
      {step && <div className="mt-auto pt-4">{step}</div>}
    </Card>
  );
}
