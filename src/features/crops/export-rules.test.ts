import { describe, expect, test } from "vitest";
import { writeCsv } from "./export-rules.ts";

describe("a table file", () => {
  test("begins with the mark of UTF-8 and ends its lines as RFC 4180 has it", () => {
    expect(writeCsv(["Crop", "Kilograms"], [["गेहूँ", 1250.5]])).toBe(
      "\uFEFFCrop,Kilograms\r\nगेहूँ,1250.5\r\n",
    );
  });

  test("quotes what would break a line or a column, and leaves nothing empty but nothing", () => {
    expect(writeCsv(["a"], [['say "hi", twice\nhere'], [null], [0]])).toBe(
      '\uFEFFa\r\n"say ""hi"", twice\nhere"\r\n\r\n0\r\n',
    );
  });

  test.each(["=1+1", "+1", "-1", "@sum", "\t=1", "  =1", "＝1"])(
    "takes %j for text, not for a formula",
    (text) => {
      expect(writeCsv(["a"], [[text]])).toBe(`\uFEFFa\r\n"'${text}"\r\n`);
    },
  );

  test("leaves negative numbers numbers", () => {
    expect(writeCsv(["a"], [[-5000.25]])).toBe("\uFEFFa\r\n-5000.25\r\n");
  });
});
