import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  Bug,
  CalendarClock,
  Eye,
  type LucideIcon,
  ShieldCheck,
  SprayCan,
  Sprout,
} from "lucide-react";
import type { ReactNode } from "react";
import { languageTags } from "#src/shared/language.ts";
import { classNames } from "#src/ui/class-names.ts";
import { type Tone, toneTints } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { type LadderStep, listLadder, nameIngredient } from "./ladder-rules.ts";
import type { PestIngredient, PestProduct, PestRecord, SprayedProduct } from "./record-schema.ts";

type Look = { title: MessageDescriptor; Icon: LucideIcon; tone: Tone };

const looks: Record<LadderStep["step"], Look> = {
  watch: { title: msg`Watch and count`, Icon: Eye, tone: "water" },
  cultural: { title: msg`Work in the field`, Icon: Sprout, tone: "leaf" },
  biological: { title: msg`Helpers and traps`, Icon: Bug, tone: "leaf" },
  chemical: { title: msg`A chemical, last of all`, Icon: SprayCan, tone: "warn" },
  safety: { title: msg`Before and after any spray`, Icon: ShieldCheck, tone: "bad" },
  later: { title: msg`After the harvest and next season`, Icon: CalendarClock, tone: "soil" },
};

const productWords: Record<SprayedProduct, MessageDescriptor> = {
  insecticide: msg`an insecticide`,
  miticide: msg`a miticide, such as sulphur`,
  fungicide: msg`a fungicide`,
  protectant: msg`a fungicide, such as copper or mancozeb`,
  copper: msg`a copper fungicide`,
  sulphur: msg`a sulphur fungicide`,
};

const useWords: Record<PestIngredient["use"], MessageDescriptor | null> = {
  spray: null,
  seed: msg`for treating seed`,
  sett: msg`for dipping setts`,
  granules: msg`as granules`,
};

function List({ texts }: { texts: readonly string[] }) {
  if (texts.length === 1) return <p>{texts[0]}</p>;
  return (
    <ul className="grid list-disc gap-1.5 pl-5 print:gap-0">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Watch({ step }: { step: Extract<LadderStep, { step: "watch" }> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const who = new Intl.ListFormat(languageTags[language]).format(step.sources);
  return (
    <>
      <List texts={step.texts} />
      {who && (
        <p className="mt-1.5 text-quiet text-sm print:text-xs">{t`The number is from ${who}.`}</p>
      )}
    </>
  );
}

/** The kind of product alone, where no ingredient is named. */
function Product({ product }: { product: PestProduct | null }) {
  const { t, i18n } = useLingui();
  if (product === null || product === "none") {
    return <p>{t`We name none for this: the steps above are what helps.`}</p>;
  }
  const name = i18n._(productWords[product]);
  return (
    <p>
      {t`Only when step 1 says so and the steps above were not enough: ${name}, registered on this crop. The label decides.`}
    </p>
  );
}

function Chemical({ step }: { step: Extract<LadderStep, { step: "chemical" }> }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { product, ingredients, note } = step;
  return (
    <>
      {ingredients.length === 0 ? (
        <Product product={product} />
      ) : (
        <>
          <p>
            {t`Only when step 1 says so and the steps above were not enough. Examples of active ingredients, as the label names them:`}
          </p>
          <ul className="mt-2 grid gap-1.5">
            {ingredients.map((ingredient) => {
              const { name, use } = ingredient;
              const said = nameIngredient(ingredient, language);
              const way = useWords[use];
              return (
                <li key={name}>
                  <strong className="font-semibold">{said}</strong>
                  {said !== name && (
                    <>
                      {" · "}
                      <span lang="en">{name}</span>
                    </>
                  )}
                  {way && ` (${i18n._(way)})`}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {note && <p className="mt-2 font-medium">{note}</p>}
    </>
  );
}

function Rung({
  look: { title, Icon, tone },
  number,
  children,
}: {
  look: Look;
  number: number | null;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <li className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-6 last:pb-0 print:break-inside-avoid print:grid-cols-1 print:pb-2">
      {number !== null && (
        <span aria-hidden className="absolute top-12 bottom-0 left-6 w-px bg-line print:hidden" />
      )}
      <span
        className={classNames(
          "grid size-12 place-items-center rounded-[14px] print:hidden",
          toneTints[tone],
        )}
      >
        <Icon aria-hidden size={24} />
      </span>
      <div className="min-w-0 max-w-[68ch] print:max-w-none">
        <h3 className="mt-1 mb-1.5 text-lg sm:mt-2.5 print:my-0.5 print:text-sm">
          {number !== null && `${number}. `}
          {i18n._(title)}
        </h3>
        {children}
      </div>
    </li>
  );
}

const isNumbered = (step: LadderStep["step"]) => step !== "safety" && step !== "later";

/** What to do about a pest, the mildest first; what is said of safety follows always, then what is for next season. */
export function FinderLadderSection({ pest }: { pest: PestRecord }) {
  const { t } = useLingui();
  return (
    <ol className="grid">
      {listLadder(pest, useLanguage()).map((step, at) => (
        <Rung
          key={step.step}
          look={looks[step.step]}
          number={isNumbered(step.step) ? at + 1 : null}
        >
          {step.step === "watch" && <Watch step={step} />}
          {step.step === "chemical" && <Chemical step={step} />}
          {step.step === "safety" && (
            <div className="text-copy leading-snug print:text-xs [&_li:first-child]:font-semibold">
              <List texts={step.texts} />
            </div>
          )}
          {step.step === "later" && <List texts={step.texts} />}
          {(step.step === "cultural" || step.step === "biological") &&
            (step.texts.length > 0 ? (
              <List texts={step.texts} />
            ) : (
              <p className="text-quiet">{t`We know of none that helps here.`}</p>
            ))}
        </Rung>
      ))}
    </ol>
  );
}
