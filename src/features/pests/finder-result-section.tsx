import { useLingui } from "@lingui/react/macro";
import { ArrowRight, Check, Phone, X } from "lucide-react";
import { Link } from "wouter";
import { LinkButton } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { FinderPicture } from "./finder-picture.tsx";
import type { Finding, Match } from "./finder-rules.ts";
import type { FinderAnswers, Question } from "./finder-schema.ts";
import { useFinderWords } from "./finder-words.ts";
import { drawPest } from "./pictogram-rules.ts";
import { SignPicture } from "./plate-picture.tsx";

/** More than these fit alike only where little was seen. */
const mostShown = 3;

function Why({ match, answers }: { match: Match; answers: FinderAnswers }) {
  const { t } = useLingui();
  const { wordAnswer } = useFinderWords();
  const word = (question: Question) => wordAnswer(question, answers[question] ?? "unknown");
  const against = match.contradicts.filter((question) => answers[question] !== "other");
  return (
    <ul aria-label={t`Why`} className="mt-3 flex flex-wrap gap-1.5">
      {match.fits.map((question) => (
        <li key={question} className="max-w-full">
          <Chip icon={<Check aria-hidden />}>
            <span className="sr-only">{t`Fits:`} </span>
            {word(question)}
          </Chip>
        </li>
      ))}
      {against.map((question) => (
        <li key={question} className="max-w-full">
          <Chip tone="warn" icon={<X aria-hidden />}>
            <span className="sr-only">{t`Does not fit:`} </span>
            {word(question)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function BestCard({ match, answers }: { match: Match; answers: FinderAnswers }) {
  const { t } = useLingui();
  const text = match.pest.words[useLanguage()];
  return (
    <Card as="article">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <SignPicture
          pest={match.pest}
          className="size-24 sm:size-32"
          otherwise={<FinderPicture {...drawPest(match.pest)} className="size-20 sm:size-24" />}
        />
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="text-xl">{text.name}</h3>
          <p lang="la" className="text-sm text-quiet italic">
            {match.pest.scientific}
          </p>
          <Why match={match} answers={answers} />
          <p className="mt-3 max-w-[68ch]">{text.signs}</p>
          <p className="mt-2 max-w-[68ch]">
            <strong className="font-semibold">{t`The surest sign:`}</strong> {text.mark}
          </p>
          <Link
            href={`/pests/${match.pest.id}`}
            className={buttonLook("primary", "normal", "mt-4")}
          >
            {t`What to do`}
            <ArrowRight aria-hidden size={20} />
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** Others in short, each with the mark by which it is told. */
export function PestLinks({ matches }: { matches: readonly Pick<Match, "pest">[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2">
      {matches.map(({ pest }) => {
        const text = pest.words[language];
        return (
          <li key={pest.id} className="grid">
            <Link
              href={`/pests/${pest.id}`}
              className="flex items-start gap-3 rounded-control border border-line bg-surface p-3 text-ink no-underline transition-colors hover:border-leaf-600 hover:bg-leaf-100"
            >
              <SignPicture
                pest={pest}
                className="size-16"
                otherwise={<FinderPicture {...drawPest(pest)} className="size-16" />}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{text.name}</span>
                <span className="block text-copy leading-snug text-quiet">{text.mark}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function AskSomeone() {
  const { t } = useLingui();
  return (
    <Card>
      <p className="max-w-[68ch]">
        {t`It may be something else: hunger for a nutrient, too much water, a spray that burnt. Take a plant to the Krishi Vigyan Kendra or call the Kisan Call Centre, free of charge.`}
      </p>
      <LinkButton
        href="tel:18001801551"
        variant="quiet"
        className="mt-3"
        icon={<Phone aria-hidden size={20} />}
      >
        1800-180-1551
      </LinkButton>
    </Card>
  );
}

/** What the answers point to: the best matches with why, and what is easily taken for them. */
export function FinderResultSection({
  finding,
  answers,
}: {
  finding: Finding;
  answers: FinderAnswers;
}) {
  const { t } = useLingui();
  const { best, lookAlikes, fit } = finding;
  const isUnlike = fit === "none";
  const isVague = !isUnlike && best.length > mostShown;
  const title = () => {
    if (isVague) return t`Too little is known to tell`;
    if (isUnlike) return t`Nothing in the list fits well`;
    if (fit === "part") return t`Nearest to what you saw`;
    return best.length > 1 ? t`It may be one of these` : t`This fits best`;
  };
  return (
    <>
      <h2 tabIndex={-1} className="mb-4 text-subtitle outline-none sm:text-2xl">
        {title()}
      </h2>
      {isVague && (
        <p className="-mt-2 mb-4 max-w-[68ch] text-quiet">
          {t`All of these are possible. Look at the plant again and compare the surest signs.`}
        </p>
      )}
      {isUnlike && <AskSomeone />}
      {isUnlike && <h3 className="mt-7 mb-3 text-lg">{t`Nearest to what you saw`}</h3>}
      {isVague || isUnlike ? (
        <PestLinks matches={best} />
      ) : (
        <div className="grid gap-4">
          {best.map((match) => (
            <BestCard key={match.pest.id} match={match} answers={answers} />
          ))}
        </div>
      )}
      {!isVague && !isUnlike && lookAlikes.length > 0 && (
        <section className="mt-7">
          <h3 className="mb-3 text-lg">{t`Easily taken for it`}</h3>
          <PestLinks matches={lookAlikes} />
        </section>
      )}
      <p className="mt-5 max-w-[68ch] text-sm text-quiet">
        {t`From common knowledge of crop protection, not from a check of your plant. When in doubt, show it at the Krishi Vigyan Kendra.`}
      </p>
    </>
  );
}
