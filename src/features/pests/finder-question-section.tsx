import { useLingui } from "@lingui/react/macro";
import { CircleHelp, CircleX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Crop, crops } from "#src/shared/farm-terms.ts";
import { getCropPicture } from "#src/shared/farm-words.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { FinderPicture } from "./finder-picture.tsx";
import { listMarks } from "./finder-rules.ts";
import type { FinderAnswers, Question } from "./finder-schema.ts";
import { questionWords, useFinderWords } from "./finder-words.ts";
import { drawMark } from "./pictogram-rules.ts";
import type { PestRecord } from "./record-schema.ts";

type Answer = NonNullable<FinderAnswers[Question]>;

function Choice({
  picture,
  label,
  onPress,
}: {
  picture: ReactNode;
  label: string;
  onPress: () => void;
}) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onPress}
        className="grid min-h-28 content-start justify-items-center gap-2 rounded-card border border-line bg-surface px-1 pt-2 pb-3 text-center text-sm leading-snug font-medium shadow-card transition-colors break-words hyphens-auto hover:border-leaf-600 hover:bg-leaf-100 active:bg-leaf-200 sm:p-3 sm:text-base"
      >
        {picture}
        {label}
      </button>
    </li>
  );
}

const choices =
  "grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] sm:gap-3";
const pictureSize = "size-16 sm:size-20";

function CropPicture({ crop }: { crop: Crop }) {
  const [isLost, setLost] = useState(false);
  // Pictures are files of their own, and not all were seen before the network was lost.
  if (isLost) return <FinderPicture {...drawMark("stage", "growing")} className={pictureSize} />;
  return (
    <span
      className={`grid place-items-center rounded-[14px] bg-leaf-100 ${pictureSize}`}
      aria-hidden
    >
      <img
        src={`/pictures/icons/${getCropPicture(crop)}.svg`}
        alt=""
        width={48}
        height={48}
        onError={() => setLost(true)}
      />
    </span>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="mb-4 text-subtitle outline-none sm:text-2xl">
      {children}
    </h2>
  );
}

/** The first question: the farmer's own crops stand first. */
export function CropQuestionSection({
  own,
  onAnswer,
}: {
  own: readonly string[];
  onAnswer: (crop: Crop) => void;
}) {
  const { t } = useLingui();
  const { wordCrop } = useFinderWords();
  const mine = crops.filter((crop) => own.includes(crop));
  const others = crops.filter((crop) => !own.includes(crop));
  const show = (crop: Crop) => (
    <Choice
      key={crop}
      picture={<CropPicture crop={crop} />}
      label={wordCrop(crop)}
      onPress={() => onAnswer(crop)}
    />
  );
  return (
    <>
      <Heading>{t`Which crop is it?`}</Heading>
      {mine.length > 0 && (
        <>
          <h3 className="mb-2 text-lg">{t`Your crops`}</h3>
          <ul className={classNames(choices, "mb-5")}>{mine.map(show)}</ul>
          <h3 className="mb-2 text-lg">{t`Other crops`}</h3>
        </>
      )}
      <ul className={choices}>{others.map(show)}</ul>
    </>
  );
}

/** A question about the plant: what those left may answer, and that it is not known. */
export function FinderQuestionSection({
  question,
  answers,
  records,
  onAnswer,
}: {
  question: Question;
  answers: FinderAnswers;
  records: readonly PestRecord[];
  onAnswer: (answer: Answer) => void;
}) {
  const { t, i18n } = useLingui();
  const { wordAnswer } = useFinderWords();
  return (
    <>
      <Heading>{i18n._(questionWords[question])}</Heading>
      <ul className={choices}>
        {listMarks(records, { answers, question }).map((mark) => (
          <Choice
            key={mark}
            picture={<FinderPicture {...drawMark(question, mark)} className={pictureSize} />}
            label={wordAnswer(question, mark)}
            onPress={() => onAnswer(mark)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:grid">
        <Button
          variant="quiet"
          icon={<CircleHelp aria-hidden size={20} />}
          onClick={() => onAnswer("unknown")}
        >
          {t`I don't know`}
        </Button>
        <Button
          variant="quiet"
          icon={<CircleX aria-hidden size={20} />}
          onClick={() => onAnswer("other")}
        >
          {t`None of these`}
        </Button>
      </div>
    </>
  );
}
