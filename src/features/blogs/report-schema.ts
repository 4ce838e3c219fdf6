import * as z from "zod/mini";
import { reportOf } from "#src/shared/report.ts";

export const reportReasons = ["spam", "wrong-advice", "abuse", "other"] as const;
const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** What a report can be of. */
export const reportKinds = ["post", "comment"] as const;
export type ReportKind = (typeof reportKinds)[number];
export type ReportTarget = { kind: ReportKind; id: string };

export const reportInput = reportOf(reportReason);
export type ReportInput = z.infer<typeof reportInput>;

export const reportAnswer = z.object({ id: z.uuid() });
