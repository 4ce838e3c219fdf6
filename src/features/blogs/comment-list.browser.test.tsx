import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { addPost, miss, openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { useAddComment } from "./comment-api.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";

const parts = openParts();
const field = page.getByRole("textbox", { name: "Your comment" });
const save = () => page.getByRole("button", { name: "Save" }).click();
const readWords = async (id: string) => (await send(`GET /api/comments/${id}`)).text;

/** The form of a comment that is there already. */
async function openComment(): Promise<string> {
  await openFarmer();
  const postId = await addPost("Rain on the cotton");
  const id = crypto.randomUUID();
  const comment = await send(`POST /api/blogs/${postId}/comments`, { id, text: "How deep?" });
  await parts.show(
    <CommentList
      comments={[{ ...comment, waiting: null }]}
      ownIds={[id]}
      postId={postId}
      onRemove={() => {}}
      onReport={() => {}}
      HiddenSection={() => null}
    />,
  );
  await page.getByRole("button", { name: "Edit your comment" }).click();
  return id;
}

test("what another device made of a comment meanwhile is told, and gone over only by saving once more", async () => {
  parts.allow(/saving failed/);
  const id = await openComment();
  await expect.element(field).toHaveFocus();
  await field.fill("How deep on the slope?");
  await send(`PUT /api/comments/${id}?version=1&next=70`, { text: "How wide?" });
  await save();
  await see(page.getByRole("alert").getByText(/There it is: How wide\?\. .* save it once more/));
  await expect.element(field).toHaveValue("How deep on the slope?");
  expect(await readWords(id)).toBe("How wide?");
  await save();
  await miss(field);
  expect(await readWords(id)).toBe("How deep on the slope?");
});

test("an emptied comment is refused at its field, and Cancel leaves the words as they are", async () => {
  const id = await openComment();
  await field.fill("  ");
  await save();
  await see(page.getByText("Write something first."));
  await expect.element(field).toHaveFocus();
  await page.getByRole("button", { name: "Cancel" }).click();
  await miss(field);
  await see(page.getByText("How deep?"));
  expect(await readWords(id)).toBe("How deep?");
});

function NewComment({ postId }: { postId: string }) {
  return (
    <CommentForm
      label="Your comment"
      submitLabel="Save"
      write={useAddComment(postId)}
      toChange={(text) => ({ id: crypto.randomUUID(), text, language: "en" as const })}
    />
  );
}

test("a new comment that is refused says why and stays; one that is taken empties its field", async () => {
  parts.allow(/saving failed/);
  await openFarmer();
  const postId = await addPost("Rain on the cotton");
  await parts.show(<NewComment postId={postId} />);
  await field.fill("How deep?");
  const json = { code: "not-found", message: "There is no such post" };
  await commands.meet("/comments", { kind: "answered", status: 404, json });
  await save();
  await see(page.getByRole("alert").getByText("What you want to answer is not there any more."));
  await expect.element(field).toHaveValue("How deep?");
  await commands.letThrough();
  await save();
  await expect.element(field).toHaveValue("");
  const { comments } = await send(`GET /api/blogs/${postId}/comments`);
  expect(comments).toMatchObject([{ text: "How deep?" }]);
});
