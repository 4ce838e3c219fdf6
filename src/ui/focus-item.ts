/**
 * Moves the focus to an item of a list once it is drawn. After "Show More" the reader goes on with what
 * is new, also where the button itself is gone.
 */
export function focusItem(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const item = list?.children[index];
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  });
}
