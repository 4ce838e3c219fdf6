import { useEffect, useState } from "react";
import { openKeptStore } from "#src/shared/kept-store.ts";
import { type LossPhoto, type LossReport, lossPhoto, lossReport } from "./loss-schema.ts";
import { isGone } from "./loss-time-rules.ts";

const reportKey = ({ uid, id }: Pick<LossReport, "uid" | "id">) => `${uid} ${id}`;
const photoKey = ({ reportId, id }: Pick<LossPhoto, "reportId" | "id">) => `${reportId} ${id}`;

/** Reports and their photos, on this device alone. Evidence is written through before it counts as kept. */
function openLossStore() {
  const durable = { durability: "strict" } as const;
  const reports = openKeptStore<unknown>("urvara-losses", durable);
  const photos = openKeptStore<unknown>("urvara-loss-photos", durable);

  async function listPhotoKeys(reportId: string): Promise<string[]> {
    return (await photos.keys()).filter((key) => key.startsWith(`${reportId} `));
  }
  async function dropReport(report: LossReport): Promise<void> {
    await photos.remove(...(await listPhotoKeys(report.id)));
    await reports.remove(reportKey(report));
  }
  return {
    /** Newest first. What was removed and can no longer be brought back goes for good. */
    async listReports(uid: string, now: Date): Promise<LossReport[]> {
      const keys = (await reports.keys()).filter((key) => key.startsWith(`${uid} `));
      const kept = await Promise.all(keys.map((key) => reports.get(key)));
      const known = kept.flatMap((each) => lossReport.safeParse(each).data ?? []);
      const gone = known.filter((report) => isGone(report, now));
      for (const report of gone) await dropReport(report);
      return known
        .filter((report) => !gone.includes(report))
        .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
    },
    putReport: (report: LossReport) => reports.put(reportKey(report), report),
    /** In the order in which they were added. */
    async listPhotos(reportId: string): Promise<LossPhoto[]> {
      const keys = await listPhotoKeys(reportId);
      const kept = await Promise.all(keys.map((key) => photos.get(key)));
      return kept
        .flatMap((each) => lossPhoto.safeParse(each).data ?? [])
        .sort((a, b) => a.addedAt.localeCompare(b.addedAt));
    },
    putPhoto: (photo: LossPhoto) => photos.put(photoKey(photo), photo),
    removePhoto: (photo: LossPhoto) => photos.remove(photoKey(photo)),
  };
}

/** The reports that a farmer keeps on this device; null until they are read. */
export function useLossReports(uid: string) {
  const [store] = useState(openLossStore);
  const [reports, setReports] = useState<LossReport[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const take = (found: LossReport[]) => {
      if (!isLeft) setReports(found);
    };
    store.listReports(uid, new Date()).then(take, (error: unknown) => {
      console.warn("[insurance] the loss reports could not be read", error);
      if (!isLeft) setFailure(error);
    });
    return () => {
      isLeft = true;
    };
  }, [store, uid, round]);
  const save = (report: LossReport) => {
    setReports((before) => {
      const others = before ?? [];
      const isKnown = others.some(({ id }) => id === report.id);
      return isKnown
        ? others.map((each) => (each.id === report.id ? report : each))
        : [report, ...others];
    });
    store.putReport(report).then(
      () => setFailure(null),
      (error: unknown) => {
        console.warn("[insurance] a loss report could not be kept", error);
        setFailure(error);
      },
    );
  };
  /** It can be brought back for a while by being saved again. */
  const putAway = (report: LossReport) => save({ ...report, removedAt: new Date().toISOString() });
  const readAgain = () => {
    setFailure(null);
    setRound((before) => before + 1);
  };
  return { reports, failure, save, putAway, readAgain };
}

/** The photos of one report; null until they are read. */
export function useLossPhotos(reportId: string) {
  const [store] = useState(openLossStore);
  const [photos, setPhotos] = useState<LossPhoto[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    store.listPhotos(reportId).then(
      (found) => {
        if (!isLeft) setPhotos(found);
      },
      (error: unknown) => {
        console.warn("[insurance] the photos could not be read", error);
        if (!isLeft) setPhotos([]);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [store, reportId]);
  /** @throws when the device has no room for it; nothing is shown then that is not kept */
  const add = async (photo: LossPhoto) => {
    await store.putPhoto(photo);
    setPhotos((before) =>
      [...(before ?? []), photo].sort((a, b) => a.addedAt.localeCompare(b.addedAt)),
    );
  };
  const remove = async (photo: LossPhoto) => {
    await store.removePhoto(photo);
    setPhotos((before) => (before ?? []).filter(({ id }) => id !== photo.id));
  };
  return { photos, add, remove };
}
