import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoSidewaysScroll, miss, openParts, see } from "#src/app/test-parts.tsx";
import { Dialog } from "./dialog.tsx";
import { useToast } from "./toast.tsx";
import { useDialog } from "./use-dialog.ts";

const parts = openParts();

function Told(props: { text: string; onUndo?: () => void; tone?: "good" | "bad" }) {
  const toast = useToast();
  const { text, onUndo, tone } = props;
  const action = onUndo && { label: "Undo", onPress: onUndo };
  return (
    <button type="button" onClick={() => toast.show({ text, tone, action })}>
      Tell
    </button>
  );
}
const tell = () => page.getByRole("button", { name: "Tell" }).click();

test("a message with a way back takes it once, and is gone after it", async () => {
  const onUndo = vi.fn<() => void>();
  await parts.show(<Told text="Put away." onUndo={onUndo} />);
  await tell();
  const told = page.getByRole("status").getByText("Put away.");
  await see(told);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await miss(told);
});

test("what failed is an alert, and is dismissed by the keyboard", async () => {
  await parts.show(<Told text="Not saved." tone="bad" />);
  await tell();
  await see(page.getByRole("alert").getByText("Not saved."));
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await miss(page.getByText("Not saved."));
});

function Counted() {
  const toast = useToast();
  const [count, setCount] = useState(1);
  const handlePress = () => {
    toast.show({ text: `Noted ${count}` });
    setCount(count + 1);
  };
  return (
    <button type="button" onClick={handlePress}>
      Tell
    </button>
  );
}

test("at most three messages stand together, the newest of them", async () => {
  await parts.show(<Counted />);
  await see(page.getByRole("button", { name: "Tell" }));
  const button = await page.getByRole("button", { name: "Tell" }).findElement();
  for (let at = 0; at < 5; at += 1) {
    flushSync(() => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  }
  const told = () => page.getByText(/^Noted/).elements();
  // At once: a message goes by itself after a while.
  expect(told().map(({ textContent }) => textContent)).toEqual(["Noted 3", "Noted 4", "Noted 5"]);
});

test("a message of one long Hindi word fits 320 px, its buttons in reach", async () => {
  const text = "आपकेखेतकीजानकारीनेटवर्ककेबिनासहेजीनहींजासकीकृपयाबादमेंफिरकोशिशकरें";
  await parts.show(<Told text={text} tone="bad" onUndo={() => undefined} />, { width: 320 });
  await tell();
  await see(page.getByText(text));
  expectNoSidewaysScroll();
  for (const name of ["Undo", "Dismiss"]) {
    const button = await page.getByRole("button", { name }).findElement();
    const { left, right, width, height } = button.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
});

function ToldInDialog({ onUndo }: { onUndo: () => void }) {
  const { open, show, hide } = useDialog();
  return (
    <>
      <button type="button" onClick={show}>
        Open
      </button>
      <Dialog open={open} onClose={hide} title="Note it">
        <Told text="Put away." onUndo={onUndo} />
      </Dialog>
    </>
  );
}

test.each(["mouse", "keyboard"])(
  "over an open dialog a way back is taken by the %s",
  async (by) => {
    const onUndo = vi.fn<() => void>();
    await parts.show(<ToldInDialog onUndo={onUndo} />);
    await page.getByRole("button", { name: "Open" }).click();
    await tell();
    const undo = page.getByRole("button", { name: "Undo" });
    await see(undo);
    if (by === "mouse") await undo.click();
    else {
      await userEvent.tab();
      await expect.element(undo).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    }
    expect(onUndo).toHaveBeenCalledOnce();
    await miss(page.getByText("Put away."));
    await see(page.getByRole("dialog"));
  },
);

test("a message that was told over a dialog stays when the dialog goes, and can be pressed", async () => {
  const onUndo = vi.fn<() => void>();
  await parts.show(<ToldInDialog onUndo={onUndo} />);
  await page.getByRole("button", { name: "Open" }).click();
  await tell();
  await see(page.getByText("Put away."));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await miss(page.getByRole("dialog"));
  await see(page.getByText("Put away."));
  await page.getByRole("button", { name: "Undo" }).click();
  expect(onUndo).toHaveBeenCalledOnce();
});
