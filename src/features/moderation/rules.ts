import { dayInMs } from "#src/shared/days.ts";

/** So old an account has to be before its reports count. */
const youngestInMs = 3 * dayInMs;

/** So much does the report of a farmer who reports now and then weigh. */
export const fullWeightInPercent = 100;

/** How long the operator's finding that nothing was wrong weighs on whoever reported it. */
export const rememberedDays = 180;

type Reporter = {
  /** Null where there is no such account. */
  standing: { hasProvenAddress: boolean; createdAt: Date } | null;
  /** What else they reported within a day. */
  reportsWithinDay: number;
  /** How many of their reports the operator found nothing in, within `rememberedDays`. */
  unfoundedReports: number;
  now: Date;
};

/**
 * How much a report counts towards hiding (decision 0021): nothing from an account that anybody can make by the
 * dozen, else a full one, shared out over all that the same farmer reports within a day and finds nothing wrong in.
 */
export function getReportWeightInPercent(reporter: Reporter): number {
  const { standing, reportsWithinDay, unfoundedReports, now } = reporter;
  if (!standing?.hasProvenAddress) return 0;
  if (now.getTime() - standing.createdAt.getTime() < youngestInMs) return 0;
  return Math.floor(fullWeightInPercent / ((1 + reportsWithinDay) * (1 + unfoundedReports)));
}
