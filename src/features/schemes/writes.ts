import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { changeAsked, putAnswer } from "#src/shared/change-query.ts";
import type { Writes } from "#src/shared/writes.ts";
import { readyDocumentList, readyInput } from "./detail-schema.ts";
import { answersInput, farmerFacts, type SchemeFits } from "./eligibility-schema.ts";
import { reminderInput, reminderList } from "./reminder-schema.ts";

export const schemesKey = ["schemes"] as const;
export const fitsKey = ["scheme-fits"] as const;
export const readyKey = ["scheme-documents"] as const;
export const remindersKey = ["scheme-reminders"] as const;

const schemeCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("answers"), input: answersInput }),
  z.object({ kind: z.literal("ready"), input: readyInput }),
  z.object({ kind: z.literal("reminder"), input: reminderInput }),
]);
export type SchemeCommand = z.infer<typeof schemeCommand>;

const paths = {
  answers: "/api/scheme-answers",
  ready: "/api/scheme-documents",
  reminder: "/api/scheme-reminders",
} as const;

/** Answers to what schemes ask, papers that are ready, and days to be reminded on. */
export const schemeWrites: Writes<SchemeCommand, "scheme"> = {
  kind: "scheme",
  command: schemeCommand,
  toRequest: ({ kind, input }) => ({ method: "PUT", path: paths[kind], body: input }),
  async applySent(client, { command, answer }) {
    switch (command.kind) {
      case "ready":
        return putAnswer(client, readyKey, readyDocumentList.parse(answer).documents);
      case "reminder":
        return putAnswer(client, remindersKey, reminderList.parse(answer).reminders);
      case "answers": {
        const known = farmerFacts.parse(answer);
        await changeAsked<SchemeFits>(client, fitsKey, (fits) => ({ ...fits, ...known }));
        // Its order is by what fits.
        void client.invalidateQueries({ queryKey: schemesKey });
      }
    }
  },
  getName: () => msg`An answer or a paper for the schemes`,
};
