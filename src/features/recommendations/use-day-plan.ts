import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLossReports } from "#src/features/insurance/loss-api.ts";
import type { LossReport } from "#src/features/insurance/loss-schema.ts";
import { getTimeEnd, getTimeLeft } from "#src/features/insurance/loss-time-rules.ts";
import { useSession } from "#src/features/session/api.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { useToast } from "#src/ui/toast.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { type FieldPlan, listDoneKeys, listFieldPlans } from "./field-plan-rules.ts";
import type { Candidate, Recommendations } from "./schema.ts";

/** What was done on a day on this device: it is not shown again on that day. */
const doneTasks = z.object({ day: z.string(), ids: z.array(z.string()) });

/** What was put aside today, the same wherever it is shown, and the way to put aside more; it stays on this device. */
function useDone(uid: string, today: string) {
  const name = `tasksDone:${uid}`;
  const client = useQueryClient();
  const queryKey = ["tasks-done", uid];
  const read = () => readDraft(name, doneTasks);
  const kept = useQuery({ queryKey, queryFn: read, initialData: read, staleTime: Infinity }).data;
  const listIds = (done: z.infer<typeof doneTasks> | null) => (done?.day === today ? done.ids : []);
  const put = (ids: readonly string[]) => {
    const done = { day: today, ids: [...ids] };
    writeDraft(name, done);
    client.setQueryData(queryKey, done);
  };
  return {
    ids: new Set(listIds(kept)),
    add: (more: readonly string[]) => put([...listIds(read()), ...more]),
    // The press that takes it back may come when more has been done.
    remove: (some: readonly string[]) => put(listIds(read()).filter((one) => !some.includes(one))),
  };
}

/** Losses that are noted on this device and can still be reported to the insurance. */
function listLossCandidates(reports: readonly LossReport[] | null, now: Date): Candidate[] {
  const open = (reports ?? []).filter(
    ({ removedAt, docket, happenedAt }) =>
      removedAt === null && docket === "" && !getTimeLeft(happenedAt, now).isOver,
  );
  return open.map(({ id, cropName, happenedAt }) => {
    const endsAt = getTimeEnd(happenedAt).toISOString();
    return {
      id: `loss ${id}`,
      source: "insurance",
      topic: `loss ${id}`,
      fields: [],
      dueAt: endsAt,
      stake: null,
      reason: { code: "loss-window", cropName, endsAt },
      link: `/community/insurance/loss-report?report=${id}`,
    };
  });
}

/** The day as it is planned now, without what was done, and the way to say that a task is done. */
export function useDayPlan(data: Pick<Recommendations, "fields" | "candidates">): {
  plans: FieldPlan[];
  today: string;
  now: Date;
  /** Whether something was done today. */
  isBegun: boolean;
  finish: (task: Candidate) => void;
} {
  const { t } = useLingui();
  const now = useNow();
  const toast = useToast();
  const today = getLocalDay(now);
  const uid = useSession().user?.uid ?? "";
  const done = useDone(uid, today);
  const { reports } = useLossReports(uid);
  const candidates = [...listLossCandidates(reports, now), ...data.candidates];
  const plans = listFieldPlans({ ...data, candidates }, { now, done: done.ids });
  const finish = (task: Candidate) => {
    const keys = listDoneKeys(task);
    done.add(keys);
    toast.show({
      text: t`Done for today.`,
      action: { label: t`Undo`, onPress: () => done.remove(keys) },
    });
  };
  return { plans, today, now, isBegun: done.ids.size > 0, finish };
}
