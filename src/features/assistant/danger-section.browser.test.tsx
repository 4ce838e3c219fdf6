import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openParts,
  see,
} from "#src/app/test-parts.tsx";
import { DangerSection } from "./danger-section.tsx";

const parts = openParts();

test.each([
  { language: "hi", text: "mere bhai ko saanp ne kaat liya" },
  { language: "mr", text: "माझ्या भावाला साप चावला" },
  { language: "en", text: "a snake bit my brother" },
] as const)(
  "danger told in $language is answered with numbers to press, on 320 px",
  async (given) => {
    const { language, text } = given;
    await parts.show(<DangerSection text={text} />, { language, width: 320 });
    for (const number of ["108", "112"]) {
      const link = page.getByRole("link", { name: number, exact: true }).first();
      await see(link);
      await expect.element(link).toHaveAttribute("href", `tel:${number}`);
      const { height } = (await link.findElement()).getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(48);
    }
    expectNoSidewaysScroll();
    await expectNoAxeViolations();
  },
);

test("a question without danger shows nothing", async () => {
  await parts.show(<DangerSection text="When do I water wheat?" />);
  await expect.element(page.getByRole("main")).toBeEmptyDOMElement();
});
