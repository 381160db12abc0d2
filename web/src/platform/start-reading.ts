/** How long a page may take to put its own heading in the place of the one it loads under. */
const patience = 10_000;
let watching: MutationObserver | undefined;

/**
 * Moves the focus to the first `h1` in `main`, else to `main`, without scrolling; for up to 10 s also to a heading that replaces it, as
 * one that arrives with the data. If the page has set the focus itself, does so only once the focused element is removed. Stops when the
 * person moves the focus.
 */
export function focusPageHeading(main: HTMLElement): void {
  watching?.disconnect();
  const active = document.activeElement;
  let held = active !== main && main.contains(active) ? active : null;
  let at = held ? main : focusHeading(main);
  const watch = new MutationObserver(() => {
    if (held?.isConnected) return;
    const now = document.activeElement;
    if (now !== at && now !== document.body) return watch.disconnect();
    const heading = main.querySelector("h1");
    if (held || (heading ? heading !== at : !at.isConnected)) at = focusHeading(main);
    held = null;
  });
  watch.observe(main, { childList: true, subtree: true });
  watching = watch;
  setTimeout(() => watch.disconnect(), patience);
}

function focusHeading(main: HTMLElement): HTMLElement {
  const target = main.querySelector("h1") ?? main;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return target;
}
