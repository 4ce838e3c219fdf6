import * as z from "zod/mini";
import {
  type AccountNoticeWords,
  accountNoticeWords,
} from "#src/platform/account-notice-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** The mail that tells an owner of a change of their account, in one record. */
export const accountNotices = defineKind({
  folder: "account-notices",
  facts: z.strictObject({}),
  words: accountNoticeWords,
  compile: (records) =>
    records.map(({ words }) => ({
      path: "account-notices.ts",
      types: {
        "#src/platform/account-notice-schema.ts": ["AccountNoticeWords"],
        "#src/shared/language.ts": ["Language"],
      },
      constants: [
        {
          name: "accountNotices",
          type: "Readonly<Record<Language, AccountNoticeWords>>",
          value: mapWords(words, (told): AccountNoticeWords => told),
        },
      ],
    })),
});
