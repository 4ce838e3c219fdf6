import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { openFarmer, openParts, see, send } from "#src/app/test-parts.tsx";
import { openKeptStore } from "#src/shared/kept-store.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";

const parts = openParts();
const product = "drip-kit";
const path = `/api/wishes/${product}`;
const readWishes = async () =>
  (await send("GET /api/wishes")).wishes.map(({ id }: { id: string }) => id);

function Waiting({ onSent }: { onSent: () => void }) {
  const outbox = useOutbox();
  useEffect(() => outbox.onSent(async () => onSent()), [outbox, onSent]);
  const writes = useWrites();
  const handlePress = () => {
    const id = crypto.randomUUID();
    void outbox.write({ id, kind: "wish", command: { id: product, isWished: true } });
  };
  return (
    <>
      <button type="button" onClick={handlePress}>
        Wish
      </button>
      <p>{writes.map(({ tries }) => `tried ${tries}`).join() || "nothing waits"}</p>
    </>
  );
}

beforeEach(() => {
  // Only what happens is to send it, not the next try.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function keepWish(onSent: () => void): Promise<void> {
  await openFarmer();
  await commands.meet(path, { kind: "lost" });
  await parts.show(<Waiting onSent={onSent} />);
  await page.getByRole("button", { name: "Wish" }).click();
  await see(page.getByText("tried 1"));
  await commands.letThrough();
  expect(await readWishes()).toEqual([]);
}

test.each([
  ["the network comes back", () => window.dispatchEvent(new Event("online"))],
  ["the app is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["the app is opened again", (onSent: () => void) => parts.show(<Waiting onSent={onSent} />)],
])("what waits is sent as soon as %s", async (_, happen) => {
  let onSent = () => {};
  // Not looked for again and again, which moves the clock on.
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  await keepWish(onSent);
  await happen(onSent);
  await sent;
  expect(await readWishes()).toEqual([product]);
  await see(page.getByText("nothing waits"));
});

test("what an earlier version has kept is sent, once, and is kept no more", async () => {
  const { uid } = await openFarmer();
  const id = crypto.randomUUID();
  const own = { id, uid, at: 1, tries: 1, refusal: null };
  const old = openKeptStore<unknown>("urvara-outbox");
  await old.put(id, { ...own, kind: "wish", method: "PUT", path, about: product });
  const sent = new Promise<void>((resolve) => {
    void parts.show(<Waiting onSent={resolve} />);
  });
  await sent;
  expect(await readWishes()).toEqual([product]);
  await see(page.getByText("nothing waits"));
  expect(await old.keys()).toEqual([]);
});
