import { Link } from "wouter";
import { useLanguage } from "#src/ui/use-language.ts";
import { FinderPicture } from "./finder-picture.tsx";
import { drawPest } from "./pictogram-rules.ts";
import { SignPicture } from "./plate-picture.tsx";
import type { PestRecord } from "./record-schema.ts";

function Half({ pest, isOther = false }: { pest: PestRecord; isOther?: boolean }) {
  const { name, mark } = pest.words[useLanguage()];
  return (
    <div className="min-w-0">
      <SignPicture
        pest={pest}
        className="aspect-square h-auto w-full"
        otherwise={<FinderPicture {...drawPest(pest)} className="aspect-square w-full" />}
      />
      <p className="mt-2 text-base leading-snug font-semibold break-words">
        {isOther ? (
          <Link
            href={`/pests/${pest.id}`}
            className="inline-flex min-h-12 items-center underline underline-offset-4"
          >
            {name}
          </Link>
        ) : (
          <span className="inline-flex min-h-12 items-center">{name}</span>
        )}
      </p>
      <p className="text-copy leading-snug text-quiet">{mark}</p>
    </div>
  );
}

/** Two that are easily taken for each other, side by side, each with the mark by which it is told. */
export function LookAlikeSection({ pest, other }: { pest: PestRecord; other: PestRecord }) {
  return (
    <div className="grid pair:grid-cols-2 gap-4 rounded-card border border-line bg-surface p-4">
      <Half pest={pest} />
      <Half pest={other} isOther />
    </div>
  );
}
