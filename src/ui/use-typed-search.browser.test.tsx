import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openParts } from "#src/app/test-parts.tsx";
import { useTypedSearch } from "./use-typed-search.ts";

const parts = openParts();
const box = page.getByLabelText("Search");

type Sought = { search: string; kind: string };

function Sifted({ onSought }: { onSought: (sought: Sought) => void }) {
  const [sought, setSought] = useState<Sought>({ search: "", kind: "all" });
  const seek = (next: Sought) => {
    setSought(next);
    onSought(next);
  };
  const search = useTypedSearch(sought.search, (text) => seek({ ...sought, search: text }));
  const handleClear = () => {
    search.clear();
    seek({ search: "", kind: "all" });
  };
  return (
    <form action={search.searchNow}>
      <input
        aria-label="Search"
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
      />
      <button type="button" onClick={() => seek({ ...sought, kind: "seeds" })}>
        Seeds
      </button>
      <button type="button" onClick={() => seek({ ...sought, search: "drip" })}>
        Drip
      </button>
      <button type="button" onClick={handleClear}>
        Clear
      </button>
    </form>
  );
}

async function open(): Promise<{ heard: Sought[] }> {
  const heard: Sought[] = [];
  await parts.show(<Sifted onSought={(sought) => void heard.push(sought)} />);
  await box.click();
  return { heard };
}

/** At once, as no driver outside of the page could: the pause is over in a quarter of a second. */
const type = (text: string) => flushSync(() => document.execCommand("insertText", false, text));
const press = (name: string) =>
  flushSync(() =>
    page
      .getByRole("button", { name })
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true })),
  );

test("a filter chosen while the search still waits stays chosen", async () => {
  const { heard } = await open();
  type("neem");
  press("Seeds");
  await expect
    .poll(() => heard)
    .toEqual([
      { search: "", kind: "seeds" },
      { search: "neem", kind: "seeds" },
    ]);
  await expect.element(box).toHaveValue("neem");
});

test("what is typed in one go is searched once, when it is whole", async () => {
  const { heard } = await open();
  for (const letter of "neem") type(letter);
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual([{ search: "neem", kind: "all" }]);
});

test("Enter searches at once, and the pause does not search again", async () => {
  const { heard } = await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await box.fill("neem");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => heard).toEqual([{ search: "neem", kind: "all" }]);
    vi.advanceTimersByTime(10_000);
    expect(heard).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test("what is cleared or changed from elsewhere stands in the box, and what was typed is let go", async () => {
  const { heard } = await open();
  type("nee");
  press("Clear");
  await expect.element(box).toHaveValue("");
  type("oil");
  await expect.poll(() => heard.map(({ search }) => search)).toEqual(["", "oil"]);
  press("Drip");
  await expect.element(box).toHaveValue("drip");
});
