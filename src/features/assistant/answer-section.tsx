import { Trans, useLingui } from "@lingui/react/macro";
import {
  BookOpen,
  ChevronDown,
  ExternalLink,
  Languages,
  RotateCw,
  Sprout,
  Square,
  Volume2,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { formatDate } from "#src/shared/dates.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { splitHelplines } from "./helpline-rules.ts";
import { isDevanagari, writeAnswerLatin } from "./latin-letters-rules.ts";
import type { Answer, AnswerBlock, AnswerNote, AnswerSource } from "./schema.ts";

function useCertainty(): (source: AnswerSource) => string | null {
  const { t } = useLingui();
  return ({ kind, certainty }) => {
    if (kind === "own") return t`reckoned from your farm`;
    switch (certainty) {
      case "V":
        return t`read at the source`;
      case "M":
        return t`several sources agree`;
      case "S":
        return t`from a public collection`;
      case "K":
        return t`common knowledge, not confirmed`;
      case null:
        return null;
    }
  };
}

const chipLook =
  "inline-flex min-h-12 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-left text-sm leading-snug no-underline";
const linkLook = `${chipLook} hover:border-leaf-600 hover:bg-leaf-100`;

/** Where a part of an answer comes from: its name, its day and how sure it is. */
function SourceChip({ source }: { source: AnswerSource }) {
  const language = useLanguage();
  const now = useNow();
  const getCertainty = useCertainty();
  const day = source.asOf && formatDate(new Date(source.asOf), language, now);
  const about = [day, getCertainty(source)].filter(Boolean).join(" · ");
  const isOutside = source.link.startsWith("http");
  const Icon = source.kind === "own" ? Sprout : BookOpen;
  const content = (
    <>
      <Icon aria-hidden size={17} className="shrink-0 text-leaf-700" />
      <span className="min-w-0">
        <span className="block font-medium text-ink">{source.title}</span>
        {about && <span className="block text-quiet">{about}</span>}
      </span>
      {isOutside && <ExternalLink aria-hidden size={15} className="shrink-0 text-quiet" />}
    </>
  );
  if (source.link === "") return <span className={chipLook}>{content}</span>;
  return isOutside ? (
    <a href={source.link} target="_blank" rel="noreferrer" className={linkLook}>
      {content}
    </a>
  ) : (
    <Link href={source.link} className={linkLook}>
      {content}
    </Link>
  );
}

function SourceList({ sources }: { sources: readonly AnswerSource[] }) {
  const { t } = useLingui();
  if (sources.length === 0) return null;
  return (
    <ul aria-label={t`Sources`} className="mt-3 flex flex-wrap gap-2">
      {sources.map((source) => (
        <li key={`${source.link} ${source.title}`} className="max-w-full min-w-0">
          <SourceChip source={source} />
        </li>
      ))}
    </ul>
  );
}

const grounds = {
  danger: "border-l-4 border-chilli-600 bg-chilli-100 px-4 py-3 text-ink",
  own: "border-l-4 border-leaf-600 bg-leaf-100/60 px-4 py-3",
  passage: "border-l-4 border-soil-300 bg-raised px-4 py-3",
  plain: "",
} as const;

/** Parts of a text, each with a name that stays its own while more is added after it. */
const nameParts = <Part,>(parts: readonly Part[]) =>
  parts.map((part, at) => ({ part, name: `part ${at}` }));

/** A helpline can be called by a press. */
function Line({ text, isEmergency }: { text: string; isEmergency: boolean }) {
  return nameParts(splitHelplines(text, isEmergency)).map(({ part, name }) =>
    part.isHelpline ? (
      <a
        key={name}
        href={`tel:${part.text.replaceAll("-", "")}`}
        className={classNames(
          "font-semibold whitespace-nowrap underline",
          isEmergency && "inline-flex min-h-12 items-center px-1 text-xl",
        )}
      >
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

function Lines({ text, isEmergency }: { text: string; isEmergency: boolean }) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <div className="grid max-w-[68ch] gap-2 leading-relaxed break-words">
      {nameParts(lines).map(({ part: line, name }) => (
        <p key={name}>
          <Line text={line} isEmergency={isEmergency} />
        </p>
      ))}
    </div>
  );
}

/** What is told only to those who want to know more. */
function More({ text }: { text: string }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-12 w-fit cursor-pointer list-none items-center gap-1 font-medium text-leaf-700 [&::-webkit-details-marker]:hidden">
        <Trans>More about it</Trans>
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <Lines text={text} isEmergency={false} />
    </details>
  );
}

function Block({ block, sources }: { block: AnswerBlock; sources: readonly AnswerSource[] }) {
  const own = block.sources.flatMap((at) => sources[at] ?? []);
  return (
    <div className={classNames("rounded-control", grounds[block.kind])}>
      {block.title && <h2 className="mb-1 text-base font-semibold">{block.title}</h2>}
      <Lines text={block.text} isEmergency={block.kind === "danger"} />
      {block.more && <More text={block.more} />}
      <SourceList sources={own} />
    </div>
  );
}

function NoteText({ note }: { note: AnswerNote }) {
  switch (note) {
    case "model-failed":
      return (
        <Trans>
          The language model could not be reached, so this is Urvara's own answer from its tools and
          sources.
        </Trans>
      );
    case "left-out":
      return (
        <Trans>
          Something was left out: a number or an amount that no source here confirms. For any dose,
          read the label.
        </Trans>
      );
    case "stopped":
      return <Trans>You stopped this answer.</Trans>;
  }
}

/** An answer of Hindi or Marathi in the letters in which it was asked for, until others are wished for. */
function useLetters(question: string, answer: Answer) {
  const { language, blocks } = answer;
  const hasLetters = language !== "en";
  const [isLatin, setLatin] = useState(hasLetters && !isDevanagari(question));
  const onSwitch = () => setLatin(!isLatin);
  return {
    isLatin,
    shown: isLatin ? writeAnswerLatin(answer) : answer,
    onSwitch: hasLetters && blocks.length > 0 ? onSwitch : null,
  };
}

/** An answer as it stands, with where each part comes from. */
export function AnswerSection(props: {
  question: string;
  answer: Answer;
  isComing?: boolean;
  onRetry?: (() => void) | undefined;
  /** Asks the same as an ordinary question, where danger was heard in it. */
  onNoEmergency?: (() => void) | undefined;
  reading?: { isRead: boolean; onStart: () => void; onStop: () => void } | undefined;
  children?: ReactNode;
}) {
  const { question, answer, isComing = false, onRetry, onNoEmergency, reading, children } = props;
  const { t } = useLingui();
  const { notes, language } = answer;
  const { isLatin, shown, onSwitch } = useLetters(question, answer);
  return (
    <div className="min-w-0 grow">
      <div
        lang={isLatin ? `${language}-Latn` : language}
        aria-live="polite"
        aria-busy={isComing}
        className="grid gap-3 rounded-card rounded-tl-sm border border-line bg-surface p-4 shadow-card sm:p-5"
      >
        {nameParts(shown.blocks).map(({ part: block, name }) => (
          <Block key={name} block={block} sources={shown.sources} />
        ))}
        {isComing && (
          <p role="status" className="flex items-center gap-1.5 text-quiet">
            <span aria-hidden className="size-2 animate-pulse rounded-full bg-leaf-600" />
            <Trans>Looking it up…</Trans>
          </p>
        )}
      </div>
      {notes.map((note) => (
        <Banner key={note} tone="soil" className="mt-2 text-copy">
          <NoteText note={note} />
        </Banner>
      ))}
      {!isComing && (
        <div className="mt-1 flex flex-wrap gap-1">
          {reading && (
            <Button
              variant="text"
              size="small"
              icon={
                reading.isRead ? (
                  <Square aria-hidden size={16} />
                ) : (
                  <Volume2 aria-hidden size={18} />
                )
              }
              onClick={reading.isRead ? reading.onStop : reading.onStart}
            >
              {reading.isRead ? t`Stop reading` : t`Read aloud`}
            </Button>
          )}
          {onSwitch && (
            <Button
              variant="text"
              size="small"
              icon={<Languages aria-hidden size={17} />}
              onClick={onSwitch}
            >
              {isLatin ? t`In Devanagari` : t`In English letters`}
            </Button>
          )}
          {onNoEmergency && (
            <Button variant="quiet" size="small" onClick={onNoEmergency}>
              <Trans>This is no emergency</Trans>
            </Button>
          )}
          {onRetry && (
            <Button
              variant="text"
              size="small"
              icon={<RotateCw aria-hidden size={16} />}
              onClick={onRetry}
            >
              <Trans>Ask again</Trans>
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
