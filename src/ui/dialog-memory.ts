type Values = (string | boolean)[];
type Draft = { initial: string; values: Values };

/** What was typed into dialogs that were only put away, by screen and title; gone with the page. */
const drafts = new Map<string, Draft>();
/** The open dialogs by the way to put them away, the last on top. */
const shown: (() => void)[] = [];

const typed = "input:not([type=file], [type=hidden], [type=password]), select, textarea";
type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const listTyped = (dialog: HTMLElement) => [...dialog.querySelectorAll<Typed>(typed)];
const isTicked = (field: Typed): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
const read = (dialog: HTMLElement): Values =>
  listTyped(dialog).map((field) => (isTicked(field) ? field.checked : field.value));

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

function bringBack(dialog: HTMLElement, values: Values): void {
  for (const [at, field] of listTyped(dialog).entries()) {
    const value = values[at];
    if (isTicked(field)) {
      if (value === true && !field.checked) field.click();
      else if (value === false && field.checked && field.type === "checkbox") field.click();
    } else if (typeof value === "string" && field.value !== value) type(field, value);
  }
}

const readDepth = (): number => {
  const state: unknown = history.state;
  const depth =
    typeof state === "object" && state !== null && "dialogs" in state ? state.dialogs : 0;
  return typeof depth === "number" ? depth : 0;
};

let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets as many entries of the history stand for dialogs as are open. A turn later: one that opens as another
 * closes takes over its entry, and whoever followed a link is on an entry of another screen by then.
 */
function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    const depth = readDepth();
    if (depth > shown.length) return history.go(shown.length - depth);
    for (let next = depth + 1; next <= shown.length; next += 1) {
      // What scrolls to the thing that was saved must not be undone when the entry goes.
      history.scrollRestoration = "manual";
      history.pushState({ ...history.state, dialogs: next }, "");
    }
    if (shown.length === 0) history.scrollRestoration = "auto";
  });
}

function handlePop(): void {
  for (const close of shown.slice(readDepth()).reverse()) close();
  // One that refused to go, or the entry of one that is gone.
  settle();
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
  if (shown.length === 0) window.addEventListener("popstate", handlePop);
  shown.push(close);
  settle();
  return {
    keep() {
      const values = read(dialog);
      if (JSON.stringify(values) !== initial) drafts.set(name, { initial, values });
    },
    leave() {
      shown.splice(shown.indexOf(close), 1);
      settle();
    },
  };
}
