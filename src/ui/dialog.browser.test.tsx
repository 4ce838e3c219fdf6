import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  miss,
  openParts,
  see,
} from "#src/app/test-parts.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { NumberField, PasswordField, SelectField, TextField } from "./field.tsx";
import { useDialog } from "./use-dialog.ts";

const parts = openParts();
const dialog = page.getByRole("dialog", { name: "Note it" });
const opener = page.getByRole("button", { name: "Open" });

function Opened({ title = "Note it" }: { title?: string }) {
  const { open, show, hide } = useDialog();
  return (
    <>
      <Button onClick={show}>Open</Button>
      <Dialog
        open={open}
        onClose={hide}
        title={title}
        footer={<Button onClick={hide}>Save</Button>}
      >
        <TextField name="note" label="Note" />
      </Dialog>
    </>
  );
}

test("Escape puts a dialog away, the focus goes back, and what was typed is there again", async () => {
  await parts.show(<Opened />);
  await opener.click();
  await dialog.getByLabelText("Note").fill("Frost at dawn");
  await expect.poll(() => history.state?.dialogs).toBe(1);
  await userEvent.keyboard("{Escape}");
  await miss(dialog);
  await expect.element(opener).toHaveFocus();
  await expect.poll(() => history.state?.dialogs ?? 0).toBe(0);
  await opener.click();
  await expect.element(dialog.getByLabelText("Note")).toHaveValue("Frost at dawn");
});

test("Back puts a dialog away and leaves the screen", async () => {
  await parts.show(<Opened />, { path: "/fields" });
  await opener.click();
  await expect.poll(() => history.state?.dialogs).toBe(1);
  history.back();
  await miss(dialog);
  expect(location.pathname).toBe("/fields");
});

test("nothing behind an open dialog is reached by the keyboard", async () => {
  await parts.show(<Opened />);
  await opener.click();
  await see(dialog);
  for (let at = 0; at < 6; at += 1) {
    await userEvent.tab();
    const held = document.activeElement;
    expect(held === document.body || held?.closest("dialog") !== null).toBe(true);
  }
  await expectNoAxeViolations();
});

test("a dialog with one long word as its title fits 320 px, its buttons in reach", async () => {
  const title = "सूक्ष्मसिंचाईयोजनाकेलिएआवश्यकदस्तावेज़ोंकीजानकारी";
  await parts.show(<Opened title={title} />, { width: 320 });
  await opener.click();
  await see(page.getByRole("dialog"));
  expectNoSidewaysScroll();
  for (const name of ["Save", "Close"]) {
    const button = await page.getByRole("dialog").getByRole("button", { name }).findElement();
    const { left, right, bottom, height } = button.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(height).toBeGreaterThanOrEqual(48);
  }
});

test("a field names its hint and its fault, and a number opens the number pad", async () => {
  await parts.show(
    <>
      <NumberField decimal label="Area" hint="In acres" error="Enter a number." trailing="acre" />
      <NumberField label="Minutes" />
      <SelectField label="Unit" placeholder="Choose" options={[{ value: "acre", label: "Acre" }]} />
    </>,
  );
  const area = page.getByLabelText("Area");
  await expect.element(area).toHaveAttribute("inputmode", "decimal");
  await expect.element(area).toHaveAttribute("aria-invalid", "true");
  await expect.element(area).toHaveAccessibleDescription("In acres Enter a number.");
  await expect.element(area).toHaveAttribute("type", "text");
  const minutes = page.getByLabelText("Minutes");
  await expect.element(minutes).toHaveAttribute("inputmode", "numeric");
  await expect.element(minutes).not.toHaveAttribute("aria-invalid");
  const unit = page.getByLabelText("Unit");
  await expect.element(unit).toHaveValue("");
  await unit.selectOptions("Acre");
  await expect.element(unit).toHaveValue("acre");
  for (const field of [area, minutes, unit]) {
    expect((await field.findElement()).getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  }
});

test("a password is shown while the eye is pressed in", async () => {
  await parts.show(<PasswordField label="Password" />);
  const secret = page.getByLabelText("Password", { exact: true });
  await secret.fill("monsoon");
  await expect.element(secret).toHaveAttribute("type", "password");
  const eye = page.getByRole("button", { name: "Show password" });
  await eye.click();
  await expect.element(secret).toHaveAttribute("type", "text");
  await expect.element(eye).toHaveAttribute("aria-pressed", "true");
  await expect.element(secret).toHaveValue("monsoon");
});
