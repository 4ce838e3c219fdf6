import { useInfiniteQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { blogsQuery } from "#src/features/blogs/api.ts";
import { useCart } from "#src/features/orders/cart-api.ts";
import { LiveProvider } from "./live-provider.tsx";
import { addPost, openFarmer, openParts, see, send } from "./test-parts.tsx";

const parts = openParts();
const halfMinute = 30_000;

/** The browser's own streams to the real server, each noted as it is opened. */
let streams: EventSource[] = [];
let isHidden = false;
const { EventSource: BrowserEventSource } = window;

beforeEach(() => {
  streams = [];
  isHidden = false;
  window.EventSource = new Proxy(BrowserEventSource, {
    construct(target, [url]: [string]) {
      const stream = new target(url);
      streams.push(stream);
      return stream;
    },
  });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
});
afterEach(() => {
  vi.useRealTimers();
  window.EventSource = BrowserEventSource;
  Reflect.deleteProperty(document, "hidden");
});

const listKept = () => streams.filter(({ readyState }) => readyState !== EventSource.CLOSED);
const expectOpened = () =>
  expect.poll(() => listKept().map(({ readyState }) => readyState)).toEqual([EventSource.OPEN]);

function turn(state: "away" | "back"): void {
  isHidden = state === "away";
  document.dispatchEvent(new Event("visibilitychange"));
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const holdTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
/** The tab is in the background for so long, and is looked at again. */
function lookAway(milliseconds: number): void {
  holdTime();
  turn("away");
  pass(milliseconds);
  turn("back");
  vi.useRealTimers();
}

function CartCount() {
  const { cart } = useCart();
  return <p>{cart ? `${cart.count} in the cart` : "Not known"}</p>;
}
const seeCount = (count: number) => see(page.getByText(`${count} in the cart`, { exact: true }));

/** Opens a tab, and waits until what it shows can only change by what comes live. */
async function openTab(): Promise<string[]> {
  await openFarmer();
  const { products } = await send("GET /api/products");
  await parts.show(
    <>
      <LiveProvider />
      <CartCount />
    </>,
  );
  await seeCount(0);
  return products.map(({ id }: { id: string }) => id);
}

/** As another device of the same farmer does. */
const putElsewhere = (productId: string | undefined) =>
  send("POST /api/cart/lines", { productId, quantity: 1 });

/** The titles of the posts, live once they are there, and all that ever stood there. */
function PostTitles({ seen }: { seen: Set<string> }) {
  const { data } = useInfiniteQuery(blogsQuery({}));
  const titles = data?.pages.flatMap(({ posts }) => posts.map(({ title }) => title)) ?? [];
  useLayoutEffect(() => {
    for (const title of titles) seen.add(title);
  });
  return (
    <>
      {titles.map((title) => (
        <p key={title}>{title}</p>
      ))}
      {data && <LiveProvider />}
    </>
  );
}

test("what was made and removed a moment ago is never seen, what is made now is", async () => {
  await openFarmer();
  const gone = `Gone ${crypto.randomUUID()}`;
  await send(`DELETE /api/blogs/${await addPost(gone)}`);
  const stays = `Stays ${crypto.randomUUID()}`;
  await addPost(stays);
  const seen = new Set<string>();
  await parts.show(<PostTitles seen={seen} />);
  await see(page.getByText(stays));
  await expectOpened();
  const live = `Live ${crypto.randomUUID()}`;
  await addPost(live);
  await see(page.getByText(live));
  expect([...seen].filter((title) => [gone, stays, live].includes(title))).toEqual([stays, live]);
});

test("what another device does comes live, also after half a minute in the background", async () => {
  const [first, second, third] = await openTab();
  await expectOpened();
  await putElsewhere(first);
  await seeCount(1);
  for (const [round, product] of [second, third].entries()) {
    lookAway(halfMinute);
    await expectOpened();
    await putElsewhere(product);
    await seeCount(round + 2);
  }
  expect(streams).toHaveLength(3);
});

test("what happened meanwhile is told when the tab is looked at again", async () => {
  const [first] = await openTab();
  await expectOpened();
  holdTime();
  turn("away");
  pass(halfMinute);
  vi.useRealTimers();
  expect(listKept()).toEqual([]);
  await putElsewhere(first);
  turn("back");
  await seeCount(1);
});

test("a glance at another tab costs no connection, several in a row neither", async () => {
  await openTab();
  await expectOpened();
  holdTime();
  for (let round = 0; round < 3; round += 1) {
    turn("away");
    pass(halfMinute - 1);
    turn("back");
    pass(halfMinute - 1);
  }
  // The half minute of the last glance is not over in the background.
  pass(2 * halfMinute);
  vi.useRealTimers();
  expect(streams).toHaveLength(1);
  await expectOpened();
});

test("a tab in the background has no connection, and takes none when the network comes back", async () => {
  isHidden = true;
  await openTab();
  window.dispatchEvent(new Event("online"));
  expect(streams).toEqual([]);
  turn("back");
  await expectOpened();
  holdTime();
  turn("away");
  pass(halfMinute);
  window.dispatchEvent(new Event("online"));
  expect(listKept()).toEqual([]);
  turn("back");
  vi.useRealTimers();
  await expectOpened();
});

test("when the network comes back the tab that is looked at has one connection", async () => {
  const [first] = await openTab();
  await expectOpened();
  window.dispatchEvent(new Event("online"));
  await expectOpened();
  expect(streams).toHaveLength(2);
  await putElsewhere(first);
  await seeCount(1);
});

test("what is taken away gives its connection back and opens no other", async () => {
  await openTab();
  await expectOpened();
  await parts.show(<p>Nothing live</p>);
  await see(page.getByText("Nothing live"));
  turn("away");
  turn("back");
  window.dispatchEvent(new Event("online"));
  expect(listKept()).toEqual([]);
  expect(streams).toHaveLength(1);
});
