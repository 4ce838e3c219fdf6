import { expect, test } from "vitest";
import { languages } from "#src/shared/language.ts";
import { loadWords } from "#src/ui/area-words.ts";
import { loadStaticWords } from "./static-words.ts";

const days = {
  id: "no text of the product",
  message: "{count, plural, one {# day} other {# days}}",
  values: { count: 62 },
};

test.each(languages)(
  "what is counted stands in the digits of all other numbers: %s",
  async (language) => {
    for (const words of [await loadWords(language), await loadStaticWords(language)]) {
      expect(words.locale).toBe(language);
      expect(words._(days)).toBe("62 days");
    }
  },
);
