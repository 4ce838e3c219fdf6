import * as z from "zod/mini";

export const reportReasons = ["spam", "wrong-advice", "abuse", "other"] as const;
const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** What a report can be of. */
export const reportKinds = ["post", "comment"] as const;
export type ReportKind = (typeof reportKinds)[number];
export type ReportTarget = { kind: ReportKind; id: string };

export const longestReport = 500;

export const reportInput = z
  .object({
    reason: reportReason,
    // PostgreSQL text cannot hold U+0000.
    words: z.pipe(
      z._default(z.string().check(z.maxLength(longestReport)), ""),
      z.transform((value: string) => value.replaceAll("\u0000", "").trim()),
    ),
  })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || words !== "", {
      error: "Say what is wrong with it",
      path: ["words"],
    }),
  );
export type ReportInput = z.infer<typeof reportInput>;

export const reportAnswer = z.object({ id: z.uuid() });
