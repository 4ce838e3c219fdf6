/** The browser's history, as far as dialogs have to do with it. */
export type Place = {
  /** For how many open dialogs the present entry stands; 0 for a screen's own. */
  readDepth: () => number;
  readAddress: () => string;
  /** Goes so many entries on or back. The browser tells later, by a pop, when it is there. */
  go: (by: number) => void;
  /** Adds an entry of the same screen that stands for so many dialogs. */
  push: (depth: number) => void;
  visit: (address: string, isInPlace: boolean) => void;
  /** No dialog is open and none has an entry. */
  rest: () => void;
};

type Later = (act: () => void, milliseconds: number) => () => void;

/** A traversal that the browser gave up for a way to another screen tells nothing. */
const longestWay = 500;

export type DialogEntries = ReturnType<typeof openDialogEntries>;

/**
 * Lets as many entries of the history stand for dialogs as are open, so that Back puts away the last one and leaves
 * the screen only when there is none.
 * @param later calls back after a time; it answers the way to stop that
 */
export function openDialogEntries(place: Place, later: Later) {
  /** The open dialogs by the way to put them away, the last on top. */
  const shown: (() => void)[] = [];
  let stopSettling = () => {};
  let stopWaiting = () => {};
  /** Under way to another entry by ourselves: until it is reached, what the history says is of before. */
  let isUnderWay = false;
  /** Where somebody has gone meanwhile. */
  let overtaken: { address: string; isInPlace: boolean } | null = null;

  const arrive = () => {
    stopWaiting();
    isUnderWay = false;
    const meant = overtaken;
    overtaken = null;
    return meant;
  };
  const waitToLeave = (depth: number) => {
    stopWaiting = later(() => {
      // The browser is only slow: asked once more, it would go twice and leave the screen.
      if (place.readDepth() === depth) return waitToLeave(depth);
      arrive();
      settle();
    }, longestWay);
  };
  const travel = (by: number) => {
    isUnderWay = true;
    waitToLeave(place.readDepth());
    place.go(by);
  };
  const settleNow = () => {
    if (isUnderWay) return;
    const depth = place.readDepth();
    if (depth > shown.length) return travel(shown.length - depth);
    for (let next = depth + 1; next <= shown.length; next += 1) place.push(next);
    if (shown.length === 0) place.rest();
  };
  /**
   * A turn later: one that opens as another closes takes over its entry, and whoever followed a link is on an entry
   * of another screen by then.
   */
  function settle(): void {
    stopSettling();
    stopSettling = later(settleNow, 0);
  }
  return {
    settle,
    /** A dialog is open. @returns that it is gone */
    add(close: () => void): () => void {
      shown.push(close);
      settle();
      return () => {
        const at = shown.indexOf(close);
        if (at >= 0) shown.splice(at, 1);
        settle();
      };
    },
    /** Puts all dialogs away. */
    closeAll(): void {
      for (const close of [...shown].reverse()) close();
      settle();
    },
    /** Another entry is reached: by Back, by Forward, or because a dialog is gone. */
    handlePop(): void {
      if (isUnderWay) {
        // Nobody pressed Back: what was opened meanwhile stays, and so does where somebody has gone.
        const meant = arrive();
        if (meant && place.readAddress() !== meant.address) {
          place.visit(meant.address, meant.isInPlace);
        }
      } else for (const close of shown.slice(place.readDepth()).reverse()) close();
      // One that refused to go, or the entry of one that is gone.
      settle();
    },
    /** Somebody has gone to another screen. */
    handleVisit(isInPlace: boolean): void {
      if (isUnderWay) overtaken = { address: place.readAddress(), isInPlace };
    },
  };
}
