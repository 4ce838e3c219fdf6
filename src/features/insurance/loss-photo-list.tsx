import { useLingui } from "@lingui/react/macro";
import { Camera, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { describeFailure } from "#src/shared/http-client.ts";
import { FieldFrame } from "#src/ui/field-parts.tsx";
import { useToast } from "#src/ui/toast.tsx";
import type { useLossPhotos } from "./loss-api.ts";
import { takePhoto } from "./loss-photo-api.ts";
import { type LossPhoto, mostPhotos, type PhotoFault } from "./loss-schema.ts";
import { useMomentText } from "./loss-words.ts";

/** A photo that is kept on the device. */
export function KeptPicture({ photo, alt }: { photo: LossPhoto; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo.picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.picture]);
  return (
    <span className="block aspect-[4/3] overflow-hidden rounded-control bg-leaf-100">
      {address && <img src={address} alt={alt} className="size-full object-cover" />}
    </span>
  );
}

/** When a photo was added and taken, and its hash, by which a changed one is known. */
export function PhotoFacts({ photo }: { photo: LossPhoto }) {
  const { t } = useLingui();
  const getMomentText = useMomentText();
  const added = getMomentText(new Date(photo.addedAt));
  const dated = getMomentText(new Date(photo.fileDate));
  return (
    <>
      <span className="block">{t`Added ${added}`}</span>
      {added !== dated && <span className="block">{t`The file is dated ${dated}`}</span>}
      <span className="block font-mono text-sm break-all">SHA-256 {photo.sha256}</span>
    </>
  );
}

/** The fault of a file that is not taken in, or null. */
async function addOne(
  file: File,
  { reportId, add }: { reportId: string; add: (photo: LossPhoto) => Promise<void> },
): Promise<PhotoFault | null> {
  let photo: LossPhoto;
  try {
    photo = await takePhoto(file, { reportId, now: new Date() });
  } catch (error) {
    const { code, message } = describeFailure(error);
    console.warn("[insurance] a photo was not taken in", code, message);
    return code === "too-large" ? "too-large" : "no-photo";
  }
  try {
    await add(photo);
    return null;
  } catch (error) {
    console.warn("[insurance] a photo could not be kept", error);
    return "not-kept";
  }
}

type Refused = { name: string; fault: PhotoFault };

/** Takes files in one after the other, so that a phone never holds two large pictures at once. */
function useAdding(given: {
  reportId: string;
  count: number;
  add: (photo: LossPhoto) => Promise<void>;
}) {
  const { reportId, count, add } = given;
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const [refused, setRefused] = useState<Refused[]>([]);
  const addAll = async (files: readonly File[]) => {
    const found: Refused[] = [];
    let room = mostPhotos - count;
    for (const [at, file] of files.entries()) {
      setProgress({ at: at + 1, of: files.length });
      const fault = room > 0 ? await addOne(file, { reportId, add }) : "too-many";
      if (fault) found.push({ name: file.name, fault });
      else room -= 1;
    }
    setProgress(null);
    setRefused(found);
  };
  return { progress, refused, addAll };
}

type LossPhotoListProps = ReturnType<typeof useLossPhotos> & { reportId: string };

/** The photos of a loss: taken or chosen, made small, and kept here until the report is removed. */
export function LossPhotoList({ reportId, photos, add, remove }: LossPhotoListProps) {
  const { t } = useLingui();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const count = photos?.length ?? 0;
  const { progress, refused, addAll } = useAdding({ reportId, count, add });
  const faultWords: Record<PhotoFault, (name: string) => string> = {
    "too-large": (name) =>
      t`“${name}” is larger than 25 MB. Take it with a smaller size, or choose another.`,
    "no-photo": (name) =>
      t`“${name}” is no photo that can be opened here. Choose a JPEG, PNG or WebP picture.`,
    "too-many": (name) => t`“${name}” was left out: a report holds ${mostPhotos} photos.`,
    "not-kept": (name) => t`“${name}” could not be kept: this device has no room left.`,
  };
  const handleFiles = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (input.current) input.current.value = "";
    if (chosen.length > 0 && !progress) void addAll(chosen);
  };
  const handleRemove = async (photo: LossPhoto) => {
    await remove(photo);
    toast.show({
      text: t`The photo is removed.`,
      action: { label: t`Undo`, onPress: () => void add(photo) },
    });
  };
  const error = refused.length > 0 && (
    <span className="grid gap-1">
      {refused.map(({ name, fault }) => (
        <span key={name}>{faultWords[fault](name)}</span>
      ))}
    </span>
  );
  return (
    <div className="grid gap-4">
      <FieldFrame
        label={t`Add photos`}
        hint={t`The whole field, the damage from near, and something by which the place is known. They stay on this device; where they were taken is cut out of the file.`}
        error={error}
      >
        {(ids) => (
          <div className="relative grid min-h-24 place-items-center rounded-control border border-dashed border-edge bg-raised px-4 py-3 text-center transition-colors hover:border-leaf-600 hover:bg-leaf-100 has-[input:disabled]:opacity-60 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus">
            <span className="flex items-center gap-2.5 font-semibold text-leaf-700">
              <Camera aria-hidden size={26} />
              {progress
                ? t`Getting photo ${progress.at} of ${progress.of} ready …`
                : t`Take or choose photos`}
            </span>
            <input
              {...ids}
              ref={input}
              type="file"
              accept="image/*"
              multiple
              disabled={photos === null || count >= mostPhotos}
              onChange={({ target }) => handleFiles(target.files)}
              className="absolute inset-0 size-full cursor-pointer text-[0] opacity-0"
            />
          </div>
        )}
      </FieldFrame>
      <p role="status" className="sr-only">
        {progress
          ? t`Getting photo ${progress.at} of ${progress.of} ready …`
          : t`${count} of ${mostPhotos} photos`}
      </p>
      {photos && photos.length > 0 && (
        <ul aria-label={t`Photos of the loss`} className="grid gap-4 min-[30rem]:grid-cols-2">
          {photos.map((photo, at) => (
            <li key={photo.id} className="relative">
              <KeptPicture photo={photo} alt={t`Photo ${at + 1} of the loss`} />
              <p className="mt-1.5 text-copy leading-snug text-quiet">
                <PhotoFacts photo={photo} />
              </p>
              <button
                type="button"
                aria-label={t`Remove photo ${at + 1}`}
                onClick={() => void handleRemove(photo)}
                className="absolute top-2 right-2 grid size-12 place-items-center rounded-full bg-surface text-ink shadow-card hover:bg-chilli-100 hover:text-chilli-600"
              >
                <Trash2 aria-hidden size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
