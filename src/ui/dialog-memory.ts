import { openDialogEntries } from "./dialog-entries.ts";
import { nameFields } from "./dialog-fields.ts";

type Values = Record<string, string | boolean>;
type Draft = { initial: string; values: Values };

/** What was typed into dialogs that were only put away, by screen and title; gone with the page. */
const drafts = new Map<string, Draft>();

const typed = "input:not([type=file], [type=hidden], [type=password]), select, textarea";
type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function listTyped(dialog: HTMLElement): [string, Typed][] {
  const fields = [...dialog.querySelectorAll<Typed>(typed)];
  const names = nameFields(
    fields.map((field) => ({
      name: field.name,
      label: field.labels?.[0]?.textContent ?? "",
      tick: isTicked(field) ? field.value : null,
    })),
  );
  return fields.map((field, at) => [names[at] ?? "", field]);
}
const read = (dialog: HTMLElement): Values =>
  Object.fromEntries(
    listTyped(dialog).map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]),
  );

/** As if it were typed once more, so that a form which keeps its own state hears of it, too. */
function type(field: Typed, value: string): void {
  const { prototype } =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function fill(field: Typed, value: string | boolean): void {
  if (isTicked(field)) {
    if (value === true && !field.checked) field.click();
    else if (value === false && field.checked && field.type === "checkbox") field.click();
  } else if (typeof value === "string" && field.value !== value) type(field, value);
}

/** Whether a field can hold it: a choice may come only with what was chosen before it. */
const canHold = (field: Typed, value: string | boolean) =>
  !(field instanceof HTMLSelectElement) ||
  [...field.options].some((option) => option.value === value);

/** Once for each field: those that come with what was brought back are filled when they are there. */
function bringBack(dialog: HTMLElement, values: Values): void {
  const left = new Map(Object.entries(values));
  const fillThose = () => {
    const before = left.size;
    for (const [name, field] of listTyped(dialog)) {
      const value = left.get(name);
      if (value === undefined || !canHold(field, value)) continue;
      left.delete(name);
      fill(field, value);
    }
    if (left.size > 0 && left.size < before) setTimeout(fillThose);
  };
  fillThose();
}

const readDepth = (): number => {
  const state: unknown = history.state;
  const depth =
    typeof state === "object" && state !== null && "dialogs" in state ? state.dialogs : 0;
  return typeof depth === "number" ? depth : 0;
};

function openEntries() {
  const entries = openDialogEntries(
    {
      readDepth,
      readAddress: () => window.location.href,
      go: (by) => history.go(by),
      push(depth) {
        // What scrolls to the thing that was saved must not be undone when the entry goes.
        history.scrollRestoration = "manual";
        history.pushState({ ...history.state, dialogs: depth }, "");
      },
      visit: (address, isInPlace) =>
        history[isInPlace ? "replaceState" : "pushState"](null, "", address),
      rest() {
        history.scrollRestoration = "auto";
      },
    },
    (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  );
  window.addEventListener("popstate", entries.handlePop);
  // As the router tells of them: browsers tell of neither.
  window.addEventListener("pushState", () => entries.handleVisit(false));
  window.addEventListener("replaceState", () => entries.handleVisit(true));
  return entries;
}

let entries: ReturnType<typeof openEntries> | undefined;
const getEntries = () => {
  entries ??= openEntries();
  return entries;
};

/** Leaves an entry that stands for a dialog of before the page was loaded: Back would seem to do nothing there. */
export function leaveStaleEntry(): void {
  getEntries().settle();
}

/** Puts all dialogs away and waits until no entry of the history stands for one: the screen's own is back then. */
export async function leaveDialogs(): Promise<void> {
  getEntries().closeAll();
  while (readDepth() > 0) {
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  }
}

/**
 * Makes Back put away an open dialog and nothing else, and brings back what was typed into it before.
 * @returns `keep`: it is put away, and not done; `leave`: it is gone
 */
export function rememberDialog(
  dialog: HTMLElement,
  close: () => void,
): { keep: () => void; leave: () => void } {
  const name = `${window.location.pathname} ${dialog.querySelector("h2")?.textContent ?? ""}`;
  const initial = JSON.stringify(read(dialog));
  const draft = drafts.get(name);
  drafts.delete(name);
  // What it shows by itself is of another thing otherwise, or was changed since.
  if (draft?.initial === initial) bringBack(dialog, draft.values);
  const leave = getEntries().add(close);
  return {
    keep() {
      const values = read(dialog);
      if (JSON.stringify(values) !== initial) drafts.set(name, { initial, values });
    },
    leave,
  };
}
