import { useState } from "react";
import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { openParts } from "#src/app/test-parts.tsx";
import { QuestionForm } from "./question-form.tsx";

const parts = openParts();
const box = page.getByRole("textbox", { name: "Ask me anything" });

type AskedProps = { onAsk: (text: string) => void; onStop?: () => void; isAnswering?: boolean };

function Asked({ onAsk, onStop = () => {}, isAnswering = false }: AskedProps) {
  const [text, setText] = useState("");
  return (
    <QuestionForm
      {...{ text, isAnswering, onStop }}
      onText={setText}
      refusal={null}
      onAsk={() => onAsk(text)}
    />
  );
}

async function open(given: Partial<AskedProps> = {}) {
  const onAsk = vi.fn<(text: string) => void>();
  await parts.show(<Asked onAsk={onAsk} {...given} />);
  await box.click();
  return onAsk;
}

test("Enter chooses among letters that are being put together, and asks when they stand", async () => {
  const onAsk = await open();
  const keyboard = cdp();
  await userEvent.keyboard("Kab ");
  await keyboard.send("Input.imeSetComposition", {
    text: "पानी",
    selectionStart: 4,
    selectionEnd: 4,
  });
  await expect.element(box).toHaveValue("Kab पानी");
  const composing: boolean[] = [];
  box.element().addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent) composing.push(event.isComposing);
  });
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 };
  await keyboard.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  expect(composing).toEqual([true]);
  expect(onAsk).not.toHaveBeenCalled();
  await keyboard.send("Input.insertText", { text: "पानी दूँ?" });
  await expect.element(box).toHaveValue("Kab पानी दूँ?");
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onAsk).toHaveBeenCalledExactlyOnceWith("Kab पानी दूँ?");
  expect(composing).toEqual([true, false]);
});

test("Enter with Shift begins a line, and asks nothing", async () => {
  const onAsk = await open();
  await userEvent.keyboard("Wheat{Shift>}{Enter}{/Shift}or gram");
  await expect.element(box).toHaveValue("Wheat\nor gram");
  expect(onAsk).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Ask" }).click();
  expect(onAsk).toHaveBeenCalledExactlyOnceWith("Wheat\nor gram");
  await expect.element(box).toHaveFocus();
});

test("while an answer comes, Enter neither asks nor stops it, and the button stops it", async () => {
  const onStop = vi.fn<() => void>();
  const onAsk = await open({ isAnswering: true, onStop });
  await userEvent.keyboard("And gram?{Enter}");
  await expect.element(box).toHaveValue("And gram?");
  expect(onStop).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Stop" }).click();
  expect(onStop).toHaveBeenCalledOnce();
  expect(onAsk).not.toHaveBeenCalled();
});
