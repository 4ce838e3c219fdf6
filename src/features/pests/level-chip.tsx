import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleHelp, Eye, TriangleAlert } from "lucide-react";
import { formatDay } from "#src/shared/dates.ts";
import { formatWeekday } from "#src/shared/short-times.ts";
import { Chip } from "#src/ui/chip.tsx";
import type { Tone } from "#src/ui/tones.ts";
import { toneTints } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useLevelWords } from "./level-words.ts";
import type { FieldRisk, RiskLevel } from "./schema.ts";

/** A level's colour and sign; the sign says it too. */
const levelLooks = {
  none: { tone: "leaf", Icon: CircleCheck },
  watch: { tone: "warn", Icon: Eye },
  act: { tone: "bad", Icon: TriangleAlert },
} as const satisfies Record<RiskLevel, { tone: Tone; Icon: typeof Eye }>;

/** How pressing a pest is, in a word. */
export function LevelChip({ level }: { level: RiskLevel }) {
  const words = useLevelWords();
  const { tone, Icon } = levelLooks[level];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden />}>
      {words[level]}
    </Chip>
  );
}

/** Today and the days ahead, each with its level. */
export function LevelStrip({ days }: Pick<FieldRisk, "days">) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useLevelWords();
  return (
    <ol
      className="grid grid-cols-[repeat(auto-fit,minmax(1.9rem,1fr))] gap-1"
      aria-label={t`The days ahead`}
    >
      {days.map(({ date, level }) => {
        const moment = new Date(date);
        const { tone, Icon } = level === null ? unknownLook : levelLooks[level];
        const word = level === null ? t`not known` : words[level];
        return (
          <li
            key={date}
            className={`grid min-w-0 justify-items-center gap-0.5 rounded-lg py-1 ${toneTints[tone]}`}
          >
            <span aria-hidden className="max-w-full truncate text-sm font-medium">
              {formatWeekday(moment, language)}
            </span>
            <Icon aria-hidden size={16} />
            <span className="sr-only">
              {formatDay(moment, language)}: {word}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const unknownLook = { tone: "soil", Icon: CircleHelp } as const;
