import { useInfiniteQuery } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations, miss, openParts, see } from "#src/app/test-parts.tsx";
import { AppError } from "#src/shared/app-error.ts";
import { PagedList } from "./paged-list.tsx";

const parts = openParts();
const more = page.getByRole("button", { name: "Show more" });
const titles = () =>
  page
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

type Answer = { items: string[]; next: number | null };
const pages: Answer[] = [
  { items: ["Wheat", "Rice", "Maize"], next: 1 },
  { items: ["Gram", "Tur"], next: 2 },
  { items: ["Onion"], next: null },
];
const answer = async (at: number): Promise<Answer> => pages[at] ?? { items: [], next: null };
const fail = () => Promise.reject(new AppError("internal-error", "No"));

type CropsProps = { ask?: (at: number) => Promise<Answer>; onClear?: () => void };

function Crops({ ask = answer, onClear = () => {} }: CropsProps) {
  const list = useInfiniteQuery({
    queryKey: ["crops"],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }: Answer) => next,
  });
  const items = list.data?.pages.flatMap((each) => each.items);
  const words = {
    loading: "The crops are loaded",
    failed: "No crops could be loaded",
    empty: "No crop is like that",
    more: "Show more",
    shown: `${items?.length} crops`,
  };
  return (
    <PagedList {...{ list, items, words, onClear }}>
      {(crop) => (
        <li key={crop}>
          <h2>{crop}</h2>
        </li>
      )}
    </PagedList>
  );
}

test("what is shown more is gone on with at its first card, also where nothing more comes", async () => {
  await parts.show(<Crops />);
  await expect.poll(titles).toEqual(["Wheat", "Rice", "Maize"]);
  await more.click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Gram" })).toHaveFocus();
  expect(titles()).toEqual(["Wheat", "Rice", "Maize", "Gram", "Tur"]);
  await expect.element(page.getByRole("status")).toHaveTextContent("5 crops");
  await more.click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Onion" })).toHaveFocus();
  await see(page.getByText("That is all for now."));
  await miss(more);
});

test("a page that does not come leaves the others, the focus and another try", async () => {
  const ask = vi.fn(answer);
  await parts.show(<Crops ask={ask} />);
  await expect.poll(titles).toHaveLength(3);
  ask.mockImplementationOnce(fail);
  await more.click();
  await see(page.getByRole("alert").getByText("Something went wrong on our side."));
  expect(titles()).toHaveLength(3);
  await expect.element(more).toHaveFocus();
  await expectNoAxeViolations();
  await more.click();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Gram" })).toHaveFocus();
  await miss(page.getByText("Something went wrong on our side."));
});

test("a list that is not there offers another try, and an empty one to take the filters away", async () => {
  const ask = vi.fn(answer).mockImplementationOnce(fail);
  ask.mockResolvedValueOnce({ items: [], next: null });
  const onClear = vi.fn<() => void>();
  await parts.show(<Crops {...{ ask, onClear }} />);
  await see(page.getByRole("heading", { name: "No crops could be loaded" }));
  await page.getByRole("button", { name: "Try again" }).click();
  await see(page.getByRole("heading", { name: "No crop is like that" }));
  await miss(page.getByRole("heading", { name: "No crops could be loaded" }));
  await page.getByRole("button", { name: "Clear filters" }).click();
  expect(onClear).toHaveBeenCalledOnce();
});
