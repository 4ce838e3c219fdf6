import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import {
  addPost,
  listTitles,
  makePicture,
  miss,
  openFarmer,
  openParts,
  see,
  send,
  toForm,
} from "#src/app/test-parts.tsx";

const parts = openParts();
const dialog = page.getByRole("dialog", { name: "Create your blogs" });
const title = dialog.getByLabelText(/^Title/);
const description = dialog.getByLabelText(/^Description/);
const create = () => dialog.getByRole("button", { name: "Create Post" }).click();
const alert = dialog.getByRole("alert").filter({ hasText: /\S/ });

async function openForm(): Promise<void> {
  await openFarmer();
  await parts.showScreen("/community/blogs");
  await page.getByRole("button", { name: "Add Post" }).click();
  await see(dialog);
}

async function makePhotograph(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 900);
  const ground = canvas.getContext("2d");
  if (!ground) throw new Error("There is nothing to draw on");
  ground.fillStyle = "#5b8c3a";
  ground.fillRect(0, 0, 1200, 900);
  const type = "image/jpeg";
  return new File([await canvas.convertToBlob({ type })], "grove.jpg", { type });
}

test("the list has its search, categories and cards, and the form requires its fields", async () => {
  parts.allow(/All fields are required\./);
  await openForm();
  await expect.element(title).toHaveAttribute("required");
  await expect.element(description).toHaveAttribute("required");
  await create();
  await see(alert.first());
  expect(parts.complaints().join()).toContain("All fields are required.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await see(page.getByPlaceholder("Search Post..."));
  await see(page.getByRole("combobox").filter({ hasText: "All Categories" }));
  await expect.poll(listTitles).not.toEqual([]);
  await see(page.getByText(/Posted on/).first());
  await see(page.getByRole("button", { name: /like/i }).first());
});

test("a post that fails says why and keeps what was typed; one that succeeds clears all of it", async () => {
  parts.allow(/saving failed/);
  await openForm();
  await title.fill("Hail in the orange grove");
  await description.fill("Nets held, poles did not.");
  await dialog.getByLabelText(/picture/i).upload(await makePhotograph());
  const json = { code: "conflict", message: "Not like this" };
  await commands.meet("/api/blogs$", { kind: "answered", status: 409, json });
  await create();
  await see(alert.filter({ hasText: /^Error creating blog post: \S/ }));
  await expect.element(title).toHaveValue("Hail in the orange grove");
  await commands.letThrough();
  await create();
  await miss(dialog);
  await page.getByRole("button", { name: "Add Post" }).click();
  await see(dialog);
  await expect.element(title).toHaveValue("");
  await expect.element(description).toHaveValue("");
  expect(dialog.getByRole("img").query()).toBeNull();
  await miss(alert);
});

test("a drawing that was taken away does not come back with another category", async () => {
  await openForm();
  await dialog.getByRole("button", { name: /^No photo/ }).click();
  await see(dialog.getByText("Drawing: Stories"));
  await dialog.getByRole("button", { name: "Remove picture" }).click();
  await see(dialog.getByText("Choose a picture", { exact: true }));
  await dialog.getByLabelText("Category").selectOptions("Selling");
  await miss(dialog.getByText("Drawing:"));
});

test("what was changed of a post elsewhere meanwhile is told, and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  const id = await addPost("Hail in the grove");
  await parts.showScreen(`/community/blogs/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editing = page.getByRole("dialog", { name: "Edit your post" });
  await editing.getByLabelText(/^Title/).fill("Hail in the orange grove");
  const elsewhere = { title: "Hail", description: "On Monday.", category: "stories", version: "1" };
  await send(`PUT /api/blogs/${id}`, toForm({ ...elsewhere, picture: await makePicture() }));
  const save = () => editing.getByRole("button", { name: "Save changes" }).click();
  await save();
  await see(editing.getByText(/There it is: Hail · Stories · On Monday\./));
  expect(await send(`GET /api/blogs/${id}`)).toMatchObject({ title: "Hail" });
  await save();
  await see(page.getByRole("heading", { name: "Hail in the orange grove" }));
  expect(await send(`GET /api/blogs/${id}`)).toMatchObject({ description: "Seen.", version: 3 });
});
