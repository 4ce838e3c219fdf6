import { useLingui } from "@lingui/react/macro";
import { ArrowLeft, ImagePlus, X } from "lucide-react";
import { useId, useState } from "react";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { largestPicture, pictureSources, pictureTypes } from "#src/shared/picture.ts";
import { CardPicture } from "#src/ui/card.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { FieldError } from "#src/ui/field.tsx";
import { uploadPicture } from "./listing-api.ts";
import { mostPictures } from "./listing-schema.ts";

/** Why a picture was not taken, in the seller's words; null when it may be sent. */
function usePictureFaults() {
  const { t } = useLingui();
  return {
    beforeSending: ({ size, type, name }: File): string | null => {
      if (size > largestPicture) return t`“${name}” is larger than 15 MB. Choose a smaller one.`;
      const isKnown = pictureTypes.some((known) => known === type);
      return isKnown ? null : t`“${name}” cannot be read. Choose a JPEG, PNG or WebP picture.`;
    },
    afterSending: (error: unknown, { name }: File): string => {
      const { code, message } = describeFailure(error);
      console.warn("[marketplace]", code, message);
      switch (code) {
        case networkRequestFailed:
          return t`There is no connection, so “${name}” was not sent. Add it again when there is signal.`;
        case "too-large":
          return t`“${name}” is too large. Choose one of at most 15 MB and 50 million pixels.`;
        case "unsupported-media":
          return t`“${name}” cannot be read. Choose a JPEG, PNG or WebP picture.`;
        case "picture-quota-reached":
          return t`You have sent very many pictures. Those in no post or listing are removed within a day; send more then.`;
        default:
          return t`“${name}” was not sent. Try again in a moment.`;
      }
    },
  };
}

type PictureListProps = {
  pictures: string[];
  error: string | undefined;
  /** Told how the list becomes with what was changed in it, since several pictures may be on their way. */
  onChange: (change: (pictures: string[]) => string[]) => void;
};

/** The pictures of a listing: added, taken out, put first. Each is sent as soon as it is chosen. */
export function PictureList({ pictures, error, onChange }: PictureListProps) {
  const { t } = useLingui();
  const id = useId();
  const faultsOf = usePictureFaults();
  const [sending, setSending] = useState<Record<string, number>>({});
  const [faults, setFaults] = useState<string[]>([]);
  const onTheirWay = Object.entries(sending);
  const room = mostPictures - pictures.length - onTheirWay.length;

  const send = async (file: File, key: string) => {
    const setShare = (share: number) => setSending((before) => ({ ...before, [key]: share }));
    setShare(0);
    try {
      const url = await uploadPicture(file, setShare);
      onChange((before) => (before.includes(url) ? before : [...before, url]));
    } catch (failure) {
      setFaults((before) => [...before, faultsOf.afterSending(failure, file)]);
    } finally {
      setSending(({ [key]: _sent, ...others }) => others);
    }
  };
  const handleChoose = (files: readonly File[]) => {
    const found: string[] = [];
    for (const [at, file] of files.slice(0, room).entries()) {
      const fault = faultsOf.beforeSending(file);
      if (fault) found.push(fault);
      else void send(file, `${Date.now()} ${at}`);
    }
    if (files.length > room) found.push(t`At most ${mostPictures} pictures.`);
    setFaults(found);
  };
  const shownFaults = error ? [error, ...faults] : faults;
  return (
    <fieldset aria-describedby={shownFaults.length > 0 ? `${id}-fault` : undefined}>
      <legend className="mb-1.5 font-semibold">{t`Pictures`}</legend>
      <p className="mb-2 text-copy text-quiet">
        {t`Up to 6. The first one is shown on the card. Where and when they were taken is removed.`}
      </p>
      <ul className="grid pair:grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((url, at) => {
          const number = at + 1;
          return (
            <li key={url} className="relative overflow-hidden rounded-control border border-line">
              <CardPicture
                {...pictureSources(url)}
                sizes="220px"
                alt={t`Picture ${number}`}
                ratio="4/3"
              />
              <button
                type="button"
                aria-label={t`Remove picture ${number}`}
                onClick={() => onChange((before) => before.filter((other) => other !== url))}
                className="absolute top-1 right-1 grid size-12 place-items-center rounded-full bg-surface text-ink shadow-card hover:text-chilli-600"
              >
                <X aria-hidden size={20} />
              </button>
              {at > 0 && (
                <button
                  type="button"
                  aria-label={t`Show picture ${number} first`}
                  onClick={() =>
                    onChange((before) => [url, ...before.filter((other) => other !== url)])
                  }
                  className="absolute bottom-1 left-1 grid size-12 place-items-center rounded-full bg-surface text-ink shadow-card hover:text-leaf-700"
                >
                  <ArrowLeft aria-hidden size={20} />
                </button>
              )}
            </li>
          );
        })}
        {onTheirWay.map(([key, share]) => {
          const percent = formatNumber(Math.round(share * 100));
          return (
            <li
              key={key}
              className="grid aspect-[4/3] content-center gap-2 rounded-control border border-dashed border-edge bg-raised p-3"
            >
              <span className="text-copy text-quiet">
                {share < 1 ? t`Sending: ${percent}%` : t`Being made smaller`}
              </span>
              <progress
                aria-label={t`How much is sent`}
                value={share}
                className="h-2 w-full overflow-hidden rounded-full accent-leaf-700"
              />
            </li>
          );
        })}
        {room > 0 && (
          <li
            className={classNames(
              "relative grid aspect-[4/3] content-center justify-items-center gap-1.5 rounded-control border border-dashed bg-raised p-3 text-center hover:border-leaf-600 hover:bg-leaf-100 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus",
              error ? "border-chilli-600" : "border-edge",
            )}
          >
            <ImagePlus aria-hidden size={28} className="text-leaf-700" />
            <span className="font-semibold text-leaf-700">{t`Add pictures`}</span>
            <input
              type="file"
              name="pictures"
              multiple
              aria-label={t`Add pictures`}
              aria-invalid={error ? true : undefined}
              accept={pictureTypes.join(",")}
              onChange={({ target }) => {
                handleChoose([...(target.files ?? [])]);
                target.value = "";
              }}
              className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
            />
          </li>
        )}
      </ul>
      <div id={`${id}-fault`} className="mt-2 grid gap-1 empty:hidden">
        {shownFaults.map((fault) => (
          <FieldError key={fault}>{fault}</FieldError>
        ))}
      </div>
    </fieldset>
  );
}
