import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { miss, openParts, see } from "#src/app/test-parts.tsx";
import { AppError, type AppErrorCode } from "#src/shared/app-error.ts";
import { CheckedForm } from "./checked-form.tsx";
import { Failure } from "./failure.tsx";
import { TextField } from "./field.tsx";
import { SavingDialog } from "./saving-dialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useSaveFailure } from "./use-save-failure.ts";
import { useSaving } from "./use-saving.ts";

const parts = openParts();

const read = ({ name }: { name: string }) => ({
  input: name,
  faults: name === "" ? { name: "Give it a name." } : {},
});

type Answers = (typed: string, saves: number) => unknown;

/** What answers each save, and what another device has made of it meanwhile. */
function Saved({ answer, other }: { answer: Answers; other?: string | null }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <NameDialog {...{ answer, other }} onClose={() => setOpen(false)} />
  ) : (
    <p>The list again</p>
  );
}

function NameDialog(props: {
  answer: Answers;
  other: string | null | undefined;
  onClose: () => void;
}) {
  const { answer, other, onClose } = props;
  const [saved] = useState<string[]>([]);
  const wordFailure = useSaveFailure({ "not-found": "It is gone." });
  const write = useMutation({
    mutationFn: async (typed: string) => answer(typed, saved.push(typed)),
  });
  const meetOther = async () => other;
  const { save, ...saving } = useSaving(write, { wordFailure, onClose, meetOther });
  const { draft, faults, change, check } = useDraft({ name: "" }, read);
  const handleSubmit = () => {
    const name = check();
    if (name) save(name, { text: `${name} is saved.`, undo: `Not ${name}` });
  };
  return (
    <SavingDialog title="A name" {...saving} onSubmit={handleSubmit}>
      <p>{"What it is about"}</p>
      <TextField
        label="Name"
        value={draft.name}
        error={faults.name}
        onChange={({ target }) => change({ name: target.value })}
      />
    </SavingDialog>
  );
}

const refuse = (code: AppErrorCode) => {
  throw new AppError(code, "No");
};
const name = page.getByRole("textbox", { name: "Name" });
const save = () => page.getByRole("button", { name: "Save" }).click();

test("what is wrong has the focus and is said until it is changed", async () => {
  await parts.show(<Saved answer={() => ({})} />);
  await save();
  await see(page.getByText("Give it a name."));
  await expect.element(name).toHaveFocus();
  await name.fill("Ravi");
  await miss(page.getByText("Give it a name."));
});

const readTwo = (typed: { crop: string; area: string }) => ({
  input: typed,
  faults: {
    ...(typed.crop === "" ? { crop: "Which crop?" } : {}),
    ...(typed.area === "" ? { area: "How large?" } : {}),
  },
});

function TwoFields({ keep }: { keep: (draft: { crop: string; area: string }) => void }) {
  const { draft, faults, change, check } = useDraft({ crop: "", area: "1" }, readTwo, keep);
  return (
    <CheckedForm onSubmit={() => check()}>
      <TextField
        label="Crop"
        value={draft.crop}
        error={faults.crop}
        onChange={({ target }) => change({ crop: target.value })}
      />
      <TextField
        label="Area"
        value={draft.area}
        error={faults.area}
        onChange={({ target }) => change({ area: target.value })}
      />
      <button type="submit">{"Save"}</button>
    </CheckedForm>
  );
}

test("what is still wrong stays marked while another field is put right, and nothing is marked before", async () => {
  const kept: object[] = [];
  await parts.show(<TwoFields keep={(draft) => kept.push(draft)} />);
  const crop = page.getByRole("textbox", { name: "Crop" });
  const area = page.getByRole("textbox", { name: "Area" });
  await area.fill("");
  expect(page.getByText("How large?").elements()).toEqual([]);
  await save();
  await see(page.getByText("How large?"));
  await crop.fill("Tur");
  await miss(page.getByText("Which crop?"));
  await see(page.getByText("How large?"));
  await area.fill("2");
  await miss(page.getByText("How large?"));
  await crop.fill("");
  expect(page.getByText("Which crop?").elements()).toEqual([]);
  expect(kept.at(-1)).toEqual({ crop: "", area: "2" });
});

test("what is saved is said with the way back, and what waits is, too", async () => {
  await parts.show(<Saved answer={() => ({})} />);
  await name.fill("Ravi");
  await save();
  await see(page.getByText("The list again"));
  await see(page.getByText("Ravi is saved."));
  await page.getByRole("button", { name: "Undo" }).click();
  await see(page.getByText("Taken back."));
  await parts.show(<Saved answer={() => null} />);
  await name.fill("Ravi");
  await save();
  await see(page.getByText("Kept on this device. It is sent when the signal is back."));
});

test("what failed is said, and what was typed stays and can be saved once more", async () => {
  parts.allow(/saving failed/);
  await parts.show(
    <Saved answer={(_typed, saves) => (saves === 1 ? refuse("internal-error") : {})} />,
  );
  await name.fill("Ravi");
  await save();
  await see(page.getByRole("alert").getByText("Something went wrong on our side"));
  await expect.element(name).toHaveValue("Ravi");
  await save();
  await see(page.getByText("Ravi is saved."));
});

/** A form that goes on sending while it is closed. */
function Left({ answer }: { answer: Promise<unknown> }) {
  const [isOpen, setOpen] = useState(true);
  const write = useMutation({ mutationFn: (_typed: string) => answer });
  const { save, failure } = useSaving(write, {
    wordFailure: useSaveFailure(),
    isOpen,
    wayBack: { label: "Open", onPress: () => setOpen(true) },
  });
  if (!isOpen) return <p>Closed</p>;
  return (
    <>
      <button type="button" onClick={() => save("Ravi")}>
        {"Send"}
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        {"Leave"}
      </button>
      <Failure>{failure}</Failure>
    </>
  );
}

test("what is refused after its form was closed is told, with the way back to it", async () => {
  parts.allow(/saving failed/);
  let answerNow = () => {};
  const answer = new Promise<never>((_resolve, reject) => {
    answerNow = () => reject(new AppError("internal-error", "No"));
  });
  await parts.show(<Left answer={answer} />);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await see(page.getByText("Closed"));
  answerNow();
  await page.getByRole("button", { name: "Open" }).click();
  await see(page.getByRole("alert").getByText("Something went wrong on our side"));
});

test("what was changed elsewhere is told as it is there, what was removed as gone", async () => {
  parts.allow(/saving failed/);
  await parts.show(<Saved answer={() => refuse("conflict")} other="Asha" />);
  await name.fill("Ravi");
  await save();
  await see(page.getByText("changed elsewhere in the meantime. There it is: Asha."));
  await expect.element(name).toHaveValue("Ravi");
  await parts.show(<Saved answer={() => refuse("not-found")} other={null} />);
  await name.fill("Ravi");
  await save();
  await see(page.getByText("This was removed elsewhere in the meantime."));
  await parts.show(<Saved answer={() => refuse("not-found")} />);
  await name.fill("Ravi");
  await save();
  await see(page.getByText("It is gone."));
});
