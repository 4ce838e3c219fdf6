import { useState } from "react";
import { test } from "vitest";
import { page } from "vitest/browser";
import { miss, openParts, see } from "#src/app/test-parts.tsx";
import { ReportFormDialog } from "./report-form-dialog.tsx";

const parts = openParts();
const dialog = page.getByRole("dialog", { name: "Report this" });

/** A screen that takes what was reported away as soon as the server has it. */
function Screen() {
  const [isThere, setThere] = useState(true);
  const [told, setTold] = useState("");
  return (
    <>
      {isThere && (
        <ReportFormDialog
          title="Report this"
          promise="You will not see it any more."
          reasons={[{ reason: "spam", label: "It sells something" }]}
          onSend={() => {
            setThere(false);
            return miss(dialog);
          }}
          onReported={() => setTold("Thank you.")}
          onClose={() => {}}
        />
      )}
      <p>{told}</p>
    </>
  );
}

test("a report is told of, also when what was reported is gone before the answer is read", async () => {
  await parts.show(<Screen />);
  await dialog.getByLabelText("It sells something").click();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await see(page.getByText("Thank you."));
});
