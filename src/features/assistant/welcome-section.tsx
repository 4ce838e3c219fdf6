import { Trans, useLingui } from "@lingui/react/macro";
import { Tile } from "#src/ui/tile.tsx";
import { suggestionGroups } from "./suggestion-words.ts";
import { SuggestionButton } from "./turn-list.tsx";

/** What one can ask, before anything was. */
export function WelcomeSection({ onAsk }: { onAsk: (text: string) => void }) {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-center text-center sm:pt-10">
      <Tile size="large" src="/pictures/icons/seedling.svg" className="max-sm:hidden" />
      <h2 className="text-2xl sm:mt-4">
        <Trans>What do you want to know?</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-quiet">
        <Trans>
          Answers come from your own fields and from named sources. Ask in English, Hindi or
          Marathi, or in Hindi with English letters.
        </Trans>
      </p>
      <ul className="mt-5 grid w-full max-w-3xl gap-5 text-left sm:mt-6 sm:grid-cols-2">
        {suggestionGroups.map(({ title, picture, questions }) => (
          <li key={title.id}>
            <h3 className="mb-2 flex items-center gap-2 text-copy">
              <img
                src={`/pictures/icons/${picture}.svg`}
                alt=""
                width={28}
                height={28}
                className="size-7 shrink-0"
              />
              {i18n._(title)}
            </h3>
            <ul className="grid gap-2">
              {questions.map((question) => {
                const text = i18n._(question);
                return (
                  <li key={question.id}>
                    <SuggestionButton text={text} onPress={() => onAsk(text)} />
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
