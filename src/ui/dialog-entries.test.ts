import { beforeEach, describe, expect, test } from "vitest";
import { type DialogEntries, openDialogEntries } from "./dialog-entries.ts";

type Entry = { address: string; depth: number };

/** A browser: it goes to another entry some time after it was asked to, and from wherever it is by then. */
function openBrowser(ofDialogs: readonly number[] = []) {
  const history: Entry[] = [
    { address: "/dashboard", depth: 0 },
    { address: "/fields", depth: 0 },
    ...ofDialogs.map((depth) => ({ address: "/fields", depth })),
  ];
  let at = history.length - 1;
  let way: number[] = [];
  let timers: { act: () => void; milliseconds: number }[] = [];
  const here = () => history[at] ?? { address: "left", depth: 0 };
  const put = (entry: Entry, isInPlace = false) => {
    if (!isInPlace) at += 1;
    history.splice(at, isInPlace ? 1 : Number.POSITIVE_INFINITY, entry);
  };
  const entries: DialogEntries = openDialogEntries(
    {
      readDepth: () => here().depth,
      readAddress: () => here().address,
      go: (by) => way.push(by),
      push: (depth) => put({ ...here(), depth }),
      visit: (address, isInPlace) => put({ address, depth: 0 }, isInPlace),
      rest: () => {},
    },
    (act, milliseconds) => {
      const timer = { act, milliseconds };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  );
  const run = (milliseconds: number) => {
    const due = timers.filter((timer) => timer.milliseconds <= milliseconds);
    timers = timers.filter((timer) => !due.includes(timer));
    for (const { act } of due) act();
  };
  const arrive = () => {
    const [by, ...others] = way;
    if (by === undefined) return false;
    way = others;
    if (!history[at + by]) return true;
    at += by;
    entries.handlePop();
    return true;
  };
  return {
    entries,
    here,
    addresses: () => history.map(({ address, depth }) => `${address}${"+".repeat(depth)}`),
    /** The turn ends. */
    turn: () => run(0),
    arrive,
    /** Time passes in which the browser does not get to what it was asked. */
    dawdle() {
      for (let step = 0; step < 5; step += 1) run(1000);
    },
    /** All that is to happen by itself, and at last what waits for a traversal that never came. */
    rest() {
      for (let step = 0; step < 20; step += 1) {
        run(0);
        if (!arrive()) run(step < 10 ? 0 : 1000);
      }
    },
    /** The browser gave up what it was asked. */
    giveUp() {
      way = [];
    },
    press(by: 1 | -1) {
      way.push(by);
      arrive();
    },
    follow(address: string, isInPlace = false) {
      put({ address, depth: 0 }, isInPlace);
      entries.handleVisit(isInPlace);
    },
  };
}

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
});

/** A dialog as its screen holds it: told to close, it goes. */
function openDialog({ refuses = false } = {}) {
  const dialog = { isOpen: true, close: () => {} };
  const leave = browser.entries.add(() => {
    if (!refuses) dialog.close();
  });
  dialog.close = () => {
    if (!dialog.isOpen) return;
    dialog.isOpen = false;
    leave();
  };
  return dialog;
}

describe("Back", () => {
  test("puts away the last dialog, then the one below, then leaves the screen", () => {
    const [below, last] = [openDialog(), openDialog()];
    browser.rest();
    expect(browser.addresses()).toEqual(["/dashboard", "/fields", "/fields+", "/fields++"]);
    browser.press(-1);
    browser.rest();
    expect([below.isOpen, last.isOpen, browser.here()]).toEqual([
      true,
      false,
      { address: "/fields", depth: 1 },
    ]);
    browser.press(-1);
    browser.rest();
    expect([below.isOpen, browser.here()]).toEqual([false, { address: "/fields", depth: 0 }]);
    browser.press(-1);
    browser.rest();
    expect(browser.here().address).toBe("/dashboard");
  });

  test("does not put away one that refuses to go", () => {
    const dialog = openDialog({ refuses: true });
    browser.rest();
    browser.press(-1);
    browser.rest();
    expect([dialog.isOpen, browser.here().depth]).toEqual([true, 1]);
  });

  test("leads from where a link in a dialog led to the screen below it", () => {
    const dialog = openDialog();
    browser.rest();
    browser.follow("/marketplace");
    dialog.close();
    browser.rest();
    expect(browser.here().address).toBe("/marketplace");
    browser.press(-1);
    browser.rest();
    expect(browser.here()).toEqual({ address: "/fields", depth: 0 });
  });
});

describe("a dialog that is gone", () => {
  test("takes its entry with it", () => {
    const dialog = openDialog();
    browser.rest();
    dialog.close();
    browser.rest();
    expect(browser.here()).toEqual({ address: "/fields", depth: 0 });
  });

  test("leaves its entry to the one that opens in its place", () => {
    const first = openDialog();
    browser.rest();
    first.close();
    const second = openDialog();
    browser.rest();
    expect([second.isOpen, browser.here().depth]).toEqual([true, 1]);
  });

  test("does not take one with it that opens while its entry is being left", () => {
    const first = openDialog();
    browser.rest();
    first.close();
    browser.turn();
    const second = openDialog();
    browser.turn();
    browser.arrive();
    browser.rest();
    expect([second.isOpen, browser.here()]).toEqual([true, { address: "/fields", depth: 1 }]);
    second.close();
    browser.rest();
    expect(browser.here()).toEqual({ address: "/fields", depth: 0 });
  });

  test("does not take the screen with it when another goes while its entry is being left", () => {
    const [below, last] = [openDialog(), openDialog()];
    browser.rest();
    last.close();
    browser.turn();
    below.close();
    browser.turn();
    browser.rest();
    expect(browser.here()).toEqual({ address: "/fields", depth: 0 });
  });

  test.each([false, true])(
    "does not bring whoever goes on at that moment back (in its place: %s)",
    (isInPlace) => {
      const dialog = openDialog();
      browser.rest();
      dialog.close();
      browser.turn();
      browser.follow("/marketplace", isInPlace);
      browser.rest();
      expect(browser.here()).toEqual({ address: "/marketplace", depth: 0 });
    },
  );

  test("takes no other with it where the browser is slow to go back", () => {
    const dialog = openDialog();
    browser.rest();
    dialog.close();
    browser.dawdle();
    browser.rest();
    expect(browser.here()).toEqual({ address: "/fields", depth: 0 });
  });

  test("is forgotten where the browser gave up going back, and the next has its entry", () => {
    const dialog = openDialog();
    browser.rest();
    dialog.close();
    browser.turn();
    browser.follow("/marketplace");
    browser.giveUp();
    browser.rest();
    const next = openDialog();
    browser.rest();
    browser.press(-1);
    browser.rest();
    expect([next.isOpen, browser.here()]).toEqual([false, { address: "/marketplace", depth: 0 }]);
  });
});

test("Forward opens nothing, and stays on the screen", () => {
  const dialog = openDialog();
  browser.rest();
  browser.press(-1);
  browser.rest();
  browser.press(1);
  browser.rest();
  expect([dialog.isOpen, browser.here()]).toEqual([false, { address: "/fields", depth: 0 }]);
});

test("entries of dialogs from before the page was loaded are left at once", () => {
  browser = openBrowser([1, 2]);
  browser.entries.settle();
  browser.rest();
  expect(browser.here()).toEqual({ address: "/fields", depth: 0 });
  browser.press(-1);
  expect(browser.here().address).toBe("/dashboard");
});
