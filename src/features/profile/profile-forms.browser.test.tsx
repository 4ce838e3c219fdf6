import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { miss, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { AccountSection } from "./account-section.tsx";
import { DisplayNameForm } from "./display-name-form.tsx";
import { GivenNameSection } from "./given-name-section.tsx";
import { OwnPictureForm } from "./own-picture-form.tsx";

const parts = openParts();
const press = (name: string) => page.getByRole("button", { name }).click();
const alert = page.getByRole("alert").filter({ hasText: /\S/ });

test("a name is refused at its field, told of when it could not be saved, and read as it is kept", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await parts.show(<DisplayNameForm displayName={null} />);
  const name = page.getByLabelText("Display name");
  await press("Save name");
  await see(page.getByText("Enter the name that other farmers will see."));
  await expect.element(name).toHaveFocus();
  await name.fill("  Sunita   Pawar ");
  await miss(page.getByText("Enter the name that other farmers will see."));
  await commands.meet("/api/profile/display-name", { kind: "lost" });
  await press("Save name");
  await see(alert.getByText(/No connection, so nothing was saved yet/));
  await commands.letThrough();
  await press("Save name");
  await see(page.getByText("Your name has been saved."));
  await expect.element(name).toHaveValue("Sunita Pawar");
  expect((await send("GET /api/profile")).displayName).toBe("Sunita Pawar");
});

test("a name that is asked for is refused at its field, and told of when the server refuses it", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await parts.show(<GivenNameSection />, { width: 360 });
  const name = page.getByLabelText("What should other farmers call you?");
  await press("Save name");
  await see(page.getByText("Enter the name that other farmers will see."));
  await expect.element(name).toHaveFocus();
  const json = { code: "not-allowed", message: "no" };
  await commands.meet("/api/profile/display-name", { kind: "answered", status: 403, json });
  await name.fill("Kamala");
  await press("Save name");
  await see(alert.getByText(/nothing was saved/));
  await expect.element(name).toHaveValue("Kamala");
  await commands.letThrough();
  await press("Save name");
  await see(page.getByText("Other farmers see you as Kamala."));
  expect((await send("GET /api/profile")).displayName).toBe("Kamala");
});

test("a name that is asked for is given by going on, and kept until there is a network", async () => {
  await openFarmer();
  await parts.show(
    <>
      <GivenNameSection />
      <label>
        Next <input />
      </label>
    </>,
  );
  await commands.meet("/api/profile/display-name", { kind: "lost" });
  await page.getByLabelText("What should other farmers call you?").fill("  Kamala   Jadhav ");
  await page.getByLabelText("Next").click();
  await see(page.getByText("Other farmers see you as Kamala Jadhav."));
  await see(page.getByText("Kept on this device. It is sent when the signal is back."));
  expect((await send("GET /api/profile")).displayName).toBeNull();
  await commands.letThrough();
  window.dispatchEvent(new Event("online"));
  const readName = async () => (await send("GET /api/profile")).displayName;
  await expect.poll(readName).toBe("Kamala Jadhav");
});

test("a picture that cannot be read here is refused at once, and one that the server refuses is told of", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  await parts.show(<OwnPictureForm photoURL={null} />);
  const picture = page.getByLabelText("Your picture");
  await picture.upload(new File(["x"], "field.heic", { type: "image/heic" }));
  await see(alert.getByText(/This is a HEIC picture/));
  await picture.upload(new File(["no picture"], "field.jpg", { type: "image/jpeg" }));
  await miss(page.getByText(/This is a HEIC picture/));
  await press("Save picture");
  await see(alert.getByText(/This file is not a picture we can read/));
});

test("an account is deleted by its own address and its owner's password alone", async () => {
  parts.allow(/saving failed/);
  const { email } = await openFarmer();
  await parts.show(<AccountSection address={email} />);
  await press("Delete account");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const remove = () => dialog.getByRole("button", { name: "Delete account" }).click();
  const confirm = dialog.getByLabelText("Type your e-mail address to confirm");
  await confirm.fill("ravi@example.org");
  await remove();
  await see(dialog.getByText("This is not your account's e-mail address."));
  await expect.element(confirm).toHaveFocus();
  await confirm.fill(email.toUpperCase());
  const ownPassword = dialog.getByLabelText("Your password", { exact: true });
  await ownPassword.fill("not this one");
  await remove();
  await see(dialog.getByText("This is not your password."));
  // At its field, and nowhere else.
  expect(dialog.getByText(/could not be deleted/).elements()).toEqual([]);
  await ownPassword.fill("monsoon-2026");
  await remove();
  await see(dialog.getByText(/Your account will be removed on/));
  await see(dialog.getByRole("button", { name: "Close and leave" }));
});
