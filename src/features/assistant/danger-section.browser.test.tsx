import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

test.each([
  ["en", "This is no emergency"],
  ["hi", "यह खतरे की बात नहीं है"],
  ["mr", "ही आणीबाणी नाही"],
] as const)("in %s a false alarm is taken back by the keyboard", async (language, name) => {
  const handleNoEmergency = vi.fn();
  const section = <DangerSection text="saanp ne kaat liya" onNoEmergency={handleNoEmergency} />;
  await parts.show(section, { language });
  const button = page.getByRole("button", { name, exact: true });
  await see(button);
  (await button.findElement()).focus();
  await userEvent.keyboard("{Enter}");
  expect(handleNoEmergency).toHaveBeenCalledOnce();
});

test("a question without danger shows nothing", async () => {
  await parts.show(<DangerSection text="When do I water wheat?" />);
  await expect.element(page.getByRole("main")).toBeEmptyDOMElement();
});
