import { useLingui } from "@lingui/react/macro";
import { channelNames, channelsAsOf, lossChannels } from "#content/loss-channels.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { formatDate } from "#src/shared/dates.ts";
import { cropWords, getAreaText } from "#src/shared/farm-words.ts";
import { bighaStateWords } from "#src/shared/state-words.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useChannelWords } from "./loss-channel-list.tsx";
import { KeptPicture, PhotoFacts } from "./loss-photo-list.tsx";
import { getCause } from "./loss-rules.ts";
import type { LossPhoto, LossReport } from "./loss-schema.ts";
import { getTimeEnd } from "./loss-time-rules.ts";
import { causeWords, useMomentText } from "./loss-words.ts";
import { otherCrop, readArea } from "./premium-form-rules.ts";

type ReportRow = { name: string; value: string };
type LossDocumentParts = {
  report: LossReport;
  photos: readonly LossPhoto[];
  fields: readonly Field[];
};

function pick<Words extends object>(words: Words, name: string): Words[keyof Words] | null {
  return Object.entries(words).find(([known]) => known === name)?.[1] ?? null;
}

/** What the report says, line by line, in the reader's language; what was not told is left out. */
function useReportRows({ report, fields }: LossDocumentParts): ReportRow[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const getMomentText = useMomentText();
  const cause = getCause(report);
  const crop = pick(cropWords, report.crop);
  const area = readArea(report);
  const state = report.unit === "bigha" ? pick(bighaStateWords, report.state) : null;
  const { areaUnit: unit, area: size } = area.given;
  const areaText = getAreaText(i18n, { area: size, unit, decimals: 4 });
  const rows = [
    { name: t`Farmer's name`, value: report.farmer },
    { name: t`Phone`, value: report.phone },
    { name: t`Policy or application number`, value: report.policy },
    { name: t`Your field`, value: fields.find(({ id }) => id === report.field)?.name ?? "" },
    { name: t`Where the field is`, value: report.place },
    {
      name: t`Crop`,
      value: report.crop === otherCrop ? report.cropName : crop ? i18n._(crop) : "",
    },
    {
      name: t`Sown or planted on`,
      value: report.sown && formatDate(new Date(report.sown), language, new Date(0)),
    },
    {
      name: t`Area damaged`,
      value: area.areaFault ? report.area : state ? `${areaText} (${i18n._(state)})` : areaText,
    },
    { name: t`What caused it`, value: cause ? i18n._(causeWords[cause]) : "" },
    { name: t`Day and time of the loss`, value: getMomentText(new Date(report.happenedAt)) },
    {
      name: t`72 hours end`,
      value: getMomentText(getTimeEnd(report.happenedAt)),
    },
    { name: t`What you see`, value: report.note },
    { name: t`Number given by whom it was reported to`, value: report.docket },
  ];
  return rows.filter(({ value }) => value.trim() !== "");
}

/** The same as plain text, for a message. */
export function useReportText(parts: LossDocumentParts): string {
  const { t } = useLingui();
  const rows = useReportRows(parts);
  return [
    t`Report of a crop loss`,
    "",
    ...rows.map(({ name, value }) => `${name}: ${value}`),
    ...parts.photos.map(({ sha256 }, at) => `${t`Photo ${at + 1}`}: SHA-256 ${sha256}`),
    "",
    t`Made by the farmer with Urvara. It has not been filed with anyone.`,
  ].join("\n");
}

/** The report as it is printed: on paper nothing else of the page stands. */
export function LossDocumentSection(parts: LossDocumentParts) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = useReportRows(parts);
  const words = useChannelWords();
  const { photos } = parts;
  const asOf = formatDate(new Date(channelsAsOf), language, new Date(0));
  return (
    <article
      data-print
      className="rounded-card border border-line bg-surface p-5 sm:p-7 print:border-0 print:p-0"
    >
      <h2 className="text-2xl">{t`Report of a crop loss`}</h2>
      <p className="mt-1 text-copy text-quiet">
        {t`Made by the farmer with Urvara. It has not been filed with anyone.`}
      </p>
      <dl className="mt-4 grid gap-x-6 sm:grid-cols-[14rem_1fr] print:grid-cols-[14rem_1fr]">
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="border-t border-line py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid print:col-span-2 print:grid print:grid-cols-subgrid print:py-1"
          >
            <dt className="text-copy text-quiet">{name}</dt>
            <dd className="font-medium break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">{t`Photos`}</h3>
          <p className="mt-1 text-copy text-quiet">
            {t`A photo that was changed afterwards no longer has its SHA-256.`}
          </p>
          <ul className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 print:grid-cols-3">
            {photos.map((photo, at) => (
              <li key={photo.id} className="break-inside-avoid">
                <KeptPicture photo={photo} alt={t`Photo ${at + 1} of the loss`} />
                <p className="mt-1 text-sm leading-snug text-quiet">
                  <PhotoFacts photo={photo} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-5 text-lg">{t`Where it can be reported`}</h3>
      <p className="mt-1 text-copy">
        {channelNames
          .map((channel) =>
            [words[channel].name, lossChannels[channel].shown].filter(Boolean).join(" "),
          )
          .join(" · ")}
      </p>
      <p className="mt-1 text-sm text-quiet">
        {t`As of ${asOf}. A scheme of your own state may have other ways.`}
      </p>
      <div className="mt-10 hidden grid-cols-2 gap-8 print:grid">
        <p className="border-t border-ink pt-1 text-sm">{t`Farmer's signature, date`}</p>
        <p className="border-t border-ink pt-1 text-sm">{t`Received by, date, stamp`}</p>
      </div>
    </article>
  );
}
