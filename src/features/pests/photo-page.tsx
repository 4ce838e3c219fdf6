import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, Leaf, ShieldCheck } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Page } from "#src/ui/page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { openPhoto, type Photo } from "./photo-api.ts";
import { PhotoOpinionSection } from "./photo-opinion-section.tsx";
import { type LeafAnswer, measureLeaf } from "./photo-rules.ts";
import { PhotoResultSection } from "./photo-section.tsx";

type State =
  | { kind: "empty" }
  | { kind: "opening" }
  | { kind: "failed"; reason: "too-large" | "not-a-picture" }
  | { kind: "done"; photo: Photo; answer: LeafAnswer };

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

function HowTo() {
  const { t } = useLingui();
  const steps = [
    t`Pick one struck leaf and lay it on a plain light sheet.`,
    t`Go into the shade, but where it is bright.`,
    t`Hold the phone straight above, so that the leaf fills most of the picture.`,
  ];
  return (
    <ol className="grid gap-3 sm:grid-cols-3">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-3 rounded-card bg-leaf-100 p-4 leading-snug">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-700 font-semibold text-on-leaf"
          >
            {at + 1}
          </span>
          <span className="min-w-0 self-center">{step}</span>
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
  const title = t`Photo check`;
  useEffect(() => {
    document.title = `${title} · Urvara`;
  }, [title]);
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same photo may be chosen again.
    target.value = "";
    if (!file) return;
    setState({ kind: "opening" });
    setPhotoCount((count) => count + 1);
    try {
      const photo = await openPhoto(file);
      setState({ kind: "done", photo, answer: measureLeaf(photo.pixels) });
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
      <div className="grid gap-5">
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
          <p className="flex min-w-0 items-center gap-2 text-[15px] text-quiet">
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
        {state.kind === "done" &&
          (state.answer.kind === "measured" ? (
            <PhotoResultSection photo={state.photo} measure={state.answer.measure} />
          ) : (
            <AbstainSection answer={state.answer} />
          ))}
        {state.kind === "done" && state.answer.kind === "measured" && (
          <PhotoOpinionSection key={photoCount} photo={state.photo} />
        )}
      </div>
    </Page>
  );
}
