import * as z from "zod/mini";

export const longestReport = 500;

/** What a farmer says of something that should go: one of the reasons, with words where it is another. */
export function reportOf<Reason extends string>(reason: z.ZodMiniType<Reason>) {
  return z
    .object({
      reason,
      // PostgreSQL text holds neither U+0000 nor half of a pair.
      words: z.pipe(
        z._default(z.string().check(z.maxLength(longestReport)), ""),
        z.transform((value: string) => value.replaceAll(/[\0\p{Cs}]/gu, "").trim()),
      ),
    })
    .check(
      z.refine((report) => report.reason !== "other" || report.words !== "", {
        error: "Say what is wrong with it",
        path: ["words"],
      }),
    );
}
