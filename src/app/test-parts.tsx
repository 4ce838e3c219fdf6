import "./app.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { run } from "axe-core";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect } from "vitest";
import { commands, type Locator, page } from "vitest/browser";
import { writeMirror } from "#src/features/session/api.ts";
import { SessionProvider } from "#src/features/session/session-provider.tsx";
import { signUp } from "#src/features/session/sign-in-api.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { loadAreaWords, loadWords } from "#src/ui/area-words.ts";
import { ToastProvider } from "#src/ui/toast.tsx";
import { OutboxProvider } from "./offline/outbox-provider.tsx";
import { openQueryClient } from "./query-client.ts";
import { Screens } from "./router.tsx";

type Surroundings = {
  /** The address that the part finds itself at. */
  path?: string;
  language?: Language;
  width?: number;
};

const password = "monsoon-2026";

/**
 * What a screen of the farmer who is signed in would send.
 * @throws Error when it is not taken
 */
export async function send(
  asked: `${"GET" | "POST" | "PUT" | "DELETE"} /api/${string}`,
  body?: object,
) {
  const [method = "", path = ""] = asked.split(" ");
  const json = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const form = body instanceof FormData ? { body } : json;
  const answer = await fetch(path, { method, ...(body ? form : {}) });
  if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/**
 * Signs up a farmer of their own at the real server, whom this browser remembers.
 * @param address what Setup would have been told; null for somebody who has told nothing yet
 */
export async function openFarmer(
  address: string | null = "Wardha, Maharashtra 442001",
): Promise<{ uid: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.org`;
  const user = await signUp({ email, password, agreedToTerms: true });
  writeMirror(user);
  if (address !== null) await send("PUT /api/profile/farm", { phone: "9876543210", address });
  return { uid: user.uid, email };
}

/** Waits until it can be seen. */
export const see = (shown: Locator) => expect.element(shown).toBeVisible();

/** Waits until it is gone. */
export const miss = (shown: Locator) => expect.element(shown).not.toBeInTheDocument();

/** An entry of a list by its heading, such as a field. */
export function findItem(title: string): Locator {
  const heading = page.getByRole("heading", { name: title, exact: true });
  return page.getByRole("listitem").filter({ has: heading });
}

/** The day so many days ago, as India's calendar has it. */
export const dayBefore = (days: number): string => addDays(getLocalDay(new Date()), -days);

/**
 * Puts a field on the farm: an acre and a half of tomato under drip, if nothing else is said.
 * @returns its id
 */
export async function addField(given: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const season = { id: crypto.randomUUID(), crop: "tomato", sowingDate: dayBefore(40) };
  const usual = { name: "Well plot", area: 1.5, areaUnit: "acre", soil: "black", method: "drip" };
  await send("POST /api/fields", { id, ...usual, season, ...given });
  return id;
}

/** Fields and files as a form of a screen would send them. */
export function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A picture of nothing. */
export function makePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d");
  return canvas.convertToBlob();
}

/**
 * Writes a post.
 * @returns its id
 */
export async function addPost(title: string): Promise<string> {
  const texts = { id: crypto.randomUUID(), title, description: "Seen.", category: "stories" };
  await send("POST /api/blogs", toForm({ ...texts, picture: await makePicture() }));
  return texts.id;
}

/** The headings of a list's cards: each an item, or an article, under a heading of its own. */
export function listTitles(): string[] {
  const cards = document.querySelectorAll("main ul > li:has(h2, h3), main article:not(li article)");
  return [...cards].map((card) => card.querySelector("h2, h3")?.textContent?.trim() ?? "");
}

/** Fails when what is shown is wider than its window. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Fails when axe finds anything against WCAG 2.2 AA or its own best practices. */
export async function expectNoAxeViolations(): Promise<void> {
  const { violations } = await run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    // A part has no page around it.
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/**
 * Single parts of a screen in a real browser, in the product's own surroundings and before its real server.
 * What a part complains of on the console fails its test.
 */
export function openParts() {
  let root: Root | null = null;
  let complaints: string[] = [];
  let allowed: RegExp[] = [];
  const { error, warn } = console;
  const note = (...told: unknown[]) => void complaints.push(told.map(String).join(" "));
  i18n.on("missing", ({ id }) => note("[words]", id));

  function takeAway(): void {
    root?.unmount();
    root = null;
    document.body.replaceChildren();
  }

  beforeEach(() => {
    complaints = [];
    allowed = [];
    Object.assign(console, { error: note, warn: note });
  });
  afterEach(async () => {
    await commands.letThrough();
    takeAway();
    Object.assign(console, { error, warn });
    localStorage.clear();
    sessionStorage.clear();
    const isAllowed = (complaint: string) => allowed.some((pattern) => pattern.test(complaint));
    expect(complaints.filter((complaint) => !isAllowed(complaint))).toEqual([]);
  });

  async function show(part: ReactNode, given: Surroundings = {}): Promise<void> {
    const { path = "/", language = "en", width = 1280 } = given;
    takeAway();
    await page.viewport(width, 900);
    history.replaceState(null, "", path);
    document.documentElement.lang = language;
    document.title = "A part";
    const words = await loadWords(language);
    // As the screen around it would bring them.
    await loadAreaWords(await commands.listAreas());
    root = createRoot(document.body.appendChild(document.createElement("div")));
    root.render(
      <I18nProvider i18n={words}>
        <QueryClientProvider client={openQueryClient()}>
          <SessionProvider>
            <ToastProvider>
              <OutboxProvider>{part}</OutboxProvider>
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </I18nProvider>,
    );
  }

  return {
    /** Shows a part alone. */
    show: (part: ReactNode, given?: Surroundings) => show(<main>{part}</main>, given),
    /** Shows the screen of an address, in its frame; anew when it stands there already. */
    showScreen: (path: string, given: Omit<Surroundings, "path"> = {}) =>
      show(<Screens />, { ...given, path }),
    /** Lets one kind of complaint pass in this test, which provokes it. */
    allow: (complaint: RegExp) => void allowed.push(complaint),
    /** What the console was told so far. */
    complaints: (): readonly string[] => complaints,
  };
}
