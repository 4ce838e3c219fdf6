import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { addDays, getLocalDay } from "#src/shared/days.ts";

/** The day so many days ago, as India's calendar has it. */
export function dayBefore(days: number): string {
  return addDays(getLocalDay(new Date()), -days);
}

/**
 * Sends what a screen of the page's farmer would send.
 * @param request such as `PUT /api/widgets`
 * @throws Error when it is not taken
 */
export async function send(
  page: Page,
  request: `${"POST" | "PUT"} /api/${string}`,
  data: object,
): Promise<void> {
  const [method = "", path = ""] = request.split(" ");
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${request}: ${answer.status()} ${await answer.text()}`);
}

/** A field as its farmer describes it: with a crop on it, or with none. */
type Plot = {
  name?: string;
  area?: number;
  areaUnit?: "acre" | "hectare";
  soil?: "black";
  method?: "furrow" | "drip" | "rain-fed";
  flowLitresPerHour?: number;
  emitterCount?: number;
  crop?: string;
  sowingDate?: string;
};

/**
 * Puts a field on the farm: an acre under drip, if nothing else is said.
 * @returns its id
 */
export async function addField(
  page: Page,
  { crop, sowingDate = dayBefore(40), ...plot }: Plot,
): Promise<string> {
  const id = randomUUID();
  const usual = { name: "Well plot", area: 1, areaUnit: "acre", method: "drip" };
  const season = crop === undefined ? null : { id: randomUUID(), crop, sowingDate };
  await send(page, "POST /api/fields", { id, ...usual, ...plot, season });
  return id;
}

/** A part of a screen by its heading, such as a card of the dashboard. */
export function findSection(page: Page, title: string): Locator {
  return page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
}

/** An entry of a list by its heading, such as a field. */
export function findItem(page: Page, title: string): Locator {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}
