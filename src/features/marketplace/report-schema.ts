import * as z from "zod/mini";

export const productReportReasons = ["not-as-described", "fake", "banned", "other"] as const;
const reason = z.enum(productReportReasons);
export type ProductReportReason = z.infer<typeof reason>;

export const longestReport = 500;

export const productReportInput = z
  .object({
    reason,
    // PostgreSQL text cannot hold U+0000.
    words: z.pipe(
      z._default(z.string().check(z.maxLength(longestReport)), ""),
      z.transform((value: string) => value.replaceAll("\u0000", "").trim()),
    ),
  })
  .check(
    z.refine((report) => report.reason !== "other" || report.words !== "", {
      error: "Say what is wrong with it",
      path: ["words"],
    }),
  );
export type ProductReportInput = z.infer<typeof productReportInput>;

export const productReportAnswer = z.object({ id: z.string() });
