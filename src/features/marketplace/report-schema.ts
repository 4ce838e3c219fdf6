import * as z from "zod/mini";
import { reportOf } from "#src/shared/report.ts";

export const productReportReasons = ["not-as-described", "fake", "banned", "other"] as const;
const reason = z.enum(productReportReasons);
export type ProductReportReason = z.infer<typeof reason>;

export const productReportInput = reportOf(reason);
export type ProductReportInput = z.infer<typeof productReportInput>;

export const productReportAnswer = z.object({ id: z.string() });
