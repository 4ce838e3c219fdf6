import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Camera, Leaf, ShieldCheck } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Link } from "wouter";
import { useFields } from "#src/features/fields/api.ts";
import { getOpenSeason } from "#src/features/fields/rules.ts";
import { useSession } from "#src/features/session/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { isKnownCrop } from "#src/shared/farm-terms.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { SelectField } from "#src/ui/field.tsx";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useTitle } from "#src/ui/use-title.ts";
import { openPhoto, type Photo } from "./photo-api.ts";
import { useLeafChecks } from "./photo-check-api.ts";
import { ComparisonText, PhotoCheckList, PhotoLimits } from "./photo-check-list.tsx";
import { findBefore, getFinderLink } from "./photo-check-rules.ts";
import { PhotoOpinionSection } from "./photo-opinion-section.tsx";
import { PhotoResultSection } from "./photo-result-section.tsx";
import { type LeafAnswer, type LeafMeasure, listDamage, measureLeaf } from "./photo-rules.ts";
import type { LeafCheck } from "./photo-schema.ts";
import { pestRecordsQuery } from "./record-api.ts";

type State =
  | { kind: "empty" }
  | { kind: "opening" }
  | { kind: "failed"; reason: "too-large" | "not-a-picture" }
  | { kind: "done"; photo: Photo; answer: Exclude<LeafAnswer, { kind: "measured" }> }
  | { kind: "measured"; photo: Photo; measure: LeafMeasure; check: LeafCheck };

type Place = Pick<LeafCheck, "fieldId" | "crop">;
const nowhere: Place = { fieldId: null, crop: null };

/** The fields on which something grows, and which of them the leaf is from. */
function usePlaces() {
  const { i18n } = useLingui();
  const { fields } = useFields();
  const [chosen, setChosen] = useState<string | null>(null);
  const places = fields.flatMap(({ id, name, archivedDate, seasons }) => {
    const open = getOpenSeason({ seasons });
    if (!open || archivedDate !== null) return [];
    const crop = isKnownCrop(open.crop) ? open.crop : null;
    return [{ value: id, label: `${name}, ${getCropText(i18n, open)}`, crop }];
  });
  const only = places.length === 1 ? places[0]?.value : undefined;
  const value = chosen ?? only ?? "";
  const placeOf = (fieldId: string): Place => {
    const place = places.find((each) => each.value === fieldId);
    return place ? { fieldId, crop: place.crop } : nowhere;
  };
  const getFieldName = (fieldId: string) => fields.find(({ id }) => id === fieldId)?.name ?? null;
  return { places, value, setChosen, placeOf, getFieldName };
}

/** Measured on its field: what it was, whether it is more than before, and what to do with it. */
function MeasuredSection(props: {
  state: Extract<State, { kind: "measured" }>;
  checks: readonly LeafCheck[];
}) {
  const { state, checks } = props;
  const { check, photo, measure } = state;
  const { crop } = check;
  const records = useQuery({ ...pestRecordsQuery(crop ?? "rice"), enabled: crop !== null });
  const before = findBefore(checks, check);
  return (
    <PhotoResultSection
      photo={photo}
      measure={measure}
      finderLink={getFinderLink(check, crop ? (records.data ?? null) : null)}
      comparison={before && <ComparisonText check={check} before={before} />}
    />
  );
}

function AbstainSection({ answer }: { answer: Exclude<LeafAnswer, { kind: "measured" }> }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <Banner tone="warn">
        {answer.kind === "no-leaf"
          ? t`No leaf was found in this photo, so nothing is said. Lay one leaf on a plain light sheet, in daylight without sun upon it, and take it from above.`
          : t`Hardly anything in this photo is green or yellow, so a leaf cannot be told from soil or straw, and nothing is said.`}
      </Banner>
      <Link href="/pests/finder" className={buttonLook("quiet", "normal", "mt-4")}>
        {t`Name a pest by what you see`}
      </Link>
    </div>
  );
}

/** A leaf on its sheet, the shade it lies in, and the phone above it. */
const stepPictures = [
  <g key="sheet">
    <path d="M22 18H98V82H22Z" className="fill-surface stroke-soil-300" strokeWidth="2" />
    <path d="M34 62C36 36 60 26 88 28C86 58 62 72 40 68Z" className="fill-leaf-600" />
    <path d="M36 66C52 52 66 42 84 31" fill="none" strokeWidth="3" className="stroke-leaf-200" />
    <circle cx="60" cy="50" r="6" className="fill-soil-600" />
    <circle cx="74" cy="42" r="4" className="fill-soil-600" />
  </g>,
  <g key="shade">
    <circle cx="94" cy="22" r="13" className="fill-marigold-500" />
    <path d="M14 46Q20 14 52 16Q82 20 82 46Z" className="fill-leaf-600" />
    <path d="M46 46V82" strokeWidth="7" className="stroke-soil-600" />
    <path d="M10 84H92L76 70H26Z" className="fill-soil-300" />
    <path d="M54 78L72 74L86 79L66 83Z" className="fill-surface" />
  </g>,
  <g key="above">
    <path d="M14 70H106L94 88H26Z" className="fill-surface stroke-soil-300" strokeWidth="2" />
    <path d="M40 80Q54 68 80 76Q68 86 40 80Z" className="fill-leaf-600" />
    <path d="M34 18H86V30H34Z" className="fill-ink" />
    <path
      d="M44 36L32 66M76 36L88 66"
      strokeWidth="2.5"
      strokeDasharray="4 5"
      className="stroke-sky-600"
    />
    <circle cx="60" cy="32" r="5" className="fill-sky-600" />
  </g>,
];

function HowTo() {
  const { t } = useLingui();
  const steps = [
    t`Pick one attacked leaf and lay it on a plain light sheet.`,
    t`Go into the shade, but where it is bright.`,
    t`Hold the phone straight above, so that the leaf fills most of the picture.`,
  ];
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {steps.map((step, at) => (
        <li
          key={step}
          className="flex items-center gap-3 rounded-card bg-leaf-100 p-4 leading-snug max-pair:flex-col max-pair:items-start sm:flex-col sm:items-start"
        >
          <svg viewBox="0 0 120 100" aria-hidden className="w-28 shrink-0 sm:w-full sm:max-w-52">
            {stepPictures[at]}
          </svg>
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-700 font-semibold text-on-leaf"
          >
            {at + 1}
          </span>
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  );
}

/** How much of a leaf is damaged and in which colours, measured on the device: the photo stays there. */
export function PhotoPage() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: "empty" });
  const [photoCount, setPhotoCount] = useState(0);
  const uid = useSession().user?.uid ?? "";
  const { checks, put, remove } = useLeafChecks(uid);
  const { places, value, setChosen, placeOf, getFieldName } = usePlaces();
  const choosePlace = (fieldId: string) => {
    setChosen(fieldId);
    if (state.kind !== "measured") return;
    const check = { ...state.check, ...placeOf(fieldId) };
    put(check);
    setState({ ...state, check });
  };
  const title = t`Photo check`;
  useTitle(title);
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same photo may be chosen again.
    target.value = "";
    if (!file) return;
    setState({ kind: "opening" });
    setPhotoCount((count) => count + 1);
    try {
      const photo = await openPhoto(file);
      const answer = measureLeaf(photo.pixels);
      if (answer.kind !== "measured") return setState({ kind: "done", photo, answer });
      const { measure } = answer;
      const check: LeafCheck = {
        id: makeClientId(),
        checkedAt: new Date().toISOString(),
        ...placeOf(value),
        damagedShare: measure.damagedShare,
        colours: listDamage(measure).map(({ colour }) => colour),
      };
      put(check);
      setState({ kind: "measured", photo, measure, check });
    } catch (error) {
      console.warn("[pests] a photo could not be opened", error);
      const reason = error instanceof RangeError ? "too-large" : "not-a-picture";
      setState({ kind: "failed", reason });
    }
  };
  const isFirst = state.kind === "empty";
  return (
    <Page
      title={title}
      subtitle={t`How much of a leaf is damaged, measured on this device.`}
      actions={
        <Link href="/pests" className={buttonLook("quiet")}>
          {t`Pest watch`}
        </Link>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {isFirst && <PhotoLimits />}
        {places.length > 0 && (
          <SelectField
            name="field"
            label={t`Where does the leaf grow?`}
            placeholder={t`On none of my fields`}
            options={places}
            value={value}
            className="max-w-md"
            onChange={({ target }) => choosePlace(target.value)}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={t`Photo of a leaf`}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void handleChange(event)}
          />
          <Button
            variant={isFirst ? "primary" : "quiet"}
            icon={<Camera aria-hidden size={20} />}
            busy={state.kind === "opening"}
            onClick={() => input.current?.click()}
          >
            {isFirst ? t`Take or choose a photo` : t`Another photo`}
          </Button>
          <p className="flex min-w-0 items-center gap-2 text-copy text-quiet">
            <ShieldCheck aria-hidden size={20} className="shrink-0 text-leaf-700" />
            <Trans>The photo stays on this device.</Trans>
          </p>
        </div>
        {isFirst && <HowTo />}
        {state.kind === "opening" && (
          <div role="status">
            <span className="sr-only">{t`Opening the photo…`}</span>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
        {state.kind === "failed" && (
          <div role="alert">
            <Banner tone="bad" icon={<Leaf aria-hidden size={20} />}>
              {state.reason === "too-large"
                ? t`This photo is too large to be opened. Take one with the usual setting of the camera.`
                : t`This file could not be opened as a picture. Choose a JPEG, PNG or WebP photo.`}
            </Banner>
          </div>
        )}
        {state.kind === "done" && <AbstainSection answer={state.answer} />}
        {state.kind === "measured" && <MeasuredSection state={state} checks={checks} />}
        {state.kind === "measured" && <PhotoOpinionSection key={photoCount} photo={state.photo} />}
        <PhotoCheckList checks={checks} getFieldName={getFieldName} onRemove={remove} />
      </div>
    </Page>
  );
}
